import type { Context } from "#server/context.ts";
import { getHandoverDays } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import type { StoryEntry } from "#server/story/story.ts";
import { handoverStep } from "../notices.ts";
import { toldByHandover } from "../told/told-changes.ts";
import { dueDays } from "./due-days.ts";
import { type NewHandover, saveDueDays, upsertHandovers } from "./opening-queries.ts";
import type { closeReturned } from "./return-queries.ts";

export interface Opening extends Pick<Context, "tx" | "now" | "today" | "enqueueAll"> {
  /** Null is the product itself. */
  actor: { employeeId: number | null };
}

/** Opens handovers in order of days and returns them with story entries. An unfinished one between the same two moves to the first day. */
export async function openHandovers(
  context: Opening,
  handovers: readonly NewHandover[],
): Promise<{ entries: StoryEntry[]; ids: number[] }> {
  const { tx, today, actor } = context;
  const pairs = new Map(handovers.toReversed().map((one) => [keyOf(one), one]));
  if (pairs.size === 0) return { entries: [], ids: [] };
  const saved = await upsertHandovers(tx, [...pairs.values()], {
    on: today,
    byId: actor.employeeId,
  });
  const daysBefore = await getHandoverDays(tx);
  const steps = saved.flatMap((one) =>
    dueDays(today, pairs.get(keyOf(one))?.takesOverOn ?? today, daysBefore).map((dueOn, index) => ({
      handoverId: one.id,
      step: index + 1,
      dueOn,
    })),
  );
  await saveDueDays(tx, steps);
  const opened = saved.filter(({ isNew }) => isNew);
  const outgoingIds = [...new Set(opened.map(({ outgoingId }) => outgoingId))];
  toldByHandover(context, outgoingIds);
  await notify(context, handoverStep, {
    to: outgoingIds,
    details: { step: 1, about: null },
    byId: actor.employeeId,
    aboutId: opened.length === 1 ? (opened[0]?.id ?? null) : null,
    isInAppOnly: true,
  });
  const entries = opened.map((one) => entryOf("handover_opened", one));
  return { entries, ids: saved.map(({ id }) => id) };
}

/** The entry of a handover closed today. */
export const closingOf = (one: { id: number; employeeId: number }) =>
  entryOf("handover_closed", one);

/** The entries of handovers closed by the outgoing manager's return. */
export const returnEntries = (returned: Awaited<ReturnType<typeof closeReturned>>): StoryEntry[] =>
  returned.map((one) => ({ ...closingOf(one), day: one.on }));

const keyOf = ({ employeeId, outgoingId }: Pick<NewHandover, "employeeId" | "outgoingId">) =>
  `${employeeId} ${outgoingId}`;

const entryOf = (
  kind: "handover_opened" | "handover_closed",
  { id, employeeId }: { id: number; employeeId: number },
): StoryEntry => ({ kind, subjectId: employeeId, link: { kind: "handover", id } });
