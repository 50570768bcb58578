import { expect, test } from "vitest";
import { dayOf, startOf } from "./company-day.ts";

test.each([
  ["2026-03-16T21:59:59.999Z", "2026-03-16"],
  ["2026-03-16T22:00:00Z", "2026-03-17"],
  ["2026-12-31T22:00:00Z", "2027-01-01"],
  ["2028-02-28T23:00:00Z", "2028-02-29"],
])("%s falls on %s, by the South African clock", (moment, day) => {
  expect(dayOf(new Date(moment), "Africa/Johannesburg")).toBe(day);
});

test("a day begins at midnight in South Africa", () => {
  expect(startOf("2026-03-17", "Africa/Johannesburg")).toEqual(new Date("2026-03-16T22:00:00Z"));
});

test("the same moment is another day in another time zone", () => {
  const moment = new Date("2026-03-16T23:00:00Z");
  expect(dayOf(moment, "Africa/Johannesburg")).toBe("2026-03-17");
  expect(dayOf(moment, "America/Sao_Paulo")).toBe("2026-03-16");
  expect(startOf("2026-03-17", "America/Sao_Paulo")).toEqual(new Date("2026-03-17T03:00:00Z"));
});
