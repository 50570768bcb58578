import { sumOf } from "../engine/amounts.ts";
import { later, plusDays } from "../engine/day.ts";
import type { RequestedDates } from "./leave-days.ts";
import type { PolicyOfCountry } from "./leave-policy.ts";
import { lastDayWithin, leaveOfSameGrant, type OtherLeave } from "./months-of-leave.ts";
import { grantedLeave } from "./parental-grant.ts";
import { type WorkCalendar, type WorkPattern, workingDaysIn } from "./working-days.ts";

/** What leave is counted by: the holidays, the days that are worked, and the rules of the country. */
export interface Rules {
  calendar: WorkCalendar;
  pattern: WorkPattern;
  policy: PolicyOfCountry;
}

/** How many days leave of these dates takes, beside other leave of the person. */
export const leaveDuration = (
  requested: RequestedDates,
  rules: Rules,
  others: readonly OtherLeave[] = [],
): number => sumOf(countedParts(requested, rules, others).map(({ duration }) => duration));

/**
 * The parts of leave that are counted apart: what the law counts in months takes no more than its days, together with other leave of
 * the same grant; the days after the months take what they are worth. However a range is split, its parts add up.
 */
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
  // To say what leave is for makes it cost no more: the law may grant more than the months, and never takes from them.
  const granted = grantedLeave(requested, policy, others);
  const last = granted ? later(months, granted.lastDay) : months;
  const left = Math.max(0, inMonths.days - sumOf(same.map(({ duration }) => duration)));
  return partsAt(requested, last).map((part) => {
    const whole = counted(part);
    return part.endDate <= last ? { ...whole, duration: Math.min(whole.duration, left) } : whole;
  });
}

/** The parts of leave until a day and after it. */
function partsAt(requested: RequestedDates, last: string): RequestedDates[] {
  const { startDate, endDate, startHalf, endHalf, leaveType } = requested;
  if (last < startDate || last >= endDate) return [requested];
  return [
    { leaveType, startDate, endDate: last, startHalf },
    { leaveType, startDate: plusDays(last, 1), endDate, endHalf },
  ];
}
