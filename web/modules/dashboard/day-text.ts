import { formatWeekday, rangeOf } from "#web/ui/format/dates.ts";
import { daysBetween } from "#web/ui/format/durations.ts";
import { text } from "./text.ts";

/** A day relative to today: Today, Tomorrow, or `Mon, Mar 2`. */
export function dayText(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return text.today;
  return days === 1 ? text.tomorrow : formatWeekday(day);
}

/** An absence relative to today: its end, or its start and end if it has not begun. */
export function absenceText(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string {
  if (startDate > today) return rangeOf(dayText(startDate, today), dayText(endDate, today));
  return endDate === today ? text.away.onlyToday : text.away.until(formatWeekday(endDate));
}
