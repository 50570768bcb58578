import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { EarlyReturn } from "#contract/leave/requests/decisions.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { balanceSources } from "../balances/balance-sources.ts";
import { certificateDue } from "../rules/certificate-terms.ts";
import { daysOfLeave } from "../rules/leave-days.ts";
import { leaveDuration } from "../rules/leave-duration.ts";
import { companyRules } from "./dates/date-check.ts";
import { type LockedLeave, lockLeave, type SeenLeave } from "./locked-leave.ts";
import { notifyRequester } from "./request-notices.ts";
import { saveAndRecord } from "./saved-decision.ts";

/** Shortens approved leave as the employee or a reviewer, and returns the later days. */
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
  const { days, ...left } = await shortened(context, leave, endDate);
  const changes = { endDate, endHalf, ...left };
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

/** The shortened duration, never longer than before, and the certificate's new due date. */
async function shortened(
  context: Context,
  {
    id,
    employeeId,
    leaveType,
    ownType,
    startDate,
    startHalf,
    duration,
    certificateDue: due,
  }: LockedLeave["leave"],
  endDate: string,
): Promise<{ duration: number; days: LeaveDay[]; certificateDue: string | null }> {
  const { patterns, account, leave, ownTypes } = await balanceSources(context, employeeId);
  const rules = await companyRules(context, startDate, patterns);
  const parental = leave.find((one) => one.id === id)?.parental;
  const left = { leaveType, ownType, startDate, startHalf, endDate, parental };
  const others = leave.filter((one) => one.id !== id);
  const shorter = Math.min(leaveDuration(left, rules, others), duration);
  const taken = { ...left, duration: shorter };
  if (shorter > 0 || duration === 0)
    return {
      duration: shorter,
      days: daysOfLeave(taken, rules),
      certificateDue:
        (due && certificateDue(taken, { leave: others, account, ownTypes }, rules)) ?? null,
    };
  throw new AppError("leave_not_eligible", {
    message: "No day of leave would remain. Please ask to cancel the leave instead.",
  });
}
