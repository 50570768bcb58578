import type { EventRow } from "./event-queries.ts";

type When = Pick<EventRow, "eventDate" | "eventTime">;

/** The start in the company's time zone. A skipped time moves later, and a repeated one is the first. */
export const startOfEvent = (
  { eventDate, eventTime }: When,
  timeZone: string,
): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${eventDate}T${eventTime}`).toZonedDateTime(timeZone);
