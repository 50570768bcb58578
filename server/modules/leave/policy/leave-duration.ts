import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { LeavePolicy } from "./leave-policy.ts";
import {
  type DateRange,
  type WorkCalendar,
  type WorkPattern,
  workingDaysIn,
} from "./working-days.ts";

export interface RequestedDates extends DateRange {
  leaveType: LeaveType;
}

/** What leave is counted by: the holidays, the days that are worked, and the rules of the country. */
export interface Rules {
  calendar: WorkCalendar;
  pattern: WorkPattern;
  policy: LeavePolicy;
}

/** How many days leave of these dates takes. */
export function leaveDuration(
  requested: RequestedDates,
  { calendar, pattern, policy }: Rules,
): number {
  const days = workingDaysIn(requested, calendar, pattern);
  const inMonths = policy.countedInMonths[requested.leaveType];
  if (!inMonths || requested.endDate > lastDayOfMonths(requested.startDate, inMonths.months))
    return days;
  return Math.min(days, inMonths.days);
}

/** The last day of n consecutive months; in a month without that day, its last day. */
export function lastDayOfMonths(startDate: string, months: number): string {
  const start = Temporal.PlainDate.from(startDate);
  const next = start.add({ months });
  return (next.day === start.day ? next.subtract({ days: 1 }) : next).toString();
}
