import { lengthOf } from "./day.ts";

/** What an employee works from a day on: weeks that follow each other, each with seven shares of a day, Monday first. */
export interface DatedPattern {
  from: string;
  weeks: readonly (readonly number[])[];
  /** A Monday on which the first week begins. */
  anchor: string;
}

/** What an employee works on any day. */
export interface Schedule {
  /** The share of a day that is worked, from 0 to 1. */
  shareOn(date: string): number;
  /** How many days a week are worked on average by the pattern of a day; a day worked in part counts as one. */
  daysPerWeekOn(date: string): number;
}

const fiveDays: DatedPattern = {
  from: "0001-01-01",
  weeks: [[1, 1, 1, 1, 1, 0, 0]],
  anchor: "2024-01-01",
};

/** The schedule by patterns in the order of their days; Monday to Friday before the first. */
export function scheduleOf(patterns: readonly DatedPattern[]): Schedule {
  const patternOn = (date: string) => patterns.findLast(({ from }) => from <= date) ?? fiveDays;
  return {
    shareOn(date) {
      const { weeks, anchor } = patternOn(date);
      const { dayOfWeek } = Temporal.PlainDate.from(date);
      return weekOf(date, anchor, weeks)[dayOfWeek - 1] ?? 0;
    },
    daysPerWeekOn(date) {
      const { weeks } = patternOn(date);
      return weeks.flat().filter((share) => share > 0).length / weeks.length;
    },
  };
}

function weekOf(date: string, anchor: string, weeks: DatedPattern["weeks"]): readonly number[] {
  const days =
    date >= anchor
      ? lengthOf({ from: anchor, to: date }) - 1
      : -lengthOf({ from: date, to: anchor }) + 1;
  const week = Math.floor(days / 7);
  return weeks[((week % weeks.length) + weeks.length) % weeks.length] ?? [];
}
