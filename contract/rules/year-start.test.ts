import { expect, test } from "vitest";
import { isYearStart } from "./year-start.ts";

test.each([
  ["01-01", true],
  ["03-01", true],
  ["04-06", true],
  ["12-31", true],
  ["02-29", false],
  ["04-31", false],
  ["13-01", false],
  ["00-10", false],
  ["3-1", false],
  ["2026-03-01", false],
  ["", false],
])("%s can be the first day of a year: %s", (day, can) => {
  expect(isYearStart(day)).toBe(can);
});
