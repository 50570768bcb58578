import fc from "fast-check";
import { expect, test } from "vitest";
import { leaveCase, leaveOn } from "#server/test/leave-case.ts";
import { accountsOf } from "./account.ts";
import { sumOf } from "./amounts.ts";
import { beyondOne, cyclePartsOf } from "./cycle-parts.ts";
import { plusDays } from "./day.ts";
import { documentedTerms, type Terms } from "./terms.ts";

const yearly: Terms = {
  ...documentedTerms,
  amount: { days: 15 },
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "year", from: "01-01" },
};
const service: Terms = { ...yearly, cycle: { kind: "service", months: 12 } };
const newYear = ["2026-12-30", "2026-12-31", "2027-01-04", "2027-01-05", "2027-01-06"].map(
  (date) => ({ date, cost: 1 }),
);

test.each<[string, Terms, string, [string, string, number][]]>([
  [
    "a calendar year",
    yearly,
    "2026-01-01",
    [
      ["2026-01-01", "2026-12-31", 2],
      ["2027-01-01", "2027-12-31", 3],
    ],
  ],
  [
    "a year of service",
    service,
    "2025-01-05",
    [
      ["2026-01-05", "2027-01-04", 3],
      ["2027-01-05", "2028-01-04", 2],
    ],
  ],
  ["a cycle that goes on", service, "2026-06-01", []],
  ["days as documented, in one cycle without an end", documentedTerms, "2026-01-01", []],
])("leave over the new year by %s", (_, terms, from, expected) => {
  const parts = beyondOne(cyclePartsOf(leaveCase({ terms, from }), newYear));
  expect(parts.map((one) => [one.from, one.to, one.days])).toEqual(expected);
});

test("a change of terms within a year begins a cycle", () => {
  const sources = {
    ...leaveCase({ from: "2026-03-01" }),
    terms: [
      { from: "0001-01-01", terms: yearly },
      { from: "2026-09-15", terms: service },
    ],
  };
  const days = ["2026-09-14", "2026-09-15", "2026-09-16"].map((date, at) => ({
    date,
    cost: at === 1 ? 0 : 0.5,
  }));
  expect(cyclePartsOf(sources, days)).toEqual([
    { from: "2026-01-01", to: "2026-09-14", days: 0.5, firstDay: "2026-09-14" },
    { from: "2026-09-15", to: "2027-02-28", days: 0.5, firstDay: "2026-09-16" },
  ]);
  expect(beyondOne(cyclePartsOf(sources, days.slice(0, 2)))).toEqual([]);
});

test("the parts of leave by cycles add up to it", () => {
  const cycle = fc.oneof(
    fc.constant({ kind: "continuous" } as const),
    fc.record({ kind: fc.constant("year"), from: fc.constantFrom("01-01", "03-01", "07-15") }),
    fc.record({ kind: fc.constant("service"), months: fc.constantFrom(6, 12, 36) }),
  ) satisfies fc.Arbitrary<Terms["cycle"]>;
  const start = fc.nat(1200).map((n) => plusDays("2024-01-01", n));
  fc.assert(
    fc.property(
      cycle,
      cycle,
      start,
      start,
      fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1, maxLength: 200 }),
      (first, then, changedOn, startDate, costs) => {
        const sources = {
          ...leaveCase({ from: "2023-05-17" }),
          terms: [
            { from: "0001-01-01", terms: { ...yearly, cycle: first } },
            { from: changedOn, terms: { ...yearly, cycle: then } },
          ],
        };
        const days = costs.map((cost, n) => ({ date: plusDays(startDate, n), cost }));
        const parts = cyclePartsOf(sources, days);
        expect(sumOf(parts.map((part) => part.days))).toBe(sumOf(costs));
        const { id } = leaveOn([]);
        const used = days.map(({ date, cost }) => ({ leaveId: id, date, cost }));
        const { cycles } = accountsOf({ ...sources, used }, days.at(-1)?.date ?? startDate);
        const taken = cycles.filter((one) => one.taken > 0);
        expect(parts.map((part) => [part.from, part.days])).toEqual(
          taken.map((one) => [one.from, one.taken]),
        );
      },
    ),
  );
});
