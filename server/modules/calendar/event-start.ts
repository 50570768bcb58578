import type { EventRow } from "./event-queries.ts";

type When = Pick<EventRow, "eventDate" | "eventTime">;

/**
 * When an event starts: its date and time in the company's time zone. A time that the clocks skip is the one as much later; of a
 * time that comes twice it is the first.
 */
export const startOfEvent = (
  { eventDate, eventTime }: When,
  timeZone: string,
): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${eventDate}T${eventTime}`).toZonedDateTime(timeZone);
