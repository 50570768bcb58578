import type { SystemContext } from "#server/context.ts";
import { leaveDecided } from "#server/modules/leave/notices.ts";
import { lockEmployees } from "#server/modules/leave/recount/recount-queries.ts";
import { saveDecision } from "#server/modules/leave/requests/decision-queries.ts";
import { leaveEntry } from "#server/modules/leave/story/leave-story.ts";
import { notifyEach } from "#server/notices/notify.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { noticeOf } from "./shutdown-booking.ts";
import { listStillApproved, listToDo, saveDone } from "./shutdown-people-queries.ts";
import type { LockedShutdown } from "./shutdown-queries.ts";

/** The people per transaction. */
const atOnce = 25;

type Cancelled = Awaited<ReturnType<typeof listStillApproved>>[number];

/** Cancels the approved leave of the next people, with history and one notification each; returns whether more may follow. */
export async function undoBatch(context: SystemContext, shutdown: LockedShutdown) {
  const { tx } = context;
  const people = await listToDo(tx, shutdown.id, atOnce);
  const ids = people.map(({ employeeId }) => employeeId);
  if (ids.length === 0) return false;
  await lockEmployees(tx, ids);
  const leave = await listStillApproved(
    tx,
    people.flatMap(({ leaveIds }) => leaveIds),
  );
  const byId = shutdown.endedById ?? shutdown.recordedById;
  for (const one of leave) await cancel(context, one, { byId, reason: shutdown.name });
  await saveDone(tx, shutdown.id, ids);
  if (leave.length > 0) await tell(context, leave, { byId, reason: shutdown.name });
  return ids.length === atOnce;
}

interface By {
  byId: number;
  reason: string;
}

async function cancel({ tx, now }: SystemContext, leave: Cancelled, { byId, reason }: By) {
  const { id, employeeId, leaveType, startDate, leaveStatus: statusBefore } = leave;
  const made = { decidedById: byId, decidedAt: now.toISOString() };
  await saveDecision(
    tx,
    id,
    { leaveStatus: "cancelled", cancellationAskedAt: null, decisionReason: reason, ...made },
    { statusBefore, statusAfter: "cancelled", reason, reviewersId: [byId], ...made },
    {
      used: { employeeId, leaveType, startDate, days: -leave.duration, requests: -1 },
      days: undefined,
    },
  );
}

async function tell(context: SystemContext, leave: readonly Cancelled[], { byId, reason }: By) {
  const ofPerson = Map.groupBy(leave, ({ employeeId }) => employeeId);
  await recordStory(
    { ...context, actor: { employeeId: byId } },
    leave.map((one) =>
      leaveEntry(one, "cancelled", {
        before: one.leaveStatus,
        reason: said(typedBefore(reason)),
      }),
    ),
  );
  const notices = [...ofPerson].flatMap(([employeeId, parts]) =>
    noticeOf(byId, "cancelled")({ employeeId, parts, leaveIds: parts.map(({ id }) => id) }),
  );
  await notifyEach(context, leaveDecided, notices);
}
