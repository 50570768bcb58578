import { plusDays } from "../engine/day.ts";
import type { Rules } from "../policy/leave-duration.ts";

/** How many working days a request waits before its reviewers are reminded. */
export const waitingDays = 3;

/**
 * The last day of requests of which is reminded today: three working days by a pattern lie between it and the end of today.
 * None on a day that is not worked.
 */
export function lastDayToRemind(
  today: string,
  { calendar, pattern }: Pick<Rules, "calendar" | "pattern">,
): string | undefined {
  const isWorked = (day: string) =>
    calendar.holidayOn(day) === undefined &&
    pattern.shareWorkedOn(Temporal.PlainDate.from(day).dayOfWeek, day) > 0;
  if (!isWorked(today)) return undefined;
  let day = today;
  // Who is off for longer than this is reminded when they work again.
  for (let worked = 0, n = 0; worked < waitingDays && n < 366; n++) {
    if (isWorked(day)) worked++;
    day = plusDays(day, -1);
  }
  return day;
}
