import { expect, test } from "vitest";
import { companyPattern } from "#server/modules/leave/rules/working-days.ts";
import { lastDayToRemind } from "./reminders.ts";

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
  expect(lastDayToRemind(today, { calendar, pattern }, pattern)).toBe(until);
});

const thursdays = companyPattern([0, 0, 0, hours, 0, 0, 0]);

test.each([
  ["2026-03-04", "2026-02-25", "on a Wednesday on which they do not work, those of a week ago"],
  ["2026-03-05", "2026-02-26", "on a Thursday on which they do, too"],
  ["2026-03-06", "2026-03-01", "on a Friday, also those of the weekend, whose week ends on one"],
  ["2026-03-09", "2026-03-02", "on a Monday, those of Monday"],
  ["2026-04-02", "2026-03-28", "before a long weekend, nothing of the last five days"],
  ["2026-03-07", undefined, "nobody is reminded on a Saturday"],
])("a one-day week reminds on %s of requests until %s: %s", (today, until, _why) => {
  expect(lastDayToRemind(today, { calendar, pattern: thursdays }, pattern)).toBe(until);
});
