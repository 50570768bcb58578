import type { HalvesOfRange } from "#contract/codes/leave.ts";
import { workShares } from "#contract/rules/leave.ts";

export interface WorkCalendar {
  /** The name of the holiday on a day; undefined if there is none. */
  holidayOn(date: string): string | undefined;
}

export interface WorkPattern {
  /** The share of work on a day, from 0 to 1; weekdays are 1 for Monday to 7 for Sunday. */
  shareWorkedOn(weekday: number, date: string): number;
}

export interface DateRange extends HalvesOfRange {
  startDate: string;
  endDate: string;
}

/** The default pattern of a company: minutes by weekday, Monday first. */
export function companyPattern(workMinutes: readonly number[]) {
  const shares = workShares(workMinutes);
  return { shareWorkedOn: (weekday: number) => shares[weekday - 1] ?? 0 };
}

/** The share of a day in a range: all, or half of the first or last. */
export function partTaken({ startDate, endDate, startHalf, endHalf }: DateRange, date: string) {
  const isHalf =
    (date === startDate && startHalf === "afternoon") ||
    (date === endDate && endHalf === "morning");
  return isHalf ? 0.5 : 1;
}

/** Working days in a range; 0 if it ends before it starts. */
export function workingDaysIn(
  range: DateRange,
  calendar: WorkCalendar,
  pattern: WorkPattern,
): number {
  const { startDate, endDate } = range;
  let days = 0;
  let date = Temporal.PlainDate.from(startDate);
  for (let left = daysBetween(startDate, endDate); left > 0; left--) {
    if (calendar.holidayOn(date.toString()) === undefined)
      days +=
        pattern.shareWorkedOn(date.dayOfWeek, date.toString()) * partTaken(range, date.toString());
    date = date.add({ days: 1 });
  }
  return days;
}

/** Inclusive; 0 or less if it ends before it starts. */
export const daysBetween = (startDate: string, endDate: string): number =>
  Temporal.PlainDate.from(startDate).until(endDate).days + 1;

/** Half days overlap only in the same half. */
export const overlaps = (one: DateRange, other: DateRange): boolean =>
  startOf(one) <= endOf(other) && startOf(other) <= endOf(one);

/** The first and last half day, as sortable text. */
const startOf = ({ startDate, startHalf }: DateRange) =>
  `${startDate} ${startHalf === "afternoon" ? 2 : 1}`;
const endOf = ({ endDate, endHalf }: DateRange) => `${endDate} ${endHalf === "morning" ? 1 : 2}`;
