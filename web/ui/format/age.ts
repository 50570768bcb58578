import { counted } from "./counts.ts";
import { todayAsDate } from "./dates.ts";
import { dayMs, daysBetween } from "./durations.ts";

function ageOfDays(days: number): string {
  if (days < 30) return counted(Math.max(0, days), "day");
  if (days < 365) return counted(Math.floor(days / 30), "month");
  return counted(Math.floor(days / 365), "year");
}

/** How long ago a moment was: under 30 days in days, under 365 days in months, else in years. */
export const ageOfMoment = (moment: string, now = new Date()): string =>
  ageOfDays(Math.floor((now.getTime() - Date.parse(moment)) / dayMs));

/** How long before another day a day was, today by default; counted by the calendar, not by the clock. */
export const ageOfDay = (day: string, until: string | null = null): string =>
  ageOfDays(daysBetween(day, until ?? todayAsDate()));
