import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, dayOf, nearestDay, weekdayOf } from "./plain-day.ts";

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("days added and taken away again lead back to the same day", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(weekdayOf(addDays(day, count * 7))).toBe(weekdayOf(day));
    }),
  );
});

test("adding months changes the date only for a month too short", () => {
  const number = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  fc.assert(
    fc.property(days, fc.integer({ min: -300, max: 300 }), (day, count) => {
      const later = addMonths(day, count);
      expect(number(later) - number(day)).toBe(count);
      const date = Number(later.slice(8));
      expect(date).toBeLessThanOrEqual(Number(day.slice(8)));
      if (date < Number(day.slice(8))) expect(addDays(later, 1).slice(8)).toBe("01");
    }),
  );
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-03-15", -3, "2025-12-15"],
])("%s and %d months are %s", (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test.each([
  [2026, 2, 29],
  [2026, 13, 1],
  [2026, 4, 31],
  [2026, 0, 1],
])("the calendar has no day %d-%d-%d", (year, month, date) => {
  expect(dayOf(year, month, date)).toBeUndefined();
});

test("the week begins on Monday", () => {
  expect([weekdayOf("2026-11-23"), weekdayOf("2026-11-22")]).toEqual([0, 6]);
});

test("the nearest allowed day is the day itself or its limit", () => {
  const limits = { min: "2026-03-02", max: "2026-03-20" };
  const nearest = ["2026-03-01", "2026-03-10", "2027-01-01"].map((day) => nearestDay(day, limits));
  expect(nearest).toEqual(["2026-03-02", "2026-03-10", "2026-03-20"]);
});
