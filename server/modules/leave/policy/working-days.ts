import { workShares } from "#contract/rules/working-week.ts";

/** What a calculation needs to know of public holidays. */
export interface WorkCalendar {
  /** The name of the holiday on a day; undefined if there is none. */
  holidayOn(date: string): string | undefined;
}

export interface WorkPattern {
  /** The share of a weekday that is worked, from 0 to 1; weekdays are 1 for Monday to 7 for Sunday. */
  shareWorkedOn(weekday: number): number;
}

export interface DateRange {
  startDate: string;
  /** The last day, inclusive. */
  endDate: string;
}

/** The pattern of a company, which applies to everyone who has none of their own: minutes of work by weekday, Monday first. */
export function companyPattern(workMinutes: readonly number[]): WorkPattern {
  const shares = workShares(workMinutes);
  return { shareWorkedOn: (weekday) => shares[weekday - 1] ?? 0 };
}

/** The number of working days in a range of dates, given holidays and a work pattern; 0 if the range ends before it starts. */
export function workingDaysIn(
  { startDate, endDate }: DateRange,
  calendar: WorkCalendar,
  pattern: WorkPattern,
): number {
  let days = 0;
  let date = Temporal.PlainDate.from(startDate);
  for (let left = daysBetween(startDate, endDate); left > 0; left--) {
    if (calendar.holidayOn(date.toString()) === undefined)
      days += pattern.shareWorkedOn(date.dayOfWeek);
    date = date.add({ days: 1 });
  }
  return days;
}

/** The number of days in a range, first and last included; 0 or less if it ends before it starts. */
export const daysBetween = (startDate: string, endDate: string): number =>
  Temporal.PlainDate.from(startDate).until(endDate).days + 1;

export const overlaps = (one: DateRange, other: DateRange): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;
