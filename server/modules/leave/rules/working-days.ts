import type { HalvesOfRange } from "#contract/codes/leave.ts";
import { workShares } from "#contract/rules/leave.ts";

/** What a calculation needs to know of public holidays. */
export interface WorkCalendar {
  /** The name of the holiday on a day; undefined if there is none. */
  holidayOn(date: string): string | undefined;
}

export interface WorkPattern {
  /** The share of a day that is worked, from 0 to 1; weekdays are 1 for Monday to 7 for Sunday. */
  shareWorkedOn(weekday: number, date: string): number;
}

export interface DateRange extends HalvesOfRange {
  startDate: string;
  /** The last day, inclusive. */
  endDate: string;
}

/** The pattern of a company, which applies to everyone who has none of their own: minutes of work by weekday, Monday first. */
export function companyPattern(workMinutes: readonly number[]) {
  const shares = workShares(workMinutes);
  return { shareWorkedOn: (weekday: number) => shares[weekday - 1] ?? 0 };
}

/** The part of a day in a range that the range takes of it: all, or half of the first or the last. */
export function partTaken({ startDate, endDate, startHalf, endHalf }: DateRange, date: string) {
  const isHalf =
    (date === startDate && startHalf === "afternoon") ||
    (date === endDate && endHalf === "morning");
  return isHalf ? 0.5 : 1;
}

/** The number of working days in a range of dates, given holidays and a work pattern; 0 if the range ends before it starts. */
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

/** The number of days in a range, first and last included; 0 or less if it ends before it starts. */
export const daysBetween = (startDate: string, endDate: string): number =>
  Temporal.PlainDate.from(startDate).until(endDate).days + 1;

/** Whether two ranges share a day, or the same half of one. */
export const overlaps = (one: DateRange, other: DateRange): boolean =>
  startOf(one) <= endOf(other) && startOf(other) <= endOf(one);

const startOf = ({ startDate, startHalf }: DateRange) =>
  `${startDate} ${startHalf === "afternoon" ? 2 : 1}`;
const endOf = ({ endDate, endHalf }: DateRange) => `${endDate} ${endHalf === "morning" ? 1 : 2}`;
