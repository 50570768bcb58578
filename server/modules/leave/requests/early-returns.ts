import type { EarlyReturn } from "#contract/leave-decisions.ts";
import type { Leave } from "#contract/leave-request.ts";
import type { LeaveDay } from "#contract/leave-statement.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findPatterns } from "../patterns/pattern-queries.ts";
import { daysOfLeave } from "../policy/leave-days.ts";
import { leaveDuration } from "../policy/leave-duration.ts";
import { companyRules } from "./company-rules.ts";
import { type LockedLeave, lockLeave, type SeenLeave } from "./locked-leave.ts";
import { notifyRequester } from "./notices.ts";
import { saveAndRecord } from "./saved-decision.ts";

/** Shortens approved leave, as the employee or one of the reviewers; the days after its new end are given back. */
export async function returnEarly(
  context: Context,
  seen: SeenLeave,
  { endDate, reason }: EarlyReturn,
): Promise<Leave> {
  const locked = await lockLeave(context, seen, "returnEarly");
  const { leave } = locked;
  if (endDate < leave.startDate || endDate >= leave.endDate)
    throw new AppError("invalid_request", {
      fields: { endDate: "A day before the end of the leave" },
    });
  const endHalf = "afternoon" as const;
  const { duration, days } = await shortened(context, leave, endDate);
  const changes = { endDate, endHalf, duration };
  const decided = await saveAndRecord(context, locked, {
    statusAfter: "approved",
    reason,
    changes,
    days,
  });
  if (context.actor.employeeId !== leave.employeeId)
    await notifyRequester(context, { ...leave, ...changes }, "shortened");
  return decided;
}

/** How many days the leave takes then; never more than before, also where it was counted in months. */
async function shortened(
  context: Context,
  { employeeId, leaveType, startDate, startHalf, duration }: LockedLeave["leave"],
  endDate: string,
): Promise<{ duration: number; days: LeaveDay[] }> {
  const patterns = await findPatterns(context.tx, employeeId);
  const rules = await companyRules(context, startDate, patterns);
  const left = { leaveType, startDate, startHalf, endDate };
  const shorter = Math.min(leaveDuration(left, rules), duration);
  if (shorter > 0)
    return { duration: shorter, days: daysOfLeave({ ...left, duration: shorter }, rules) };
  throw new AppError("leave_not_eligible", {
    message: "No day of leave would remain. Please ask to cancel the leave instead.",
  });
}
