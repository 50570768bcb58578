import type { LeaveOutcome } from "#contract/codes/leave-outcome.ts";
import type { Context } from "#server/context.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { mailDecision, mailReviewer } from "../jobs.ts";
import type { LeaveWithDuration } from "../policy/eligibility.ts";
import { detailsOf } from "../story/leave-notification.ts";

interface OwnedLeave extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

/** Notifies the employee of what others decided, and settles the notifications that asked its reviewers for it. */
export async function notifyRequester(
  context: Context,
  leave: OwnedLeave,
  leaveStatus: LeaveOutcome,
): Promise<void> {
  const { actor, enqueue } = context;
  const { id, employeeId } = leave;
  await notify(context, {
    to: [employeeId],
    kind: "leaveDecided",
    details: { ...detailsOf(leave), leaveStatus },
    byId: actor.employeeId,
    aboutId: id,
    mail: () => enqueue(mailDecision, { leaveId: id, employeeId, leaveStatus }),
    settles: { kind: "leaveRequested", aboutId: id },
  });
}

/** Notifies the reviewers that a decision is asked of them. */
export async function notifyReviewers(
  context: Context,
  leave: OwnedLeave,
  reviewersId: readonly number[],
  { isCancellation = false } = {},
): Promise<void> {
  const flag = isCancellation && { isCancellation: true as const };
  await notify(context, {
    to: reviewersId,
    kind: "leaveRequested",
    details: { ...detailsOf(leave), ...flag },
    byId: leave.employeeId,
    aboutId: leave.id,
    mail: (reviewerIds) =>
      context.enqueueEach(
        mailReviewer,
        reviewerIds.map((reviewerId) => ({ leaveId: leave.id, reviewerId, ...flag })),
      ),
  });
}
