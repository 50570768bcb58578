import { expect, test } from "vitest";
import { isTimeZone, timeZones } from "./time-zone.ts";

test.each([
  ["Africa/Johannesburg", true],
  ["America/New_York", true],
  ["UTC", true],
  ["+02:00", false],
  ["Africa/Nowhere", false],
  ["africa/johannesburg", false],
  ["", false],
])("%j names a time zone: %s", (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});

test("each time zone is listed once, and can be used", () => {
  expect(new Set(timeZones).size).toBe(timeZones.length);
  for (const timeZone of timeZones)
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
});
