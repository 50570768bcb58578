import fc from "fast-check";
import { expect, test } from "vitest";
import {
  companyPattern,
  daysBetween,
  overlaps,
  type WorkPattern,
  workingDaysIn,
} from "./working-days.ts";

const mondayToFriday = companyPattern([480, 480, 480, 480, 480, 0, 0]);
const noHolidays = { holidayOn: () => undefined };
const holidaysOn = (...dates: string[]) => ({
  holidayOn: (date: string) => (dates.includes(date) ? "A holiday" : undefined),
});
const wednesdayMornings = companyPattern([480, 480, 240, 480, 0, 0, 0]);

test.each([
  ["one Monday", "2026-03-02", "2026-03-02", 1],
  ["a week from Monday to Friday", "2026-03-02", "2026-03-06", 5],
  ["a week with both weekends", "2026-02-28", "2026-03-08", 5],
  ["a Saturday and a Sunday", "2026-03-07", "2026-03-08", 0],
  ["Friday to Monday", "2026-03-06", "2026-03-09", 2],
  ["over the end of a year", "2026-12-31", "2027-01-04", 3],
  ["over a leap day", "2028-02-28", "2028-03-01", 3],
  ["a range that ends before it starts", "2026-03-06", "2026-03-02", 0],
])("%s: the number of working days is right", (_, startDate, endDate, days) => {
  expect(workingDaysIn({ startDate, endDate }, noHolidays, mondayToFriday)).toBe(days);
});

test("a holiday on a working day is free, a weekend's adds none", () => {
  const week = { startDate: "2026-03-02", endDate: "2026-03-08" };
  expect(workingDaysIn(week, holidaysOn("2026-03-04"), mondayToFriday)).toBe(4);
  expect(workingDaysIn(week, holidaysOn("2026-03-07"), mondayToFriday)).toBe(5);
});

test("an employee with a half Wednesday takes their own week's days", () => {
  const week = { startDate: "2026-03-02", endDate: "2026-03-08" };
  expect(workingDaysIn(week, noHolidays, wednesdayMornings)).toBe(3.5);
  expect(workingDaysIn(week, holidaysOn("2026-03-04"), wednesdayMornings)).toBe(3);
});

const day = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => Temporal.PlainDate.from("2024-01-01").add({ days }).toString());
const range = fc.tuple(day, fc.nat(120)).map(([startDate, length]) => ({
  startDate,
  endDate: Temporal.PlainDate.from(startDate).add({ days: length }).toString(),
}));
const calendar = fc.array(day, { maxLength: 400 }).map((dates) => holidaysOn(...dates));
const pattern = fc
  .array(fc.constantFrom(0, 0.5, 1), { minLength: 7, maxLength: 7 })
  .map((shares): WorkPattern => ({ shareWorkedOn: (weekday) => shares[weekday - 1] ?? 0 }));

test("a split range takes as many days as the whole", () => {
  fc.assert(
    fc.property(
      range,
      fc.nat(120),
      calendar,
      pattern,
      ({ startDate, endDate }, cut, holidays, works) => {
        const lastOfFirst = Temporal.PlainDate.from(startDate).add({ days: cut });
        fc.pre(lastOfFirst.toString() < endDate);
        const first = { startDate, endDate: lastOfFirst.toString() };
        const second = { startDate: lastOfFirst.add({ days: 1 }).toString(), endDate };
        expect(workingDaysIn(first, holidays, works) + workingDaysIn(second, holidays, works)).toBe(
          workingDaysIn({ startDate, endDate }, holidays, works),
        );
      },
    ),
  );
});

test("a range takes between 0 days and its length", () => {
  fc.assert(
    fc.property(range, calendar, pattern, day, (dates, holidays, works, extra) => {
      const days = workingDaysIn(dates, holidays, works);
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThanOrEqual(daysBetween(dates.startDate, dates.endDate));
      const more = {
        holidayOn: (date: string) => (date === extra ? "One more" : holidays.holidayOn(date)),
      };
      expect(workingDaysIn(dates, more, works)).toBeLessThanOrEqual(days);
    }),
  );
});

test("the two parts of a range cut at noon add up", () => {
  fc.assert(
    fc.property(range, fc.nat(40), calendar, pattern, (whole, cut, holidays, works) => {
      const noon = Temporal.PlainDate.from(whole.startDate).add({ days: cut }).toString();
      fc.pre(noon <= whole.endDate);
      const first = { startDate: whole.startDate, endDate: noon, endHalf: "morning" as const };
      const second = { startDate: noon, endDate: whole.endDate, startHalf: "afternoon" as const };
      expect(workingDaysIn(first, holidays, works) + workingDaysIn(second, holidays, works)).toBe(
        workingDaysIn(whole, holidays, works),
      );
      expect(overlaps(first, second)).toBe(false);
      expect(overlaps(first, whole) && overlaps(whole, second)).toBe(true);
    }),
  );
});

test("ranges overlap exactly if they share a day, whichever is named first", () => {
  fc.assert(
    fc.property(range, range, (one, other) => {
      const insideOther = {
        holidayOn: (date: string) =>
          date < other.startDate || date > other.endDate ? "Outside" : undefined,
      };
      const shared = workingDaysIn(one, insideOther, { shareWorkedOn: () => 1 });
      expect(overlaps(one, other)).toBe(shared > 0);
      expect(overlaps(other, one)).toBe(overlaps(one, other));
    }),
  );
});
