import { daysFrom } from "./days.ts";

/**
 * The days of the year ("02-28") that come round within so many days, in order, each with the day on which it is kept:
 * 29 February on the 28th of a year that has no 29th (AMB-170).
 */
export function keptDays(first: string, count: number): Map<string, string> {
  const kept = new Map<string, string>();
  for (const day of daysFrom(first, count)) {
    kept.set(day.slice(5), day);
    if (day.endsWith("-02-28") && !Temporal.PlainDate.from(day).inLeapYear) kept.set("02-29", day);
  }
  return kept;
}
