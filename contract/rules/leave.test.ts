import fc from "fast-check";
import { expect, test } from "vitest";
import { isYearStart, maxWorkMinutes, percentageUsed, workShares } from "./leave.ts";

test.each([
  ["five days of eight hours", [8, 8, 8, 8, 8, 0, 0], [1, 1, 1, 1, 1, 0, 0]],
  ["a short Friday", [9, 9, 9, 9, 4, 0, 0], [1, 1, 1, 1, 0.5, 0, 0]],
  ["a Friday of more than half", [8.5, 8.5, 8.5, 8.5, 6, 0, 0], [1, 1, 1, 1, 1, 0, 0]],
  ["a Saturday morning", [8, 8, 8, 8, 8, 4, 0], [1, 1, 1, 1, 1, 0.5, 0]],
  ["four days of ten hours", [10, 10, 10, 10, 0, 0, 0], [1, 1, 1, 1, 0, 0, 0]],
  ["half days only are whole days of that company", [4, 4, 4, 4, 4, 0, 0], [1, 1, 1, 1, 1, 0, 0]],
])("a day of leave by hours of work: %s", (_, hours, shares) => {
  expect(workShares(hours.map((one) => one * 60))).toEqual(shares);
});

test("a day is free exactly if it has no working time", () => {
  const week = fc.array(fc.integer({ min: 0, max: maxWorkMinutes }), {
    minLength: 7,
    maxLength: 7,
  });
  fc.assert(
    fc.property(week, (minutes) => {
      const shares = workShares(minutes);
      const longest = Math.max(...minutes);
      for (const [day, share] of shares.entries()) {
        expect(share === 0).toBe(minutes[day] === 0);
        if (minutes[day] === longest && longest > 0) expect(share).toBe(1);
      }
    }),
  );
});

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

test.each([
  [15, 0, 0],
  [15, 5, 33],
  [3, 2, 67],
  [15, 15, 100],
  [0, 0, 0],
  [0, 2, 0],
  [200, 57, 29],
])("of %d days with %d used, %d% are used", (granted, used, percent) => {
  expect(percentageUsed(granted, used)).toBe(percent);
});
