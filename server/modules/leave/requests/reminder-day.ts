import { earlier, later, plusDays } from "../engine/day.ts";
import type { Rules } from "../rules/leave-duration.ts";
import type { WorkPattern } from "../rules/working-days.ts";

/** How many working days a request waits before its reviewers are reminded. */
const waitingDays = 3;

/** How many days a request waits at most, and at least if the company is closed on the last of them. */
const [maxDays, minDays] = [7, 5];

/**
 * The last day of requests of which is reminded today: three working days by a pattern lie between it and the end of today, or a
 * week that would end before the company works again, however few days the one works who is asked. None on a day on which neither works.
 */
export function lastDayToRemind(
  today: string,
  { calendar, pattern }: Pick<Rules, "calendar" | "pattern">,
  company: WorkPattern,
): string | undefined {
  const worked = (by: WorkPattern) => (day: string) =>
    calendar.holidayOn(day) === undefined &&
    by.shareWorkedOn(Temporal.PlainDate.from(day).dayOfWeek, day) > 0;
  const days = [afterWorkingDays(today, worked(pattern)), afterWeek(today, worked(company))];
  return days.reduce((one, other) => (one && other ? later(one, other) : (one ?? other)));
}

type IsWorked = (day: string) => boolean;

function afterWorkingDays(today: string, isWorked: IsWorked): string | undefined {
  if (!isWorked(today)) return undefined;
  let day = today;
  for (let worked = 0, n = 0; worked < waitingDays && n < 366; n++) {
    if (isWorked(day)) worked++;
    day = plusDays(day, -1);
  }
  return day;
}

function afterWeek(today: string, isWorked: IsWorked): string | undefined {
  if (!isWorked(today)) return undefined;
  let next = plusDays(today, 1);
  for (let n = 0; !isWorked(next) && n < 366; n++) next = plusDays(next, 1);
  return earlier(plusDays(next, -maxDays - 1), plusDays(today, -minDays));
}
