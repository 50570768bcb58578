import { expect, test } from "vitest";
import { dayOf, startOf } from "./company-day.ts";

test.each([
  ["2026-03-16T21:59:59.999Z", "2026-03-16"],
  ["2026-03-16T22:00:00Z", "2026-03-17"],
  ["2026-12-31T22:00:00Z", "2027-01-01"],
  ["2028-02-28T23:00:00Z", "2028-02-29"],
])("%s falls on %s, by the South African clock", (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test("a day begins at midnight in South Africa", () => {
  expect(startOf("2026-03-17")).toEqual(new Date("2026-03-16T22:00:00Z"));
});
