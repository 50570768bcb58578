import type { LeaveType } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import { hundredths } from "../engine/amounts.ts";
import { lengthOf, type Period } from "../engine/day.ts";
import { type DateRange, partTaken, type WorkCalendar, type WorkPattern } from "./working-days.ts";

/** What leave is explained by: the holidays and the days that are worked, as they are today. */
export interface Days {
  calendar: WorkCalendar;
  pattern: WorkPattern;
}

/**
 * What each day of leave costs, and why. Their sum is always the duration that was counted: by a calendar that has changed since,
 * what its working days do not hold was counted on others, and leave counted in months costs no more than its grant.
 */
export function daysOfLeave(
  leave: RequestedDates & { duration: number },
  { calendar, pattern }: Days,
): LeaveDay[] {
  let left = leave.duration;
  const first = Temporal.PlainDate.from(leave.startDate);
  const days = Array.from(
    { length: lengthOf({ from: leave.startDate, to: leave.endDate }) },
    (_, n) => {
      const day = first.add({ days: n });
      const date = day.toString();
      const holiday = calendar.holidayOn(date) ?? null;
      const share = pattern.shareWorkedOn(day.dayOfWeek, date) * partTaken(leave, date);
      const cost = holiday === null ? Math.min(share, left) : 0;
      left = hundredths(left - cost);
      return { date, cost, share, holiday, reason: reasonOf({ share, cost, holiday }) };
    },
  );
  // What today's calendar leaves over was counted on other days then: on what are holidays now, before all others.
  const holidays = days.filter(({ share, cost }) => cost < share);
  for (const [day, most] of [
    ...holidays.map((one) => [one, one.share] as const),
    ...days.map((one) => [one, 1] as const),
  ]) {
    const more = Math.min(left, most - day.cost);
    if (more <= 0) continue;
    left = hundredths(left - more);
    Object.assign(day, { cost: hundredths(day.cost + more), reason: "counted-before" });
  }
  return days.map(({ share: _, ...day }) => day);
}

/** What one day of leave costs by the calendar and the week of today, and why. */
export function dayOfLeave(leave: DateRange, date: string, { calendar, pattern }: Days): LeaveDay {
  const holiday = calendar.holidayOn(date) ?? null;
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const share = pattern.shareWorkedOn(dayOfWeek, date) * partTaken(leave, date);
  const cost = holiday === null ? share : 0;
  return { date, cost, holiday, reason: reasonOf({ share, cost, holiday }) };
}

function reasonOf({
  share,
  cost,
  holiday,
}: {
  share: number;
  cost: number;
  holiday: string | null;
}): LeaveDay["reason"] {
  if (share === 0) return "not-worked";
  if (holiday !== null) return "holiday";
  return cost === 0 ? "within-months" : "worked";
}

/** Leave that is considered: its type, and its dates. */
export interface RequestedDates extends DateRange {
  leaveType: LeaveType;
  /** What maternity leave is for, if that is said. */
  parental?: ParentalFacts | null | undefined;
}

/** What the days of leave cost once those in a period are counted again; what the others cost stays as it was. */
export const recountedDays = (
  leave: DateRange,
  days: readonly LeaveDay[],
  { from, to }: Period,
  rules: Days,
): LeaveDay[] =>
  days.map((day) => (day.date < from || day.date > to ? day : dayOfLeave(leave, day.date, rules)));
