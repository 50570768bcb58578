import { dayMs } from "../format/durations.ts";

// A plain day, such as `2026-04-03`, has no zone: UTC alone cannot shift it.
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const padded = (number: number, length = 2) => String(number).padStart(length, "0");

/** The day of that year, month and date; undefined if the calendar has no such day. */
export function dayOf(year: number, month: number, date: number): string | undefined {
  const day = `${padded(year, 4)}-${padded(month)}-${padded(date)}`;
  const moment = Date.parse(day);
  return !Number.isNaN(moment) && dayAt(moment) === day ? day : undefined;
}

/** The day n days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string => dayAt(Date.parse(day) + days * dayMs);

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same date so many months later; the last of its month if that month is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const all = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(all / 12), (all % 12) + 1];
  return dayOf(inYear, inMonth, Math.min(date, daysInMonth(inYear, inMonth))) ?? day;
}

/** The day of the week: 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;

/** The first and last permitted day. */
export interface DayLimits {
  min?: string;
  max?: string;
}

export const isWithin = (day: string, { min, max }: DayLimits): boolean =>
  (!min || day >= min) && (!max || day <= max);

export function nearestDay(day: string, { min, max }: DayLimits): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
