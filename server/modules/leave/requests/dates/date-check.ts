import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { LeaveEligibility } from "#contract/leave/eligibility.ts";
import type { LeaveDatesCheck } from "#contract/leave/requests/new-request.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { type CompanyDays, companyDays } from "#server/modules/holidays/index.ts";
import { findVisibleEmployee } from "#server/modules/leave/access.ts";
import {
  balanceSources,
  type EmployeeSources,
} from "#server/modules/leave/balances/balance-sources.ts";
import { withOwnType } from "#server/modules/leave/own-types/own-balances.ts";
import { checkEligibility } from "#server/modules/leave/rules/eligibility.ts";
import { daysOfLeave, type RequestedDates } from "#server/modules/leave/rules/leave-days.ts";
import { countedParts, type Rules } from "#server/modules/leave/rules/leave-duration.ts";
import { policyOn } from "#server/modules/leave/rules/leave-policy.ts";
import { type PatternRow, personPattern } from "#server/modules/leave/terms/person-pattern.ts";

/** Whether the actor can book these dates, for themselves or a visible employee. */
export async function checkLeaveDates(
  context: Context,
  { employeeId, replacesId, ...requested }: LeaveDatesCheck,
): Promise<LeaveEligibility> {
  const { tx, actor } = context;
  const employee = await findVisibleEmployee(tx, context, employeeId ?? actor.employeeId);
  if (!employee) throw new AppError("not_found");
  const found = await balanceSources(context, employee.id, requested);
  const { stated, ...sources } = withoutReplaced(found, replacesId);
  const { days, ...checked } = await evaluate(
    context,
    withOwnType({ ...requested, parental: requested.parental ?? stated }, sources.ownTypes),
    sources,
    { isBooking: employee.id !== actor.employeeId },
  );
  return checked;
}

/** The sources without the pending request that new dates replace, and the event that it states. */
export function withoutReplaced(
  sources: EmployeeSources,
  replacesId: number | undefined,
): EmployeeSources & { stated: ParentalFacts | undefined } {
  const replaced = sources.leave.find(
    ({ id, leaveStatus }) => id === replacesId && leaveStatus === "pending",
  );
  const leave = sources.leave.filter((one) => one !== replaced);
  return { ...sources, leave, stated: replaced?.parental ?? undefined };
}

/** Evaluates dates and explains each day. For a booking by others, blocked days only warn and no notice is needed. */
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

/** The due date of a needed certificate, for storage with fitting leave. */
export const certificateOf = (checked: LeaveEligibility): { certificateDue?: string } =>
  checked.code === "fits" && checked.values.certificateDue
    ? { certificateDue: checked.values.certificateDue }
    : {};

/** The refusal, with the field to change if there is one. */
export function notEligible(found: LeaveEligibility): AppError {
  const { message } = found;
  const field = fieldOf(found);
  return new AppError("leave_not_eligible", {
    message,
    ...(field && { fields: { [field]: message } }),
  });
}

/** Refusals that belong to the start date. */
const atStart: readonly LeaveEligibility["code"][] = ["short-notice", "too-long-ago", "waiting"];

function fieldOf({ code, values }: LeaveEligibility) {
  if (code === "blocked" || code === "whole-days") return values.field;
  if (code === "not-offered" || code === "not-for-you")
    return values.ownType ? "ownTypeId" : "leaveType";
  return atStart.includes(code) ? "startDate" : undefined;
}

/**
 * The rules of leave from a day: holidays, working days and that day's policy. Holidays stay locked until the
 * transaction ends.
 */
export async function companyRules(
  { tx }: Pick<Context, "tx">,
  startDate: string,
  patterns: readonly PatternRow[],
): Promise<Rules & { calendar: CompanyDays }> {
  const calendar = await companyDays({ tx }, { areKept: true });
  const pattern = personPattern(patterns, calendar.workMinutes);
  return { calendar, pattern, policy: policyOn(calendar.country, startDate) };
}
