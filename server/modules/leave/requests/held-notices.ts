import type { LeaveOutcome } from "#contract/codes/leave.ts";
import { undoKeptMs } from "#contract/rules/leave.ts";
import type { Context } from "#server/context.ts";
import { defineJob } from "#server/jobs/job.ts";
import { settle } from "#server/notices/notify.ts";
import { findLeaveAt } from "./decision-queries.ts";
import { notifyOfDecision, type OwnedLeave } from "./request-notices.ts";

interface HeldNotice {
  leaveId: number;
  /** The version that the decision made of the request. */
  version: number;
  leaveStatus: LeaveOutcome;
  byId: number;
}

/** Notifies the employee of a decision that was held; nothing is said of one that was undone or replaced. */
export const tellRequester = defineJob<HeldNotice>(
  "leave.tellRequester",
  async (context, { leaveId, version, leaveStatus, byId }) => {
    const leave = await findLeaveAt(context.tx, leaveId, version);
    if (leave) await notifyOfDecision(context, leave, { leaveStatus, byId });
    return [];
  },
);

/** Asks no reviewer any longer, and notifies the employee once the decision cannot be undone. */
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
