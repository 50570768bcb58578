import { expect, test } from "vitest";
import { ageOfDay, ageOfMoment, relativeTime } from "./age.ts";
import { currentDay } from "./clock.ts";

const now = new Date("2026-03-02T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test.each([
  [0, "0 days", "CONST-26"],
  [1, "1 day", "CONST-26"],
  [29, "29 days", "CONST-26"],
  [30, "1 month", "CONST-27"],
  [364, "12 months", "CONST-27"],
  [365, "1 year", "CONST-28"],
  [800, "2 years", "CONST-28"],
])("a moment %d days ago is %s old [%s]", (days, shown) => {
  expect(ageOfMoment(daysAgo(days), now)).toBe(shown);
});

test("the future has no age", () => {
  expect(ageOfMoment(daysAgo(-3), now)).toBe("0 days");
});

test.each([
  ["2026-03-02", "2026-03-02", "0 days"],
  ["2026-03-01", "2026-03-02", "1 day"],
  ["2026-02-01", "2026-03-03", "1 month"],
  ["2024-02-29", "2026-03-02", "2 years"],
])("from %s to %s it is %s, whatever the time zone [CONST-26..28]", (day, until, shown) => {
  expect(ageOfDay(day, until)).toBe(shown);
});

test("a day without an end is as old as it is today", () => {
  expect(ageOfDay(currentDay())).toBe("0 days");
});

const present = Date.parse("2026-03-20T12:00:00Z");
const minutes = (count: number) => new Date(present - count * 60_000).toISOString();

test.each([
  [minutes(-3), "just now"],
  [minutes(0.9), "just now"],
  [minutes(1), "1 minute ago"],
  [minutes(59), "59 minutes ago"],
  [minutes(60), "1 hour ago"],
  [minutes(23 * 60), "23 hours ago"],
  [minutes(24 * 60), "yesterday"],
  [minutes(6 * 24 * 60), "6 days ago"],
  ["2026-03-02T12:00:00Z", "2 Mar"],
  ["2025-12-30T12:00:00Z", "30 Dec 2025"],
])("%s is %s", (moment, expected) => {
  expect(relativeTime(moment, present)).toBe(expected);
});
