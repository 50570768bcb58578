import { currentDay, dayOfMoment } from "./clock.ts";
import { counted } from "./counts.ts";
import { locale, proseDay } from "./dates.ts";
import { dayMs, daysBetween, hourMs, minuteMs } from "./durations.ts";

function ageOfDays(days: number): string {
  if (days < 30) return counted(Math.max(0, days), "day");
  if (days < 365) return counted(Math.floor(days / 30), "month");
  return counted(Math.floor(days / 365), "year");
}

/** The age of a moment: under 30 days in days, under 365 days in months, else in years. */
export const ageOfMoment = (moment: string, now = new Date()): string =>
  ageOfDays(Math.floor((now.getTime() - Date.parse(moment)) / dayMs));

/** A day's age on another day, today by default; counted by the calendar, not by the clock. */
export const ageOfDay = (day: string, until: string | null = null): string =>
  ageOfDays(daysBetween(day, until ?? currentDay()));

const formatter = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** The age of a moment in words for up to a week; before that the day itself. */
export function relativeTime(moment: string, now: number = Date.now()): string {
  const agoMs = Math.max(0, now - Date.parse(moment));
  if (agoMs < minuteMs) return "just now";
  if (agoMs < hourMs) return formatter.format(-Math.floor(agoMs / minuteMs), "minute");
  if (agoMs < dayMs) return formatter.format(-Math.floor(agoMs / hourMs), "hour");
  if (agoMs < 7 * dayMs) return formatter.format(-Math.floor(agoMs / dayMs), "day");
  return proseDay(dayOfMoment(moment), dayOfMoment(now));
}
