import type { Tone } from "../tone.ts";
import { monthOfDay } from "./month-grid.ts";

/** Days with a meaning of their own, such as a holiday: marked in a calendar, and explained below it. */
export interface DayMark {
  from: string;
  to: string;
  label: string;
  tone: Tone;
}

export const marksOn = (marks: readonly DayMark[], day: string): DayMark[] =>
  marks.filter(({ from, to }) => from <= day && day <= to);

/** The marks with at least one day in the month, in order. */
export const marksIn = (marks: readonly DayMark[], month: string): DayMark[] =>
  marks
    .filter(({ from, to }) => monthOfDay(from) <= month && month <= monthOfDay(to))
    .sort((one, other) => one.from.localeCompare(other.from));
