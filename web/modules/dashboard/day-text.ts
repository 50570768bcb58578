import { formatWeekday, rangeOf } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const dayMs = 86_400_000;
const daysApart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** A day as one says it today: Today, Tomorrow, or `Mon, Mar 2`. */
export function dayText(day: string, today: string): string {
  const apart = daysApart(today, day);
  if (apart === 0) return text.today;
  return apart === 1 ? text.tomorrow : formatWeekday(day);
}

/** An absence as it reads today: its end, or its start and end if it has not begun. */
export function absenceText(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string {
  if (startDate > today) return rangeOf(dayText(startDate, today), dayText(endDate, today));
  return endDate === today ? text.away.onlyToday : text.away.until(formatWeekday(endDate));
}
