import { dayOf, defaultTimeZone } from "#server/company-day.ts";

/** Today in a company that has set no time zone, which begins hours before the day of the machine that runs the tests. */
export let today = currentDay();
export const daysFromToday = (days: number) =>
  Temporal.PlainDate.from(today).add({ days }).toString();

/** Lets a file of tests that begins after midnight have its own day: the files of a run share this module. */
export function beginToday(): void {
  today = currentDay();
}

function currentDay(): string {
  return dayOf(new Date(), defaultTimeZone);
}
