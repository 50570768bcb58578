import { expect, test } from "vitest";
import { percentageUsed } from "./percentage-used.ts";

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
