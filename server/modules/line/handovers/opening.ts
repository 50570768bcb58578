import { plusDays } from "#server/company-day.ts";
import type { Tx } from "#server/context.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { getHandoverDays } from "#server/modules/tenant/index.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import type { StoryEntry } from "#server/story/story.ts";
import { dueDays } from "./due-days.ts";
import {
  closeObsolete,
  findPassing,
  type NewHandover,
  type Passing,
  saveDueDays,
  upsertHandovers,
} from "./opening-queries.ts";
import { closeReturned } from "./return-queries.ts";
import { followReturns } from "./returns.ts";

/** A change recorded later than this opens no handover. */
const maxDaysLate = 90;

interface Opening {
  tx: Tx;
  now: Date;
  today: string;
  /** Null is the product itself. */
  actor: { employeeId: number | null };
}

/**
 * Follows a change of the line, in its transaction: a handover opens for each employee whom someone stops leading and who stays; an
 * unfinished one between the same two goes on, with the new day if its own is no change any more, and closes if the line has returned or the plan was withdrawn.
 * Returns the entries for their story. A few statements, however many employees there are.
 */
export async function followLine(
  context: Opening,
  affected: readonly { employeeId: number; from: string }[],
): Promise<StoryEntry[]> {
  const { today } = context;
  if (affected.length === 0) return [];
  // Handovers follow what everyone knows, no matter who makes the change.
  const tx = asKnownOn(context.tx, today);
  const ids = affected.map(({ employeeId }) => employeeId);
  const passing = await findPassing(tx, affected, today);
  const handovers = passing.flatMap((one): NewHandover[] =>
    one.outgoingId !== null && opens(one, today)
      ? [{ employeeId: one.employeeId, outgoingId: one.outgoingId, takesOverOn: one.from }]
      : [],
  );
  const returned = await closeReturned(tx, today, { employeeIds: ids, limit: null });
  // One that moves to another day goes on, so the closing comes last.
  const opened = await openHandovers(context, handovers);
  const closed = await closeObsolete(tx, ids, today);
  await followReturns(tx, ids);
  return [...returnEntries(returned), ...opened.entries, ...closed.map(closingOf)];
}

/** Whether a handover opens: someone else leads from that day on, and still does, an employee who stays. */
function opens(passing: Passing, today: string): boolean {
  const { from, outgoingId, incomingId, byNowId, stays, isHandedOver } = passing;
  const isPassedOn = outgoingId !== null && outgoingId !== incomingId && outgoingId !== byNowId;
  return isPassedOn && stays && !isHandedOver && from >= plusDays(today, -maxDaysLate);
}

/** A change of who leads an employee that is not recorded yet: who would lead from that day on, and by now. */
interface Planned {
  employeeId: number;
  from: string;
  incomingId: number | null;
  byNowId: number | null;
}

/** The ids of those for whom a handover would open, and when its steps would be due if it opened on a day. */
export async function previewHandovers(
  { tx, today }: Pick<Opening, "tx" | "today">,
  planned: readonly Planned[],
  openedOn: string,
): Promise<{ employeeIds: ReadonlySet<number>; due: [string, string, string] | null }> {
  const [first] = planned;
  if (!first) return { employeeIds: new Set(), due: null };
  const passing = await findPassing(asKnownOn(tx, today), planned, today);
  const plans = new Map(planned.map((one) => [one.employeeId, one]));
  const opened = passing.filter((one) => opens({ ...one, ...plans.get(one.employeeId) }, today));
  return {
    employeeIds: new Set(opened.map(({ employeeId }) => employeeId)),
    due: opened.length > 0 ? dueDays(openedOn, first.from, await getHandoverDays(tx)) : null,
  };
}

/**
 * Opens handovers, given in the order of their days, and returns them with the entries for the story; an unfinished one between the same
 * two gets the new day, of several the first.
 */
export async function openHandovers(
  { tx, now, today, actor }: Opening,
  handovers: readonly NewHandover[],
): Promise<{ entries: StoryEntry[]; ids: number[] }> {
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
  await notify(
    { tx, now },
    {
      to: [...new Set(opened.map(({ outgoingId }) => outgoingId))],
      kind: "handoverStep",
      details: { step: 1, about: null },
      byId: actor.employeeId,
      aboutId: opened.length === 1 ? (opened[0]?.id ?? null) : null,
    },
  );
  const entries = opened.map((one) => entryOf("handover_opened", one));
  return { entries, ids: saved.map(({ id }) => id) };
}

const closingOf = (one: { id: number; employeeId: number }) => entryOf("handover_closed", one);

/** That handovers were closed on the days on which who hands over leads again. */
export const returnEntries = (returned: Awaited<ReturnType<typeof closeReturned>>): StoryEntry[] =>
  returned.map((one) => ({ ...closingOf(one), day: one.on }));

const keyOf = ({ employeeId, outgoingId }: Pick<NewHandover, "employeeId" | "outgoingId">) =>
  `${employeeId} ${outgoingId}`;

const entryOf = (
  kind: "handover_opened" | "handover_closed",
  { id, employeeId }: { id: number; employeeId: number },
): StoryEntry => ({ kind, subjectId: employeeId, link: { kind: "handover", id } });
