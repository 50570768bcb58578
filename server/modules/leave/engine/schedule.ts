import { lengthOf } from "./day.ts";

/** Consecutive weeks from a day on, each with seven shares of a day, Monday first. */
export interface DatedPattern {
  from: string;
  weeks: readonly (readonly number[])[];
  /** The Monday of the first week. */
  anchor: string;
}

export interface Schedule {
  /** From 0 to 1. */
  shareOn(date: string): number;
  /** The average days of work a week by the day's pattern; part days count as one. */
  daysPerWeekOn(date: string): number;
}

const fiveDays: DatedPattern = {
  from: "0001-01-01",
  weeks: [[1, 1, 1, 1, 1, 0, 0]],
  anchor: "2024-01-01",
};

/** Expects patterns in order of their days. Before the first, it is Monday to Friday. */
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
