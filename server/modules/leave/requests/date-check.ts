import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { LeaveEligibility } from "#contract/leave/eligibility.ts";
import type { LeaveDatesCheck } from "#contract/leave/leave.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import { findVisibleEmployee } from "../access.ts";
import { balanceSources, type EmployeeSources } from "../balances/balance-sources.ts";
import { checkEligibility } from "../rules/eligibility.ts";
import { daysOfLeave, type RequestedDates } from "../rules/leave-days.ts";
import { countedParts, type Rules } from "../rules/leave-duration.ts";
import { policyOn } from "../rules/leave-policy.ts";
import { type PatternRow, personPattern } from "../terms/person-pattern.ts";

/** Returns whether leave of these dates can be booked, for oneself or for an employee whose leave one may see. */
export async function checkLeaveDates(
  context: Context,
  { employeeId, ...requested }: LeaveDatesCheck,
): Promise<LeaveEligibility> {
  const { tx, actor } = context;
  const employee = await findVisibleEmployee(tx, context, employeeId ?? actor.employeeId);
  if (!employee) throw new AppError("not_found");
  const { days, ...checked } = await evaluate(
    context,
    requested,
    await balanceSources(context, employee.id, requested),
    { isBooking: employee.id !== actor.employeeId },
  );
  return checked;
}

/**
 * Evaluates dates by the company's holidays and working days, the policy of the first day, blocked days and what the employee has;
 * with what each day costs. Who books for someone else is told of blocked days, and may; nor do they ask too late.
 */
export async function evaluate(
  context: Context,
  requested: RequestedDates,
  sources: EmployeeSources,
  { isBooking }: { isBooking: boolean },
): Promise<LeaveEligibility & { days: LeaveDay[] }> {
  const rules = await companyRules(context, requested.startDate, sources.patterns);
  if (requested.parental && rules.policy.country !== "ZA")
    throw new AppError("invalid_request", {
      fields: { parental: "Only in South Africa does leave depend on what it is for" },
    });
  const checked = checkEligibility(requested, { ...sources, isBooking, day: context.today }, rules);
  const parts = checked.eligible ? countedParts(requested, rules, sources.leave) : [];
  return { ...checked, days: parts.flatMap((part) => daysOfLeave(part, rules)) };
}

/** By when a medical certificate for leave that fits is due, if one is wanted; to be stored with it. */
export const certificateOf = (checked: LeaveEligibility): { certificateDue?: string } =>
  checked.code === "fits" && checked.values.certificateDue
    ? { certificateDue: checked.values.certificateDue }
    : {};

/** The refusal of dates, with the field that has to change if there is one. */
export function notEligible(found: LeaveEligibility): AppError {
  const { message } = found;
  const field = fieldOf(found);
  return new AppError("leave_not_eligible", {
    message,
    ...(field && { fields: { [field]: message } }),
  });
}

/** What is refused for the day on which the leave begins. */
const atStart: readonly LeaveEligibility["code"][] = ["short-notice", "too-long-ago", "waiting"];

function fieldOf({ code, values }: LeaveEligibility) {
  if (code === "blocked") return values.field;
  if (code === "not-offered") return "leaveType";
  return atStart.includes(code) ? "startDate" : undefined;
}

/** What an employee's leave is counted by that starts on a day: the company's holidays, the days that they work, and the policy of that day. Holidays change only once the transaction has ended. */
export async function companyRules(
  { tx }: Pick<Context, "tx">,
  startDate: string,
  patterns: readonly PatternRow[],
): Promise<Rules & { calendar: CompanyDays }> {
  const calendar = await companyDays({ tx }, { areKept: true });
  const pattern = personPattern(patterns, calendar.workMinutes);
  return { calendar, pattern, policy: policyOn(calendar.country, startDate) };
}
