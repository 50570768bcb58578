import { proseDay, todayAsDate } from "./dates.ts";
import { dayMs, hourMs, minuteMs } from "./durations.ts";
import { locale } from "./locale.ts";

const formatter = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

/** How long ago a moment was, in words for up to a week; before that the day itself. */
export function relativeTime(moment: string, now: number = Date.now()): string {
  const agoMs = Math.max(0, now - Date.parse(moment));
  if (agoMs < minuteMs) return "just now";
  if (agoMs < hourMs) return formatter.format(-Math.floor(agoMs / minuteMs), "minute");
  if (agoMs < dayMs) return formatter.format(-Math.floor(agoMs / hourMs), "hour");
  if (agoMs < 7 * dayMs) return formatter.format(-Math.floor(agoMs / dayMs), "day");
  return proseDay(todayAsDate(new Date(moment)), todayAsDate(new Date(now)));
}
