import { expect, test } from "vitest";
import { heightsOf } from "./plot.tsx";

test("a value's height is in proportion between least and greatest", () => {
  const [least = 0, middle = 0, greatest = 0] = heightsOf([36, 41.5, 47]);
  expect(least).toBeGreaterThan(middle);
  expect(middle - greatest).toBeCloseTo(least - middle);
});

test("values that never change lie on one height within the plot", () => {
  const [one = 0, other = 0] = heightsOf([5, 5]);
  expect(one).toBe(other);
  expect(one).toBeGreaterThan(0);
});
