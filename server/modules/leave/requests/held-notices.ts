import type { LeaveOutcome } from "#contract/codes/leave.ts";
import { undoKeptMs } from "#contract/rules/leave.ts";
import type { Context } from "#server/context.ts";
import { defineJob } from "#server/jobs/job.ts";
import { settle } from "#server/notices/notify.ts";
import { findLeaveAt } from "./decision-queries.ts";
import { notifyOfDecision, type OwnedLeave } from "./request-notices.ts";

interface HeldNotice {
  leaveId: number;
  /** The request's version after the decision. */
  version: number;
  leaveStatus: LeaveOutcome;
  byId: number;
}

/** Notifies the employee of a delayed decision, unless it was undone or replaced. */
export const tellRequester = defineJob<HeldNotice>(
  "leave.tellRequester",
  async (context, { leaveId, version, leaveStatus, byId }) => {
    const leave = await findLeaveAt(context.tx, leaveId, version);
    if (leave) await notifyOfDecision(context, leave, { leaveStatus, byId });
    return [];
  },
);

/** Settles the reviewers' notices, and notifies the employee after the time to undo. */
export async function holdNotice(
  context: Context,
  { id: leaveId, version }: OwnedLeave & { version: number },
  leaveStatus: LeaveOutcome,
): Promise<void> {
  const { actor, now, enqueue } = context;
  await settle(context, { kind: "leaveRequested", aboutId: leaveId });
  await enqueue(
    tellRequester,
    { leaveId, version, leaveStatus, byId: actor.employeeId },
    { startAfter: new Date(now.getTime() + undoKeptMs) },
  );
}
