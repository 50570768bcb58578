import { expect, test } from "vitest";
import { percentUsed } from "./percent-used.ts";

test.each([
  [15, 15, 0],
  [15, 10, 33],
  [3, 1, 67],
  [15, 0, 100],
  [0, 0, 0],
  [0, -2, 0],
])("of %d days with %d remaining %d% are used", (allocated, remaining, percent) => {
  expect(percentUsed(allocated, remaining)).toBe(percent);
});
