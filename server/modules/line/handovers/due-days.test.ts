import fc from "fast-check";
import { expect, test } from "vitest";
import { type HandoverDays, maxHandoverDays } from "#contract/rules/continuity.ts";
import { plusDays } from "#server/company-day.ts";
import { dueDays } from "./due-days.ts";

const days = (written: number, commented: number, confirmed: number): HandoverDays => ({
  written,
  commented,
  confirmed,
});
const usual = days(11, 6, 1);

test.each([
  ["in good time", usual, "2026-11-09", "2026-12-01", ["2026-11-20", "2026-11-25", "2026-11-30"]],
  [
    "when time is short",
    usual,
    "2026-11-27",
    "2026-12-01",
    ["2026-12-01", "2026-12-06", "2026-12-11"],
  ],
  [
    "on the day itself",
    usual,
    "2026-12-30",
    "2026-12-30",
    ["2027-01-03", "2027-01-08", "2027-01-13"],
  ],
  ["after the fact", usual, "2026-03-01", "2026-02-01", ["2026-03-05", "2026-03-10", "2026-03-15"]],
  [
    "long before, with days of the company",
    days(60, 30, 0),
    "2026-09-01",
    "2026-12-01",
    ["2026-10-02", "2026-11-01", "2026-12-01"],
  ],
  [
    "late, with days of the company",
    days(60, 30, 0),
    "2026-11-20",
    "2026-12-01",
    ["2026-11-24", "2026-11-29", "2026-12-04"],
  ],
  [
    "in good time, with a day between the steps",
    days(3, 2, 1),
    "2026-11-09",
    "2026-12-01",
    ["2026-11-28", "2026-11-29", "2026-11-30"],
  ],
  [
    "when time is short, with a day between the steps",
    days(3, 2, 1),
    "2026-12-01",
    "2026-12-01",
    ["2026-12-05", "2026-12-06", "2026-12-07"],
  ],
])(
  "the three steps of a handover opened %s are due in order",
  (_, daysBefore, opened, change, due) => {
    expect(dueDays(opened, change, daysBefore)).toEqual(due);
  },
);

const aDay = fc.integer({ min: -400, max: 400 }).map((shift) => plusDays("2026-06-01", shift));
const companyDays = fc
  .uniqueArray(fc.integer({ min: 0, max: maxHandoverDays }), { minLength: 3, maxLength: 3 })
  .map((three) => three.toSorted((a, b) => b - a))
  .map(([written = 0, commented = 0, confirmed = 0]) => days(written, commented, confirmed));

test("each step has enough days, and the steps are in order", () => {
  fc.assert(
    fc.property(aDay, aDay, companyDays, (opened, change, daysBefore) => {
      const { written, commented, confirmed } = daysBefore;
      const [first, second, third] = dueDays(opened, change, daysBefore);
      expect(first >= plusDays(opened, 4)).toBe(true);
      expect(second >= plusDays(first, Math.min(5, written - commented))).toBe(true);
      expect(third >= plusDays(second, Math.min(5, commented - confirmed))).toBe(true);
      expect([opened, first, second, third].toSorted()).toEqual([opened, first, second, third]);
      expect(new Set([opened, first, second, third]).size).toBe(4);
    }),
  );
});

test("a handover opened in time follows the company's days", () => {
  fc.assert(
    fc.property(aDay, aDay, companyDays, fc.nat(100), (opened, change, daysBefore, wait) => {
      const due = dueDays(opened, change, daysBefore);
      const asSet = [daysBefore.written, daysBefore.commented, daysBefore.confirmed].map((before) =>
        plusDays(change, -before),
      );
      if (opened <= plusDays(change, -daysBefore.written - 4)) expect(due).toEqual(asSet);
      const later = dueDays(plusDays(opened, wait), change, daysBefore);
      for (const [step, day] of due.entries()) {
        expect(day >= (asSet[step] ?? "")).toBe(true);
        expect((later[step] ?? "") >= day).toBe(true);
      }
    }),
  );
});
