import fc from "fast-check";
import { expect, test } from "vitest";
import { startOfEvent } from "../event-start.ts";
import { dueReminder } from "./due-reminder.ts";

const at = (eventDate: string, eventTime: string, timeZone: string) =>
  startOfEvent({ eventDate, eventTime }, timeZone);

test.each([
  // In London the clocks go forward at 01:00 UTC on 29 March and back at 01:00 UTC on 25 October 2026.
  [
    "a day before begins at the same time of the day",
    "2026-06-17",
    "14:00",
    "Africa/Johannesburg",
    "2026-06-16T12:00:00Z",
    "eventInADay",
  ],
  [
    "and not a second sooner",
    "2026-06-17",
    "14:00",
    "Africa/Johannesburg",
    "2026-06-16T11:59:59Z",
    "none",
  ],
  [
    "an hour before takes its place",
    "2026-06-17",
    "14:00",
    "Africa/Johannesburg",
    "2026-06-17T11:00:00Z",
    "eventInAnHour",
  ],
  [
    "once it has started it is over",
    "2026-06-17",
    "14:00",
    "Africa/Johannesburg",
    "2026-06-17T12:00:00Z",
    "over",
  ],
  [
    "the day before a spring change is 23 hours before",
    "2026-03-29",
    "12:00",
    "Europe/London",
    "2026-03-28T12:00:00Z",
    "eventInADay",
  ],
  ["and not 24", "2026-03-29", "12:00", "Europe/London", "2026-03-28T11:59:59Z", "none"],
  [
    "the day before an autumn change is 25 hours before",
    "2026-10-25",
    "12:00",
    "Europe/London",
    "2026-10-24T11:00:00Z",
    "eventInADay",
  ],
  [
    "an hour before is an hour, also over the change",
    "2026-03-29",
    "02:30",
    "Europe/London",
    "2026-03-29T00:30:00Z",
    "eventInAnHour",
  ],
  [
    "a time that comes twice is the first",
    "2026-10-25",
    "01:30",
    "Europe/London",
    "2026-10-25T00:30:00Z",
    "over",
  ],
  [
    "a time that is skipped is as much later",
    "2026-03-29",
    "01:30",
    "Europe/London",
    "2026-03-29T01:29:59Z",
    "eventInAnHour",
  ],
  [
    "midnight in the first zone of the day",
    "2026-01-01",
    "00:00",
    "Pacific/Kiritimati",
    "2025-12-30T10:00:00Z",
    "eventInADay",
  ],
  [
    "and in the last",
    "2026-01-01",
    "00:00",
    "Pacific/Pago_Pago",
    "2026-01-01T10:00:00Z",
    "eventInAnHour",
  ],
])("%s", (_, date, time, zone, now, due) => {
  expect(dueReminder(at(date, time, zone), new Date(now))).toBe(due);
});

test("an event's reminders come once each, in their order", () => {
  const order = ["none", "eventInADay", "eventInAnHour", "over"];
  const zone = fc.constantFrom("Europe/London", "Australia/Lord_Howe", "Africa/Johannesburg");
  const minute = fc.integer({ min: 0, max: 60 * 24 * 366 });
  fc.assert(
    fc.property(zone, minute, fc.integer({ min: 0, max: 6000 }), (timeZone, minutes, later) => {
      const local = Temporal.PlainDateTime.from("2026-01-01T00:00").add({ minutes });
      const starts = local.toZonedDateTime(timeZone);
      const now = starts.epochMilliseconds - 3000 * 60_000;
      const placeAt = (ms: number) => order.indexOf(dueReminder(starts, new Date(ms)));
      expect(placeAt(now + later * 60_000)).toBeGreaterThanOrEqual(placeAt(now));
      expect(placeAt(now + (later + 1) * 60_000)).toBeGreaterThanOrEqual(
        placeAt(now + later * 60_000),
      );
    }),
  );
});
