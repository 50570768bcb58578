import { expect, test } from "vitest";
import { leaveCase, leaveOn } from "#server/test/leave-case.ts";
import { balanceOn } from "./balance.ts";
import { endOfTime } from "./day.ts";
import { addDays, carryDays, noLots, statutoryDue, useDays } from "./lots.ts";
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
  const none = { days: 0, lastDay: "2027-06-30" };
  const rule = { cap: 0.8, until: "2027-06-30", statutory: none };
  expect(carryDays({ lots, debt: 0 }, rule).lots.map(({ days }) => days)).toEqual([0.2, 0.6]);
});

const company = {
  ...documentedTerms,
  amount: { days: 20 },
  accrual: { kind: "at-once", isProrated: true },
  cycle: { kind: "year", from: "01-01" },
  carryOver: { cap: 3, months: 6 },
  statutory: { weeks: 3 },
} as const;
const heldOn = (asOf: string, used: string[] = []) =>
  balanceOn(leaveCase({ terms: company, leave: used.length > 0 ? [leaveOn(used)] : [] }), {
    asOf,
    knownOn: "2099-12-31",
  });

test("statutory days stay, and extra days lapse as the policy says", () => {
  expect(
    ["2026-12-31", "2027-01-01", "2027-07-01", "2028-01-01"].map((day) => heldOn(day).remaining),
  ).toEqual([20, 38, 35, 53]);
});

test("leave uses the days that may lapse before the statutory ones", () => {
  const used = ["2027-02-01", "2027-02-02"];
  expect(heldOn("2027-07-01", used).remaining).toBe(35);
  const inFirstYear = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06"];
  expect(heldOn("2027-01-01", inFirstYear).remaining).toBe(35);
});

test("statutory days should be taken within six months after their cycle", () => {
  const { held } = heldOn("2028-02-01", ["2027-02-01", "2027-02-02", "2027-02-03", "2027-02-04"]);
  const all = { from: "2000-01-01", before: "2100-01-01" };
  expect(statutoryDue(held, all)).toEqual([
    { days: 14, lastDay: "2027-06-30" },
    { days: 15, lastDay: "2028-06-30" },
  ]);
  expect(statutoryDue(held, { from: "2028-01-01", before: "2029-01-01" })).toEqual([
    { days: 15, lastDay: "2028-06-30" },
  ]);
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
