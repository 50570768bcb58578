import fc from "fast-check";
import { expect, test } from "vitest";
import { existingTime } from "./skipped-hour.ts";

test.each([
  ["Europe/London", "2027-03-28", "01:30", "02:30"],
  ["Europe/London", "2027-03-28", "01:00", "02:00"],
  ["Europe/London", "2027-03-28", "00:59", "00:59"],
  ["Europe/London", "2027-03-28", "02:00", "02:00"],
  ["Europe/London", "2027-10-31", "01:30", "01:30"],
  ["America/New_York", "2027-03-14", "02:15", "03:15"],
  ["Australia/Lord_Howe", "2027-10-03", "02:10", "02:40"],
  ["Africa/Johannesburg", "2027-03-28", "01:30", "01:30"],
  ["America/Santiago", "2027-09-05", "00:20", "01:20"],
])("in %s the time %s %s is kept or becomes %s", (zone, day, time, expected) => {
  expect(existingTime(day, time, zone)).toBe(expected);
});

const zones = [
  "Europe/London",
  "America/New_York",
  "Pacific/Auckland",
  "Africa/Cairo",
  "Asia/Karachi",
];

test("a time moves exactly as calendar programs move it", () => {
  const day = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2030-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 1_439 }),
      fc.constantFrom(...zones),
      (date, n, zone) => {
        const on = date.toISOString().slice(0, 10);
        const time = [Math.floor(n / 60), n % 60].map((p) => String(p).padStart(2, "0")).join(":");
        const moved = Temporal.PlainDateTime.from(`${on}T${time}`).toZonedDateTime(zone);
        expect(existingTime(on, time, zone)).toBe(moved.toPlainTime().toString().slice(0, 5));
      },
    ),
    { numRuns: 300 },
  );
});
