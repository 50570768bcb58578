import type { Leave } from "#contract/leave.ts";
import type { EarlyReturn } from "#contract/leave-decisions.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
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
  const changes = { endDate, endHalf, duration: await shortened(context, leave, endDate) };
  const decided = await saveAndRecord(context, locked, {
    statusAfter: "approved",
    reason,
    changes,
  });
  if (context.actor.employeeId !== leave.employeeId)
    await notifyRequester(context, { ...leave, ...changes }, "shortened");
  return decided;
}

/** How many days the leave takes then; never more than before, also where it was counted in months. */
async function shortened(
  context: Context,
  { leaveType, startDate, startHalf, duration }: LockedLeave["leave"],
  endDate: string,
): Promise<number> {
  const rules = await companyRules(context, startDate);
  const days = leaveDuration({ leaveType, startDate, startHalf, endDate }, rules);
  if (days > 0) return Math.min(days, duration);
  throw new AppError("leave_not_eligible", {
    message: "No day of leave would remain. Please ask to cancel the leave instead.",
  });
}
