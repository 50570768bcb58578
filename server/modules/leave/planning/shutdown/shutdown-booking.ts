import type { SystemContext } from "#server/context.ts";
import { grantedSources } from "#server/modules/leave/balances/balance-sources.ts";
import { detailsOf, leaveDecided } from "#server/modules/leave/notices.ts";
import { lockEmployees } from "#server/modules/leave/recount/recount-queries.ts";
import { companyRules } from "#server/modules/leave/requests/dates/date-check.ts";
import { insertLeave } from "#server/modules/leave/requests/request-queries.ts";
import { daysOfLeave } from "#server/modules/leave/rules/leave-days.ts";
import { leaveEntry } from "#server/modules/leave/story/leave-story.ts";
import { notifyEach } from "#server/notices/notify.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { partsFor } from "./shutdown-count.ts";
import { listActive, listToDo, type SavedPerson, saveBooked } from "./shutdown-people-queries.ts";
import type { LockedShutdown } from "./shutdown-queries.ts";

/** The people per transaction. */
const atOnce = 25;

type Booked = SavedPerson & {
  parts: Awaited<ReturnType<typeof partsFor>>["parts"];
};

/**
 * Books a shutdown's next people by their current balance, with history and one notification each. Skips deactivated
 * people; returns whether more may follow.
 */
export async function bookBatch(context: SystemContext, shutdown: LockedShutdown) {
  const { tx } = context;
  const people = await listToDo(tx, shutdown.id, atOnce);
  const ids = people.map(({ employeeId }) => employeeId);
  if (ids.length === 0) return false;
  await lockEmployees(tx, ids);
  const active = await listActive(tx, ids);
  const byId = shutdown.bookedById ?? shutdown.recordedById;
  const booked: Booked[] = [];
  for (const employeeId of ids)
    booked.push(
      active.has(employeeId)
        ? await bookFor(context, shutdown, { employeeId, byId })
        : { employeeId, annualDays: 0, unpaidDays: 0, lackingDays: 0, leaveIds: [], parts: [] },
    );
  await saveBooked(
    tx,
    shutdown.id,
    booked.map(({ parts: _, ...person }) => person),
  );
  const concerned = booked.filter(({ leaveIds }) => leaveIds.length > 0);
  if (concerned.length > 0) await tell(context, concerned, byId);
  return ids.length === atOnce;
}

async function bookFor(
  context: SystemContext,
  shutdown: LockedShutdown,
  { employeeId, byId }: { employeeId: number; byId: number },
): Promise<Booked> {
  const { tx, now } = context;
  const actor = { employeeId: byId };
  const sources = await grantedSources({ ...context, actor }, employeeId);
  const { parts, ...days } = await partsFor(context, shutdown, sources);
  const rules = await companyRules(context, shutdown.from, sources.patterns);
  const at = now.toISOString();
  const leaveIds: number[] = [];
  for (const part of parts) {
    const { id } = await insertLeave(
      tx,
      {
        ...part,
        employeeId,
        leaveStatus: "approved",
        reason: shutdown.name,
        contactNumber: "",
        requestedAt: at,
        decidedAt: at,
        decidedById: byId,
        bookedById: byId,
      },
      daysOfLeave(part, rules),
      {
        statusBefore: "pending",
        statusAfter: "approved",
        reason: "",
        decidedById: byId,
        reviewersId: [byId],
        decidedAt: at,
      },
    );
    leaveIds.push(id);
  }
  return { employeeId, ...days, leaveIds, parts };
}

/** Records each request in the history, and notifies each person once. */
async function tell(context: SystemContext, booked: readonly Booked[], byId: number) {
  const entries = booked.flatMap(({ employeeId, parts, leaveIds }) =>
    parts.map(
      (part, at): StoryEntry =>
        leaveEntry({ ...part, id: leaveIds[at] ?? 0, employeeId }, "approved", { isBooked: true }),
    ),
  );
  await recordStory({ ...context, actor: { employeeId: byId } }, entries);
  await notifyEach(context, leaveDecided, booked.flatMap(noticeOf(byId, "booked")));
}

/** One notification for all of a person's booked or cancelled leave, from first to last day. It links to the first request. */
export const noticeOf =
  <Outcome extends "booked" | "cancelled">(byId: number, leaveStatus: Outcome) =>
  ({ employeeId, parts, leaveIds }: Pick<Booked, "employeeId" | "parts" | "leaveIds">) => {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    const duration = parts.reduce((sum, part) => sum + part.duration, 0);
    const { endDate } = parts.reduce((one, other) => (other.endDate > one.endDate ? other : one));
    return [
      {
        to: employeeId,
        details: { ...detailsOf({ ...first, endDate, duration }), leaveStatus },
        byId,
        aboutId: leaveIds[0] ?? 0,
      },
    ];
  };
