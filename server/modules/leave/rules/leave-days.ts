import type { LeaveType } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { OwnTypeName } from "#contract/leave/own-types.ts";
import { hundredths } from "../engine/amounts.ts";
import { lengthOf, type Period } from "../engine/day.ts";
import { type DateRange, partTaken, type WorkCalendar, type WorkPattern } from "./working-days.ts";

/** The current holidays and working days. */
export interface Days {
  calendar: WorkCalendar;
  pattern: WorkPattern;
}

/**
 * The cost and reason of each day, with the stored duration as their sum. A changed calendar moves the difference to
 * other days.
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
  // Other days have the rest of an earlier count, current holidays first.
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

/** The cost of one day by today's calendar and week, with the reason. */
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

/** The type and dates of considered leave. */
export interface RequestedDates extends DateRange {
  leaveType: LeaveType;
  /** The company's own type of `OwnLeave`. */
  ownType?: OwnTypeName | null | undefined;
  /** The stated reason for maternity leave. */
  parental?: ParentalFacts | null | undefined;
}

/** The costs of the days, recounted within a period and unchanged outside. */
export const recountedDays = (
  leave: DateRange,
  days: readonly LeaveDay[],
  { from, to }: Period,
  rules: Days,
): LeaveDay[] =>
  days.map((day) => (day.date < from || day.date > to ? day : dayOfLeave(leave, day.date, rules)));
