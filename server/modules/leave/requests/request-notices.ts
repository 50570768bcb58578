import type { LeaveOutcome } from "#contract/codes/leave.ts";
import type { Context } from "#server/context.ts";
import { notify } from "#server/notices/notify.ts";
import { datesOf, detailsOf, leaveDecided, leaveRequested } from "../notices.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";

type NotifyContext = Pick<Context, "tx" | "now" | "enqueueAll">;

export interface OwnedLeave extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

/** Notifies the employee of others' decisions, and settles the reviewers' notifications. */
export const notifyRequester = (
  context: Context,
  leave: OwnedLeave,
  leaveStatus: LeaveOutcome,
): Promise<void> =>
  notifyOfDecision(context, leave, { leaveStatus, byId: context.actor.employeeId });

interface MadeDecision {
  leaveStatus: LeaveOutcome;
  byId: number;
  /** Whether the reviewers' question is settled; it is by default. */
  isSettled?: boolean;
}

/** For an earlier decision, or one that follows from a change. The employee's own is no news to them. */
export const notifyOfDecision = (
  context: NotifyContext,
  leave: OwnedLeave,
  { leaveStatus, byId, isSettled = true }: MadeDecision,
): Promise<void> =>
  notify(context, leaveDecided, {
    to: byId === leave.employeeId ? [] : [leave.employeeId],
    details: { ...detailsOf(leave), leaveStatus },
    byId,
    aboutId: leave.id,
    ...(isSettled && { settles: { kind: "leaveRequested" as const, aboutId: leave.id } }),
  });

/** Notifies the reviewers of the employee's correction, or the employee of another's. */
export async function notifyOfCorrection(
  context: Context,
  leave: OwnedLeave,
  reviewersId: readonly number[],
): Promise<void> {
  const { employeeId: byId } = context.actor;
  const about = { byId, aboutId: leave.id };
  if (byId === leave.employeeId)
    await notify(context, leaveRequested, {
      ...about,
      to: reviewersId,
      details: { ...detailsOf(leave), isCorrection: true },
      isInAppOnly: true,
    });
  else
    await notify(context, leaveDecided, {
      ...about,
      to: [leave.employeeId],
      details: { ...detailsOf(leave), leaveStatus: "corrected" },
    });
}

/** Asks the reviewers for a decision, reminds them, or names what the request was `before` its change. */
export const notifyReviewers = (
  context: NotifyContext,
  leave: OwnedLeave,
  reviewersId: readonly number[],
  {
    isCancellation = false,
    isReminder = false,
    before,
  }: { isCancellation?: boolean; isReminder?: boolean; before?: LeaveWithDuration } = {},
): Promise<void> =>
  notify(context, leaveRequested, {
    to: reviewersId,
    details: {
      ...detailsOf(leave),
      ...(isCancellation && { isCancellation }),
      ...(isReminder && { isReminder }),
      ...(before && { before: datesOf(before) }),
    },
    byId: leave.employeeId,
    aboutId: leave.id,
  });
