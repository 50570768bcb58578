import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOf } from "#server/modules/leave/engine/amounts.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { leaveDuration } from "#server/modules/leave/rules/leave-duration.ts";
import { policyOn } from "#server/modules/leave/rules/leave-policy.ts";
import {
  companyPattern,
  type DateRange,
  overlaps,
} from "#server/modules/leave/rules/working-days.ts";
import { partsOf } from "./shutdown-parts.ts";

const rules = {
  calendar: { holidayOn: (date: string) => (date === "2026-12-25" ? "Christmas Day" : undefined) },
  pattern: companyPattern([480, 480, 480, 480, 480, 0, 0]),
  policy: policyOn("ZA", "2026-12-21"),
};
const weeks = { from: "2026-12-21", to: "2027-01-01", ifLacking: "unpaid" as const };
const anna = { leave: [], employment: { startDate: null, endDate: null }, available: 15 };
const day = (date: string, given: Partial<DateRange> = {}): DateRange => ({
  startDate: date,
  endDate: date,
  ...given,
});

const shownOf = (given: Partial<Parameters<typeof partsOf>[1]>, choice = {}) =>
  partsOf({ ...weeks, ...choice }, { ...anna, ...given }, rules).parts.map(
    ({ leaveType, startDate, startHalf, endDate, endHalf, duration }) =>
      `${leaveType} ${startDate} ${startHalf} to ${endDate} ${endHalf}: ${duration}`,
  );

test.each([
  ["enough days", {}, ["AnnualLeave 2026-12-21 morning to 2027-01-01 afternoon: 9"]],
  [
    "too few days: annual leave as far as it goes, and unpaid leave",
    { available: 5 },
    [
      "AnnualLeave 2026-12-21 morning to 2026-12-28 afternoon: 5",
      "UnpaidLeave 2026-12-29 morning to 2027-01-01 afternoon: 4",
    ],
  ],
  [
    "no days at all",
    { available: 0 },
    ["UnpaidLeave 2026-12-21 morning to 2027-01-01 afternoon: 9"],
  ],
  [
    "leave within it is kept, with what is booked around it",
    { leave: [{ startDate: "2026-12-23", endDate: "2026-12-28" }] },
    [
      "AnnualLeave 2026-12-21 morning to 2026-12-22 afternoon: 2",
      "AnnualLeave 2026-12-29 morning to 2027-01-01 afternoon: 4",
    ],
  ],
  [
    "of a day of which half is taken, the other half is booked",
    { leave: [day("2026-12-21", { endHalf: "morning" as const })] },
    ["AnnualLeave 2026-12-21 afternoon to 2027-01-01 afternoon: 8.5"],
  ],
  ["leave over all of it", { leave: [{ startDate: "2026-12-01", endDate: "2027-01-10" }] }, []],
  [
    "who begins or leaves in between",
    { employment: { startDate: "2026-12-24", endDate: "2026-12-28" } },
    ["AnnualLeave 2026-12-24 morning to 2026-12-28 afternoon: 2"],
  ],
  ["who has left before", { employment: { startDate: null, endDate: "2026-11-30" } }, []],
])("%s", (_, given, parts) => {
  expect(shownOf(given)).toEqual(parts);
});

test("the skip option books no leave for people with too few days", () => {
  const skip = { ...weeks, ifLacking: "skip" as const };
  expect(partsOf(skip, { ...anna, available: 5 }, rules)).toEqual({
    parts: [],
    annualDays: 0,
    unpaidDays: 0,
    lackingDays: 4,
  });
  expect(partsOf(skip, anna, rules).annualDays).toBe(9);
});

test("the parts cover every working day once within the balance", () => {
  const half = fc.constantFrom("morning" as const, "afternoon" as const);
  const taken = fc
    .record({
      at: fc.integer({ min: -3, max: 13 }),
      length: fc.nat(4),
      startHalf: half,
      endHalf: half,
    })
    .map(({ at, length, ...halves }): DateRange => {
      const startDate = plusDays(weeks.from, at);
      const isOneDay = length === 0;
      const endHalf = isOneDay && halves.startHalf === "afternoon" ? "afternoon" : halves.endHalf;
      return { startDate, endDate: plusDays(startDate, length), ...halves, endHalf };
    });
  const several = fc
    .array(taken, { maxLength: 3 })
    .filter((all) =>
      all.every((one, n) => all.every((other, m) => n === m || !overlaps(one, other))),
    );
  fc.assert(
    fc.property(several, fc.nat({ max: 30 }), (leave, halves) => {
      const available = halves / 2;
      const { parts, annualDays, unpaidDays } = partsOf(
        weeks,
        { ...anna, leave, available },
        rules,
      );
      const all = [...parts, ...leave];
      for (const [n, one] of parts.entries()) {
        expect(all.filter((other, m) => m !== n && overlaps(one, other))).toEqual([]);
        expect(leaveDuration(one, rules)).toBe(one.duration);
      }
      const kept = leave.map((one) => clipped(one)).filter((one) => one !== undefined);
      const costs = (ranges: readonly DateRange[]) =>
        sumOf(ranges.map((one) => leaveDuration({ leaveType: "AnnualLeave", ...one }, rules)));
      expect(costs(parts) + costs(kept)).toBe(9);
      expect(annualDays).toBeLessThanOrEqual(available);
      expect(annualDays + unpaidDays).toBe(costs(parts));
    }),
  );
});

/** The part of leave within the shutdown. */
function clipped({ startDate, endDate, startHalf, endHalf }: DateRange): DateRange | undefined {
  if (endDate < weeks.from || startDate > weeks.to) return undefined;
  return {
    startDate: startDate < weeks.from ? weeks.from : startDate,
    endDate: endDate > weeks.to ? weeks.to : endDate,
    ...(startDate >= weeks.from && startHalf && { startHalf }),
    ...(endDate <= weeks.to && endHalf && { endHalf }),
  };
}
