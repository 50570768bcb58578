import { dayOf, defaultTimeZone } from "#server/company-day.ts";

/** Today in a company that has set no time zone, which begins hours before the day of the machine that runs the tests. */
export const today = dayOf(new Date(), defaultTimeZone);
export const daysFromToday = (days: number) =>
  Temporal.PlainDate.from(today).add({ days }).toString();
