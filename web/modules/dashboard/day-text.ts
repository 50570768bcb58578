import { proseDays, proseNearDay } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

/** A day relative to today: Today, Tomorrow, or `Mon 2 Mar`. */
export function dayText(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return text.today;
  return days === 1 ? text.tomorrow : proseNearDay(day, today);
}

/** The same within a sentence: today, tomorrow. */
export function proseDayText(day: string, today: string): string {
  const days = daysBetween(today, day);
  return days === 0 || days === 1 ? dayText(day, today).toLowerCase() : dayText(day, today);
}

/** An absence relative to today: its end, or its days if it has not begun. */
export function absenceText(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string {
  if (startDate > today) return proseDays(startDate, endDate, today);
  return endDate === today ? text.away.onlyToday : text.away.until(proseNearDay(endDate, today));
}
