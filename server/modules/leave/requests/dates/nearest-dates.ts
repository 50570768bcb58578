import type { LeaveEligibility } from "#contract/leave/eligibility.ts";
import { maxShift } from "#server/modules/leave/balances/balance-sources.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { checkEligibility, type ExistingLeave } from "#server/modules/leave/rules/eligibility.ts";
import type { RequestedDates } from "#server/modules/leave/rules/leave-days.ts";
import type { Rules } from "#server/modules/leave/rules/leave-duration.ts";
import { daysBetween } from "#server/modules/leave/rules/working-days.ts";

/** The maximum length of leave for a search, to limit its time. */
const maxLength = 60;

/** Other dates cannot fix these refusals. */
const onNoOtherDays: readonly LeaveEligibility["code"][] = [
  "too-long-ago",
  "not-offered",
  "not-for-you",
  "whole-days",
];

export interface NearestDates {
  startDate: string;
  endDate: string;
  duration: number;
}

/**
 * The nearest bookable dates of the same length within 60 days, or else the longest at the same start. Null if
 * bookable, late or unmatched.
 */
export function nearestDates(
  requested: RequestedDates,
  existing: ExistingLeave,
  rules: Rules,
): NearestDates | null {
  const check = (dates: Pick<RequestedDates, "startDate" | "endDate">): LeaveEligibility =>
    checkEligibility({ ...requested, ...dates }, existing, rules);
  const asked = check(requested);
  const length = daysBetween(requested.startDate, requested.endDate);
  if (onNoOtherDays.includes(asked.code)) return null;
  if (asked.eligible || length < 1 || length > maxLength) return null;
  const shifts =
    asked.code === "too-few-days"
      ? []
      : Array.from({ length: maxShift }, (_, n) => [n + 1, -n - 1]).flat();
  for (const shift of shifts) {
    const startDate = plusDays(requested.startDate, shift);
    if (startDate < existing.day || isFree(startDate, rules)) continue;
    const dates = { startDate, endDate: plusDays(requested.endDate, shift) };
    const { eligible, duration } = check(dates);
    if (eligible) return { ...dates, duration };
  }
  return shortened(requested, check);
}

const isFree = (date: string, { calendar, pattern }: Rules): boolean =>
  calendar.holidayOn(date) !== undefined ||
  pattern.shareWorkedOn(Temporal.PlainDate.from(date).dayOfWeek, date) === 0;

function shortened(
  { startDate, endDate }: RequestedDates,
  check: (dates: Pick<RequestedDates, "startDate" | "endDate">) => LeaveEligibility,
): NearestDates | null {
  for (let n = daysBetween(startDate, endDate) - 1; n > 0; n--) {
    const dates = { startDate, endDate: plusDays(startDate, n - 1) };
    const { eligible, duration } = check(dates);
    if (eligible) return { ...dates, duration };
  }
  return null;
}
