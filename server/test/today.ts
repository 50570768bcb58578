import { dayOf, defaultTimeZone } from "#server/company-day.ts";

/** Today in a company without a time zone, possibly hours off the test machine's day. */
export let today = currentDay();
export const daysFromToday = (days: number) =>
  Temporal.PlainDate.from(today).add({ days }).toString();

/** A test file after midnight needs its own day, as the files of a run share this module. */
export function beginToday(): void {
  today = currentDay();
}

function currentDay(): string {
  return dayOf(new Date(), defaultTimeZone);
}
