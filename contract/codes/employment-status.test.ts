import { expect, test } from "vitest";
import {
  employmentStatusCodes,
  employmentStatuses,
  employmentStatusLabels,
  employmentStatusOf,
} from "./employment-status.ts";

test.each([
  [0, "FullTime"],
  [1, "PartTime"],
  [2, "Contract"],
  [3, "Temporary"],
  [4, "Intern"],
  [5, "Terminated"],
  [6, "Probation"],
  ["0", "FullTime"],
  ["Full Time", "FullTime"],
  ["PartTime", "PartTime"],
  ["Active", "FullTime"],
  ["Probation", "Probation"],
  ["-1", undefined],
  ["", undefined],
  ["Retired", undefined],
  [7, undefined],
  [-1, undefined],
  [0.5, undefined],
])("employment status %j is read as %j [ENT-29]", (input, status) => {
  expect(employmentStatusOf(input)).toBe(status);
});

test("a status is read back from its code, its name and its label [ENT-29]", () => {
  for (const status of employmentStatuses)
    for (const form of [status, employmentStatusCodes[status], employmentStatusLabels[status]])
      expect(employmentStatusOf(form)).toBe(status);
});
