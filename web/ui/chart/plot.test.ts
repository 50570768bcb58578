import { expect, test } from "vitest";
import { heightsOf } from "./plot.tsx";

test("the least value is lowest, the greatest highest, and others lie between in proportion", () => {
  const [least = 0, middle = 0, greatest = 0] = heightsOf([36, 41.5, 47]);
  expect(least).toBeGreaterThan(middle);
  expect(middle - greatest).toBeCloseTo(least - middle);
});

test("values that never change lie on one height within the plot", () => {
  const [one = 0, other = 0] = heightsOf([5, 5]);
  expect(one).toBe(other);
  expect(one).toBeGreaterThan(0);
});
