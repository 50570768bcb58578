import { addDays, addMonths, daysInMonth, weekdayOf } from "./plain-day.ts";

export const monthOfDay = (day: string): string => day.slice(0, 7);

/** A month such as `2026-04` in weeks from Monday to Sunday; undefined for other months' days. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const last = daysInMonth(year, number);
  const weekCount = Math.ceil((before + last) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before;
      return index >= 0 && index < last ? addDays(first, index) : undefined;
    }),
  );
}

const steps: Record<string, (day: string, isShifted: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, isShifted) => addMonths(day, isShifted ? -12 : -1),
  PageDown: (day, isShifted) => addMonths(day, isShifted ? 12 : 1),
};

/** The day after a key: arrows by day and week, Home and End in the week, Page keys by month, with Shift by year. */
export const dayAfterKey = (day: string, key: string, isShifted: boolean): string | undefined =>
  steps[key]?.(day, isShifted);
