import { expect, test } from "vitest";
import { companyPattern } from "../policy/working-days.ts";
import { lastDayToRemind } from "./reminder-day.ts";

const hours = 8 * 60;
const pattern = companyPattern([hours, hours, hours, hours, hours, 0, 0]);
const calendar = { holidayOn: (day: string) => (day === "2026-04-03" ? "Good Friday" : undefined) };

test.each([
  ["2026-03-05", "2026-03-02", "on a Thursday, those of Monday"],
  ["2026-03-09", "2026-03-04", "on a Monday, those of Wednesday"],
  ["2026-03-10", "2026-03-05", "on a Tuesday, those of Thursday"],
  ["2026-03-11", "2026-03-08", "on a Wednesday, those of the weekend"],
  ["2026-04-07", "2026-04-01", "a holiday does not count"],
  ["2026-03-07", undefined, "nobody is reminded on a Saturday"],
  ["2026-04-03", undefined, "nor on a holiday"],
])("on %s it is reminded of requests until %s: %s", (today, until, _why) => {
  expect(lastDayToRemind(today, { calendar, pattern })).toBe(until);
});
