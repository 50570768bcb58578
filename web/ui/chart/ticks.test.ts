import fc from "fast-check";
import { expect, test } from "vitest";
import { ticksUpTo } from "./ticks.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [34, [0, 20, 40]],
  [120, [0, 50, 100, 150]],
  [20_000, [0, 10_000, 20_000]],
])("an axis up to %d has its ticks at %j", (greatest, ticks) => {
  expect(ticksUpTo(greatest)).toEqual(ticks);
});

test("an axis starts at 0, includes the greatest value, steps evenly by whole numbers and has few steps", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (greatest) => {
      const ticks = ticksUpTo(greatest);
      const step = ticks[1] ?? 0;
      expect(Number.isInteger(step)).toBe(true);
      expect(ticks).toEqual(ticks.map((_, i) => i * step));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  );
});
