import type { LeaveEligibility } from "#contract/leave/eligibility.ts";
import { maxShift } from "../balances/balance-sources.ts";
import { plusDays } from "../engine/day.ts";
import { checkEligibility, type ExistingLeave } from "../rules/eligibility.ts";
import type { RequestedDates } from "../rules/leave-days.ts";
import type { Rules } from "../rules/leave-duration.ts";
import { daysBetween } from "../rules/working-days.ts";

/** For how long leave others are looked for at most, so that the search stays short. */
const maxLength = 60;

/** What is over, or not offered, cannot be had on other days. */
const onNoOtherDays: readonly LeaveEligibility["code"][] = ["too-long-ago", "not-offered"];

export interface NearestDates {
  startDate: string;
  endDate: string;
  duration: number;
}

/**
 * The dates nearest to those asked for that can be booked: as long, and beginning as few days later or earlier as possible
 * but not before today and not on a free day; if none within 60 days can, the longest that begin where asked. Null if the dates
 * asked for can be booked themselves or were entered too late, or if nothing fits.
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
