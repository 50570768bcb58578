import { sumOf } from "../engine/amounts.ts";
import { later, plusDays } from "../engine/day.ts";
import type { RequestedDates } from "./leave-days.ts";
import type { PolicyOfCountry } from "./leave-policy.ts";
import { lastDayWithin, leaveOfSameGrant, type OtherLeave } from "./months-of-leave.ts";
import { grantedLeave } from "./parental-grant.ts";
import { type WorkCalendar, type WorkPattern, workingDaysIn } from "./working-days.ts";

/** The holidays, working days and country rules of leave. */
export interface Rules {
  calendar: WorkCalendar;
  pattern: WorkPattern;
  policy: PolicyOfCountry;
}

/** The days of leave, considering the person's other leave. */
export const leaveDuration = (
  requested: RequestedDates,
  rules: Rules,
  others: readonly OtherLeave[] = [],
): number => sumOf(countedParts(requested, rules, others).map(({ duration }) => duration));

/** The parts of leave with separate counts: within the law's months, and after them. The sum is independent of a split. */
export function countedParts(
  requested: RequestedDates,
  { calendar, pattern, policy }: Rules,
  others: readonly OtherLeave[],
): (RequestedDates & { duration: number })[] {
  const counted = (dates: RequestedDates) => ({
    ...dates,
    duration: workingDaysIn(dates, calendar, pattern),
  });
  const inMonths = policy.countedInMonths[requested.leaveType];
  if (!inMonths) return [counted(requested)];
  const same = leaveOfSameGrant(requested, others);
  const months = lastDayWithin(requested, same, inMonths.months);
  // A stated reason never costs days, as the law may only grant more.
  const granted = grantedLeave(requested, policy, others);
  const last = granted ? later(months, granted.lastDay) : months;
  const left = Math.max(0, inMonths.days - sumOf(same.map(({ duration }) => duration)));
  return partsAt(requested, last).map((part) => {
    const whole = counted(part);
    return part.endDate <= last ? { ...whole, duration: Math.min(whole.duration, left) } : whole;
  });
}

function partsAt(requested: RequestedDates, last: string): RequestedDates[] {
  const { startDate, endDate, startHalf, endHalf, leaveType } = requested;
  if (last < startDate || last >= endDate) return [requested];
  return [
    { leaveType, startDate, endDate: last, startHalf },
    { leaveType, startDate: plusDays(last, 1), endDate, endHalf },
  ];
}
