/** What a calculation must know of the days on which nobody works. */
export interface WorkCalendar {
  /** The name of the holiday on a day; undefined on a day that is none. */
  holidayOn(date: string): string | undefined;
}

export interface WorkPattern {
  /** The share of a day that is worked on a weekday, 1 for Monday to 7 for Sunday: all of it is 1. */
  shareWorkedOn(weekday: number): number;
}

export interface DateRange {
  startDate: string;
  /** The last day, which belongs to the range. */
  endDate: string;
}

export const mondayToFriday: WorkPattern = { shareWorkedOn: (weekday) => (weekday <= 5 ? 1 : 0) };

/** How many days of work a range of dates holds by a calendar and a work pattern; 0 for a range that ends before it starts. */
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

/** How many days a range has, its first and last included; 0 or less where it ends before it starts. */
export const daysBetween = (startDate: string, endDate: string): number =>
  Temporal.PlainDate.from(startDate).until(endDate).days + 1;

export const overlaps = (one: DateRange, other: DateRange): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;
