import type { LeaveOutcome } from "#contract/codes/leave.ts";
import type { Context } from "#server/context.ts";
import { notify } from "#server/modules/notifications/index.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";
import { detailsOf } from "../story/leave-notification.ts";
import { mailDecision, mailReviewer } from "../story/mail-jobs.ts";

export interface OwnedLeave extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

export const notifyRequester = (
  context: Context,
  leave: OwnedLeave,
  leaveStatus: LeaveOutcome,
): Promise<void> =>
  notifyOfDecision(context, leave, { leaveStatus, byId: context.actor.employeeId });

interface MadeDecision {
  leaveStatus: LeaveOutcome;
  byId: number;
}

/** The same for a decision that was made before. */
export async function notifyOfDecision(
  context: Pick<Context, "tx" | "now" | "enqueue">,
  leave: OwnedLeave,
  { leaveStatus, byId }: MadeDecision,
): Promise<void> {
  const { enqueue } = context;
  const { id, employeeId } = leave;
  await notify(context, {
    to: [employeeId],
    kind: "leaveDecided",
    details: { ...detailsOf(leave), leaveStatus },
    byId,
    aboutId: id,
    mail: () => enqueue(mailDecision, { leaveId: id, employeeId, leaveStatus }),
    settles: { kind: "leaveRequested", aboutId: id },
  });
}

/** Notifies the reviewers that the employee has corrected what leave is for, or the employee that someone else has. */
export async function notifyOfCorrection(
  context: Context,
  leave: OwnedLeave,
  reviewersId: readonly number[],
): Promise<void> {
  const { actor, enqueue } = context;
  const { id: leaveId, employeeId } = leave;
  const about = { byId: actor.employeeId, aboutId: leaveId };
  if (actor.employeeId === employeeId)
    return notify(context, {
      ...about,
      to: reviewersId,
      kind: "leaveRequested",
      details: { ...detailsOf(leave), isCorrection: true },
    });
  const leaveStatus = "corrected";
  return notify(context, {
    ...about,
    to: [employeeId],
    kind: "leaveDecided",
    details: { ...detailsOf(leave), leaveStatus },
    mail: () => enqueue(mailDecision, { leaveId, employeeId, leaveStatus }),
  });
}

/** Notifies the reviewers that a decision is asked of them, or reminds them of it. */
export async function notifyReviewers(
  context: Pick<Context, "tx" | "now" | "enqueueEach">,
  leave: OwnedLeave,
  reviewersId: readonly number[],
  { isCancellation = false, isReminder = false } = {},
): Promise<void> {
  const flag = {
    ...(isCancellation && { isCancellation: true as const }),
    ...(isReminder && { isReminder: true as const }),
  };
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
