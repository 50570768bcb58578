import { expect, test } from "vitest";
import { birthDateProblem } from "./birth-date.ts";

test.each([
  ["2026-11-23", "Date of birth cannot be in the future"],
  ["2026-11-22", undefined],
  ["1900-01-01", undefined],
  ["1899-12-31", "Please check the year of birth"],
  ["0090-02-02", "Please check the year of birth"],
])("on 22 November 2026 a birth on %s is refused with %j", (date, problem) => {
  expect(birthDateProblem(date, "2026-11-22")).toBe(problem);
});
