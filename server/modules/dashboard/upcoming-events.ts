import type { UpcomingEvent } from "#contract/dashboard.ts";
import { daysFrom } from "#server/modules/calendar/index.ts";
import type { holidaysOf } from "#server/modules/holidays/index.ts";

export const holidaysAmong = (
  calendar: Pick<ReturnType<typeof holidaysOf>, "holidayOn">,
  first: string,
  count: number,
): UpcomingEvent[] =>
  daysFrom(first, count).flatMap((date) => {
    const name = calendar.holidayOn(date);
    return name === undefined ? [] : [{ kind: "holiday", date, name }];
  });

const startOf = (event: UpcomingEvent): string =>
  event.kind === "work" ? `${event.date} ${event.time}` : event.date;

/** The next events by date; events without a time come first on a date. */
export const nextOf = (events: readonly UpcomingEvent[], limit: number): UpcomingEvent[] =>
  events.toSorted((a, b) => startOf(a).localeCompare(startOf(b))).slice(0, limit);
