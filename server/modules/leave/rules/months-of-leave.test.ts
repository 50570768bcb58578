import fc from "fast-check";
import { expect, test } from "vitest";
import type { Country } from "#contract/codes/country.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { sumOf } from "../engine/amounts.ts";
import { lastDayOfMonths, lengthOf, plusDays, plusMonths } from "../engine/day.ts";
import { daysOfLeave } from "./leave-days.ts";
import { countedParts, leaveDuration } from "./leave-duration.ts";
import { policyOn } from "./leave-policy.ts";
import { lengthInMonths, monthsOfLeave } from "./months-of-leave.ts";
import { companyPattern, workingDaysIn } from "./working-days.ts";

const fiveDays = [480, 480, 480, 480, 480, 0, 0];
const rulesFor = (week: readonly number[], country: Country = "ZA") => ({
  calendar: holidaysOf(country, []),
  pattern: companyPattern(week),
  policy: policyOn(country, "2026-01-01"),
});
const maternity = (startDate: string, endDate: string) =>
  ({ leaveType: "MaternityLeave", startDate, endDate }) as const;
const booked = (
  startDate: string,
  endDate: string,
  duration: number,
  leaveStatus: "approved" | "rejected" = "approved",
) => ({ ...maternity(startDate, endDate), duration, leaveStatus });

const day = fc.nat(9000).map((n) => plusDays("2001-01-01", n));
const aWeek = fc.array(fc.constantFrom(0, 240, 480), { minLength: 7, maxLength: 7 });

/** Ranges of leave requested in turn, each after those before. */
function takenInTurn(ranges: readonly (readonly [string, string])[], week: readonly number[]) {
  const rules = rulesFor(week);
  const taken: ReturnType<typeof booked>[] = [];
  for (const [from, to] of ranges)
    taken.push(booked(from, to, leaveDuration(maternity(from, to), rules, taken)));
  return sumOf(taken.map(({ duration }) => duration));
}

const split = fc
  .tuple(day, fc.integer({ min: 3, max: 200 }), fc.array(fc.nat(199), { maxLength: 4 }))
  .map(([from, length, cuts]) => {
    const starts = [...new Set([0, ...cuts.map((cut) => cut % length)])].sort((a, b) => a - b);
    const parts = starts.map((start, at) => {
      const end = (starts[at + 1] ?? length) - 1;
      return [plusDays(from, start), plusDays(from, end)] as const;
    });
    return { parts, whole: [from, plusDays(from, length - 1)] as const };
  });

test("the parts of leave in months add up to the whole", () => {
  fc.assert(
    fc.property(split, aWeek, ({ parts, whole }, week) => {
      expect(takenInTurn(parts, week)).toBe(takenInTurn([whole], week));
    }),
  );
});

test("the parts of four months count alike in any order", () => {
  fc.assert(
    fc.property(split, aWeek, ({ parts, whole: [from, to] }, week) => {
      fc.pre(to <= lastDayOfMonths(from, 4));
      expect(takenInTurn(parts.toReversed(), week)).toBe(takenInTurn([[from, to]], week));
    }),
  );
});

test("four months in two ranges take at most 87 days", () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 90 }),
      aWeek,
      (from, months, gap, week) => {
        const until = lastDayOfMonths(from, months);
        const next = plusDays(until, 1 + gap);
        const ranges = [
          [from, until],
          [next, lastDayOfMonths(next, 4 - months)],
        ] as const;
        expect(takenInTurn(ranges, week)).toBeLessThanOrEqual(87);
        expect(takenInTurn(ranges.toReversed(), week)).toBeLessThanOrEqual(87);
      },
    ),
  );
});

test("days after the months take what they are worth", () => {
  const sixDays = [480, 480, 480, 480, 480, 480, 0];
  const rules = rulesFor(sixDays);
  const asked = maternity("2026-03-02", "2026-07-04");
  expect(leaveDuration(asked, rules)).toBe(87 + 3);
  const days = countedParts(asked, rules, []).flatMap((part) => daysOfLeave(part, rules));
  expect(sumOf(days.map(({ cost }) => cost))).toBe(90);
  expect(days.slice(-3).map(({ cost, reason }) => [cost, reason])).toEqual([
    [1, "worked"],
    [1, "worked"],
    [1, "worked"],
  ]);
  expect(days.find(({ date }) => date === "2026-07-01")?.reason).toBe("within-months");
});

test("a three-day week uses its own days of four months", () => {
  const threeDays = [480, 0, 480, 0, 480, 0, 0];
  const asked = maternity("2026-03-02", "2026-07-01");
  const { calendar, pattern } = rulesFor(threeDays);
  const worked = workingDaysIn(asked, calendar, pattern);
  expect(worked).toBeLessThan(60);
  expect(leaveDuration(asked, rulesFor(threeDays))).toBe(worked);
});

test("another birth's leave has its own months", () => {
  const rules = rulesFor([480, 480, 480, 480, 480, 480, 480]);
  const asked = maternity("2026-03-02", "2026-07-01");
  const of = (...others: ReturnType<typeof booked>[]) => leaveDuration(asked, rules, others);
  expect(of()).toBe(87);
  expect(of(booked("2025-06-01", "2025-09-30", 87))).toBe(87);
  expect(of(booked("2026-01-01", "2026-01-31", 31, "rejected"))).toBe(87);
  const annual = { ...booked("2026-01-01", "2026-01-31", 20), leaveType: "AnnualLeave" } as const;
  expect(leaveDuration(asked, rules, [annual])).toBe(87);
  // One month is used, so three are left; the days until 1 June count against the grant.
  expect(of(booked("2026-01-01", "2026-01-31", 31))).toBeGreaterThan(87 - 31 + 25);
});

test("the length is in months and days, with South Africa's section", () => {
  const length = (from: string, to: string, country: Country = "ZA") =>
    monthsOfLeave(maternity(from, to), policyOn(country, from), []);
  const granted = { granted: 4, section: "BCEA s 25", beyondFrom: null };
  expect(length("2026-03-02", "2026-07-01")).toEqual({ ...granted, months: 4, days: 0 });
  expect(length("2026-03-02", "2026-07-02")).toEqual({
    ...granted,
    months: 4,
    days: 1,
    beyondFrom: "2026-07-02",
  });
  expect(length("2026-03-02", "2026-03-11")).toEqual({ ...granted, months: 0, days: 10 });
  expect(length("2026-03-02", "2026-07-01", "GB")?.section).toBeNull();
  const annual = { ...maternity("2026-03-02", "2026-07-01"), leaveType: "AnnualLeave" } as const;
  expect(monthsOfLeave(annual, policyOn("ZA", "2026-03-02"), [])).toBeUndefined();
});

test("n months end on their last day, a day more exceeds them", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 11 }), (from, months) => {
      const last = lastDayOfMonths(from, months);
      expect(lengthInMonths(from, last)).toEqual({ months, days: 0 });
      expect(lengthInMonths(from, plusDays(last, 1))).toEqual({ months, days: 1 });
      expect(lengthInMonths(from, plusDays(last, -1)).months).toBe(months - 1);
    }),
  );
  expect(lengthInMonths("2026-10-31", "2027-02-27")).toEqual({ months: 3, days: 28 });
});

test("the months count no day that leave does not have", () => {
  fc.assert(
    fc.property(day, fc.nat(360), (from, n) => {
      const to = plusDays(from, n);
      const { months, days } = lengthInMonths(from, to);
      const rest = lengthOf({ from, to }) - lengthOf({ from, to: lastDayOfMonths(from, months) });
      expect(days).toBe(rest);
      expect(plusDays(plusMonths(from, months), days) >= to).toBe(true);
      expect(leaveDuration(maternity(from, to), rulesFor(fiveDays))).toBeGreaterThanOrEqual(0);
    }),
  );
});
