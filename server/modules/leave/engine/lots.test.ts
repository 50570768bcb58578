import { expect, test } from "vitest";
import { leaveCase } from "#server/test/leave-case.ts";
import { balanceOn } from "./balance.ts";
import { endOfTime } from "./day.ts";
import { addDays, carryDays, noLots, useDays } from "./lots.ts";
import { documentedTerms } from "./terms.ts";

test("days that expire first are used first, whenever they were gained", () => {
  const lasting = { days: 3, until: endOfTime, gainedOn: "2025-01-01" };
  const expiring = { days: 2, until: "2026-06-30", gainedOn: "2026-01-01" };
  const held = addDays(addDays(noLots, lasting), expiring);
  expect(useDays(held, 2.5)).toEqual({ lots: [{ ...lasting, days: 2.5 }], debt: 0 });
});

test("a cap carries no days more, not even a binary fraction's error", () => {
  const lots = [0.2, 0.2, 0.6].map((days, month) => ({
    days,
    until: "2026-12-31",
    gainedOn: `2026-0${month + 1}-01`,
  }));
  const carried = carryDays({ lots, debt: 0 }, 0.8, "2027-06-30").lots;
  expect(carried.map(({ days }) => days)).toEqual([0.2, 0.6]);
});

test("the days gained first lapse beyond the carried limit", () => {
  const terms = {
    ...documentedTerms,
    amount: { days: 5 },
    accrual: { kind: "at-once", isProrated: true },
    cycle: { kind: "year", from: "01-01" },
    carryOver: { cap: 7, months: 18 },
  } as const;
  const on = (asOf: string) => balanceOn(leaveCase({ terms }), { asOf, knownOn: asOf }).remaining;
  expect(["2027-12-31", "2028-01-01", "2028-06-30", "2028-07-01"].map(on)).toEqual([
    10, 12, 12, 10,
  ]);
});
