import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfterKey, weeksOf } from "./month-grid.ts";
import { addDays, weekdayOf } from "./plain-day.ts";

const months = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}`);

test("a month's weeks contain each day once, under its weekday", () => {
  fc.assert(
    fc.property(months, (month) => {
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days[0]).toBe(`${month}-01`);
      for (const [index, day] of days.entries()) {
        expect(day).toBe(addDays(`${month}-01`, index));
        expect(day.slice(0, 7)).toBe(month);
      }
      expect(addDays(days.at(-1) ?? "", 1).slice(0, 7)).not.toBe(month);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some(Boolean)).toBe(true);
        expect(week.every((day, at) => day === undefined || weekdayOf(day) === at)).toBe(true);
      }
    }),
  );
});

test.each([
  ["ArrowLeft", false, "2026-03-31"],
  ["ArrowRight", false, "2026-04-02"],
  ["ArrowUp", false, "2026-03-25"],
  ["ArrowDown", false, "2026-04-08"],
  ["Home", false, "2026-03-30"],
  ["End", false, "2026-04-05"],
  ["PageUp", false, "2026-03-01"],
  ["PageDown", false, "2026-05-01"],
  ["PageUp", true, "2025-04-01"],
  ["PageDown", true, "2027-04-01"],
])("from Wednesday 1 April, %s (with Shift: %s) leads to %s", (key, isShifted, day) => {
  expect(dayAfterKey("2026-04-01", key, isShifted)).toBe(day);
});

test("other keys lead nowhere", () => {
  expect(dayAfterKey("2026-04-01", "a", false)).toBeUndefined();
});
