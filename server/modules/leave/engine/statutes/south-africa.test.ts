import { expect, test } from "vitest";
import { fiveDayWeek, leaveCase, leaveOn } from "#server/test/leave-case.ts";
import { balanceOn } from "../balance.ts";
import { belowFloor } from "../floors.ts";
import { documentedTerms, type Terms } from "../terms.ts";
import { southAfricanFloors } from "./south-africa.ts";

const { annual, sick, familyResponsibility } = southAfricanFloors;
const [annualTerms, annualByDaysWorked] = annual.ways;
const [sickTerms] = sick.ways;
const [familyTerms] = familyResponsibility.ways;
const sixDayWeek = [1, 1, 1, 1, 1, 1, 0];
const threeDayWeek = [1, 0, 1, 0, 1, 0, 0];
const left = (terms: Terms, day: string, given: Parameters<typeof leaveCase>[0] = {}) =>
  balanceOn(leaveCase({ terms, ...given }), { asOf: day, knownOn: "2099-01-01" }).remaining;

test.each<[string, string, Terms, readonly number[], string, number]>([
  [
    "s 20(2)(c)",
    "1.25 days a month at five days a week",
    annualTerms,
    fiveDayWeek,
    "2026-01-31",
    1.25,
  ],
  [
    "s 20(2)(a)",
    "21 consecutive days are 15 working days at five days a week",
    annualTerms,
    fiveDayWeek,
    "2026-12-31",
    15,
  ],
  ["s 20(2)(a)", "and 18 at six", annualTerms, sixDayWeek, "2026-12-31", 18],
  ["s 20(2)(a)", "and 9 at three", annualTerms, threeDayWeek, "2026-12-31", 9],
  [
    "s 20(2)(b)",
    "nothing before the 17th day worked",
    annualByDaysWorked,
    fiveDayWeek,
    "2026-01-22",
    0,
  ],
  [
    "s 20(2)(b)",
    "one day on the 17th day worked",
    annualByDaysWorked,
    fiveDayWeek,
    "2026-01-23",
    1,
  ],
  ["s 20(2)(b)", "15 in a year of 261 days", annualByDaysWorked, fiveDayWeek, "2026-12-31", 15],
  [
    "s 20(4)",
    "days of a cycle are there six months after it",
    annualTerms,
    fiveDayWeek,
    "2027-06-30",
    22.5,
  ],
  ["s 20(4)", "and stay after that", annualTerms, fiveDayWeek, "2027-07-01", 22.5],
  ["s 22(3)", "nothing before the 26th day worked", sickTerms, fiveDayWeek, "2026-02-04", 0],
  ["s 22(3)", "one day on the 26th day worked", sickTerms, fiveDayWeek, "2026-02-05", 1],
  ["s 22(3)", "four days in the first six months", sickTerms, fiveDayWeek, "2026-06-30", 4],
  ["s 22(2)", "six weeks' days from then on", sickTerms, fiveDayWeek, "2026-07-01", 30],
  ["s 22(2)", "36 at six days a week", sickTerms, sixDayWeek, "2026-07-01", 36],
  ["s 22(1)", "on the last day of 36 months", sickTerms, fiveDayWeek, "2028-12-31", 30],
  ["s 22(1)", "30 again in the next cycle, not 60", sickTerms, fiveDayWeek, "2029-01-01", 30],
  ["s 27(1)(a)", "nothing in the first four months", familyTerms, fiveDayWeek, "2026-04-30", 0],
  ["s 27(2)", "three days after four months", familyTerms, fiveDayWeek, "2026-05-01", 3],
  [
    "s 27(1)(b)",
    "nothing for fewer than four days a week",
    familyTerms,
    threeDayWeek,
    "2026-12-31",
    0,
  ],
  ["s 27(6)", "what is unused lapses with the cycle", familyTerms, fiveDayWeek, "2027-01-01", 3],
])("BCEA %s: %s", (_section, _rule, terms, week, day, days) => {
  expect(left(terms, day, { week })).toBe(days);
});

test("BCEA s 22(4): sick leave in six months reduces the cycle's days", () => {
  const leave = [leaveOn(["2026-03-02", "2026-03-03"])];
  expect(left(sickTerms, "2026-07-01", { leave })).toBe(28);
});

const yearly = (days: number, given: Partial<Terms> = {}): Terms => ({
  ...documentedTerms,
  amount: { days },
  accrual: { kind: "at-once", isProrated: true },
  cycle: { kind: "year", from: "01-01" },
  statutory: { weeks: 3 },
  ...given,
});

test.each<
  [string, Terms, typeof annual | typeof sick | typeof familyResponsibility, readonly number[]]
>([
  ["15 days a year at once", yearly(15), annual, fiveDayWeek],
  ["1.25 a month", annualTerms, annual, fiveDayWeek],
  ["one day for every 17 worked", annualByDaysWorked, annual, fiveDayWeek],
  [
    "20 days a year, of which the five beyond the Act lapse",
    yearly(20, { carryOver: { cap: 0, months: null } }),
    annual,
    fiveDayWeek,
  ],
  [
    "30 sick days at once every 36 months",
    { ...sickTerms, amount: { days: 30 }, accrual: { kind: "at-once", isProrated: false } },
    sick,
    fiveDayWeek,
  ],
  [
    "three days from the first day",
    { ...familyTerms, waitingMonths: 0 },
    familyResponsibility,
    fiveDayWeek,
  ],
])("terms that grant no less than the Act are allowed: %s", (_, terms, floor, week) => {
  expect(belowFloor(terms, floor, week)).toBeUndefined();
});

test.each<
  [
    string,
    Terms,
    typeof annual | typeof sick | typeof familyResponsibility,
    readonly number[],
    object,
  ]
>([
  ["14 days a year", yearly(14), annual, fiveDayWeek, { section: "20", required: 15 }],
  [
    "15 days a year at six days a week",
    yearly(15),
    annual,
    sixDayWeek,
    { section: "20", afterMonths: 11, granted: 15, required: 16.5 },
  ],
  [
    "days that lapse at the end of their year",
    yearly(15, { statutory: undefined, carryOver: { cap: 0, months: null } }),
    annual,
    fiveDayWeek,
    { section: "20" },
  ],
  [
    "20 days a year, of which ten never lapse",
    yearly(20, { statutory: { days: 10 }, carryOver: { cap: 0, months: null } }),
    annual,
    fiveDayWeek,
    { section: "20" },
  ],
  [
    "one day for every 18 worked",
    { ...annualByDaysWorked, accrual: { kind: "days-worked", per: 18 } },
    annual,
    fiveDayWeek,
    { section: "20" },
  ],
  [
    "months rounded down to whole days",
    { ...annualTerms, rounding: { to: 1, mode: "down" } },
    annual,
    fiveDayWeek,
    { section: "20", afterMonths: 1, granted: 1, required: 1.25 },
  ],
  [
    "ten sick days a year",
    yearly(10, { carryOver: { cap: 0, months: null } }),
    sick,
    fiveDayWeek,
    { section: "22" },
  ],
  [
    "two family days",
    { ...familyTerms, amount: { days: 2 } },
    familyResponsibility,
    fiveDayWeek,
    { section: "27", granted: 2, required: 3 },
  ],
])("terms under the Act are found with section and amount: %s", (_, terms, floor, week, found) => {
  expect(belowFloor(terms, floor, week)).toMatchObject(found);
});
