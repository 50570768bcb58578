import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays } from "#server/company-day.ts";
import { dueDays } from "./due-days.ts";

test.each([
  ["in good time", "2026-11-09", "2026-12-01", ["2026-11-20", "2026-11-25", "2026-11-30"]],
  ["when time is short", "2026-11-27", "2026-12-01", ["2026-12-01", "2026-12-06", "2026-12-11"]],
  ["on the day itself", "2026-12-30", "2026-12-30", ["2027-01-03", "2027-01-08", "2027-01-13"]],
  ["after the fact", "2026-03-01", "2026-02-01", ["2026-03-05", "2026-03-10", "2026-03-15"]],
])(
  "the three steps of a handover that opens %s are due one after the other",
  (_, opened, change, due) => {
    expect(dueDays(opened, change)).toEqual(due);
  },
);

test("whenever it opens, nobody has less than four, five and five days, and no step is due before the one before it", () => {
  const day = fc.integer({ min: -400, max: 400 }).map((days) => plusDays("2026-06-01", days));
  fc.assert(
    fc.property(day, day, (opened, change) => {
      const [first, second, third] = dueDays(opened, change);
      expect(first >= plusDays(opened, 4)).toBe(true);
      expect(second >= plusDays(first, 5)).toBe(true);
      expect(third >= plusDays(second, 5)).toBe(true);
    }),
  );
});
