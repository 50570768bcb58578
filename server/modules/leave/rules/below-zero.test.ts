import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import { sized } from "#server/test/full-size.ts";
import { balanceOf, type Grant } from "../balances/balances.ts";
import { later, plusDays } from "../engine/day.ts";
import { documentedTerms, type Terms } from "../engine/terms.ts";
import { personAccount } from "../terms/person-account.ts";
import { readyTerms } from "../terms/policy-timeline.ts";
import { belowZeroAfter, cycleBalances, remainingAfter } from "./cycle-balances.ts";

const first = "2026-01-01";
const monthly: Terms = {
  ...documentedTerms,
  amount: { days: 12 },
  accrual: { kind: "monthly", at: "end", partialMonths: "full" },
  cycle: { kind: "year", from: "01-01" },
};

interface Versions {
  [from: string]: Partial<Terms>;
}

/** Someone employed since the first day, under versions of one policy of annual leave. */
const accountOf = (versions: Versions, endDate: string | null = null) =>
  personAccount({
    ...{ startDate: first, endDate, serviceFrom: null, past: [], granted: null },
    ...{ departments: [], patterns: [], workMinutes: [480, 480, 480, 480, 480, 480, 480] },
    assignments: [
      { ready: null, policyId: 1, employeeId: null, departmentId: null, from: first, to: null },
    ],
    versions: Object.entries(versions).map(([validFrom, annual]) => ({
      ...{ policyId: 1, name: "Owing", validFrom },
      terms: { ...readyTerms.act, annual: { ...monthly, ...annual } },
    })),
    ...{ leave: [], days: [] },
  });

const leaveOn = (startDate: string, duration: number, leaveStatus: LeaveStatus = "approved") => {
  const days = Array.from({ length: duration }, (_, n) => ({
    date: plusDays(startDate, n),
    cost: 1,
  }));
  const endDate = plusDays(startDate, duration - 1);
  return { leaveType: "AnnualLeave" as const, leaveStatus, startDate, endDate, duration, days };
};

const fitsIn = (
  asked: ReturnType<typeof leaveOn>,
  existing: Parameters<typeof cycleBalances>[1],
): boolean => cycleBalances(asked, existing).every((one) => one.duration <= one.available);

// A day is earned at the end of each month: 2 by 10 March, 5 by 10 June.
test.each<[string, Versions, string, number, boolean]>([
  ["without the term, nothing beyond what is there", { [first]: {} }, "2026-03-10", 3, false],
  ["a term of 0 is none", { [first]: { belowZero: 0 } }, "2026-03-10", 3, false],
  ["all that is there", { [first]: {} }, "2026-03-10", 2, true],
  ["down to the limit", { [first]: { belowZero: 5 } }, "2026-03-10", 7, true],
  ["a day more than the limit", { [first]: { belowZero: 5 } }, "2026-03-10", 8, false],
  ["half days count", { [first]: { belowZero: 0.5 } }, "2026-03-10", 3, false],
  [
    "during the waiting time, no limit",
    { [first]: { belowZero: 5, waitingMonths: 6 } },
    "2026-06-10",
    1,
    false,
  ],
  [
    "after the waiting time, down to the limit",
    { [first]: { belowZero: 5, waitingMonths: 2 } },
    "2026-03-10",
    7,
    true,
  ],
  [
    "a later version's limit counts from its day on",
    { [first]: {}, "2026-03-01": { belowZero: 1 } },
    "2026-03-10",
    3,
    true,
  ],
  [
    "leave that reaches a version without a limit",
    { [first]: { belowZero: 5 }, "2026-03-12": {} },
    "2026-03-10",
    3,
    false,
  ],
  [
    "leave that ends before that version",
    { [first]: { belowZero: 5 }, "2026-03-13": {} },
    "2026-03-10",
    3,
    true,
  ],
])("a balance goes below zero as far as its policy says: %s", (_, versions, day, days, fits) => {
  const existing = { account: accountOf(versions), grants: [], leave: [], day: first };
  expect(fitsIn(leaveOn(day, days), existing)).toBe(fits);
});

test("leave booked for later keeps its days within the limit", () => {
  const account = accountOf({ [first]: { belowZero: 5 } });
  const existing = {
    account,
    grants: [],
    day: first,
    leave: [leaveOn("2026-06-10", 8, "pending")],
  };
  expect(fitsIn(leaveOn("2026-03-10", 2), existing)).toBe(true);
  expect(cycleBalances(leaveOn("2026-03-10", 3), existing)).toMatchObject([
    { duration: 3, available: 2, pending: 5 },
  ]);
  expect(remainingAfter(leaveOn("2026-03-10", 2), existing)).toBe(-8);
  expect(belowZeroAfter(leaveOn("2026-03-10", 2), existing)).toBe(5);
});

// Two days are granted in January, and two in April pay the day that is owed.
test.each([
  ["2026-03-20", false],
  ["2026-04-15", true],
])("before other leave, what is owed when the limit ends on %s counts", (changedOn, fits) => {
  const none = { amount: { days: 0 } };
  const account = accountOf({ [first]: { ...none, belowZero: 5 }, [changedOn]: none });
  const grants = [first, "2026-04-15"].map((effectiveFrom): Grant => {
    return { balance: "annual", days: 2, effectiveFrom };
  });
  const existing = { account, grants, day: first, leave: [leaveOn("2026-06-10", 1)] };
  expect(fitsIn(leaveOn("2026-03-10", 3), existing)).toBe(fits);
});

test("only annual leave goes below zero, and a balance says how far", () => {
  const account = accountOf({ [first]: { belowZero: 5 } });
  const sources = { account, grants: [], leave: [leaveOn("2026-03-10", 6)] };
  expect(balanceOf("annual", sources, "2026-03-20")).toMatchObject({
    ...{ total: 2, used: 6, remaining: -4, available: 1, belowZero: 5, percentage: 300 },
  });
  expect(balanceOf("sick", sources, "2026-03-20")).not.toHaveProperty("belowZero");
});

test("what is owed is carried into the next cycle and paid by what is earned", () => {
  const account = accountOf({ [first]: { belowZero: 5, carryOver: { cap: 0, months: null } } });
  const sources = {
    account,
    grants: [],
    leave: [leaveOn("2026-12-21", 11), leaveOn("2027-01-01", 5)],
  };
  const leftOn = (day: string) => balanceOf("annual", sources, day).remaining;
  expect([leftOn("2026-12-31"), leftOn("2027-01-05"), leftOn("2027-06-30")]).toEqual([1, -5, 1]);
});

const limit = fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2);
const terms = fc.record({
  amount: fc.integer({ min: 0, max: 24 }).map((days) => ({ days })),
  accrual: fc.constantFrom<Terms["accrual"]>(
    monthly.accrual,
    { kind: "monthly", at: "start", partialMonths: "prorated" },
    { kind: "at-once", isProrated: true },
  ),
  carryOver: fc.constantFrom({ cap: null, months: null }, { cap: 3, months: 2 }),
  waitingMonths: fc.constantFrom(0, 0, 3),
  belowZero: limit,
});
const change = fc.option(fc.record({ at: fc.integer({ min: 1, max: 200 }), belowZero: limit }));
const asked = fc.record({
  at: fc.nat(250),
  duration: fc.integer({ min: 1, max: 9 }),
  leaveStatus: fc.constantFrom("approved" as const, "pending" as const),
});
const entered = fc
  .record({ at: fc.nat(250), days: fc.integer({ min: -5, max: 5 }) })
  .map(({ at, days }): Grant => {
    return { balance: "annual", days, effectiveFrom: plusDays(first, at) };
  });

type Existing = Parameters<typeof cycleBalances>[1];
type Asked = ReturnType<typeof leaveOn>;

/** The balance at the end of a day, with the days of leave until it. */
function heldOn(day: string, { account, grants }: Existing, leave: readonly Asked[]): number {
  const begun = leave.map((one) => ({
    ...one,
    leaveStatus: "approved" as const,
    days: one.days.filter(({ date }) => date <= day),
  }));
  return balanceOf("annual", { account, grants, leave: begun }, day).remaining;
}

/** The fewest days above the limit on any day from the first of a request until the last on which anything is taken. */
function leastRoom(
  asked: Asked,
  { existing, leave }: { existing: Existing; leave: readonly Asked[] },
  limitOn: (day: string) => number,
): number {
  const start = later(asked.startDate, existing.day);
  const last = [
    ...[...leave, asked].map(({ endDate }) => endDate),
    ...existing.grants.map(({ effectiveFrom }) => effectiveFrom),
  ].reduce(later, start);
  let room = Number.POSITIVE_INFINITY;
  for (let on = start; on <= last; on = plusDays(on, 1))
    room = Math.min(room, heldOn(on, existing, [...leave, asked]) + limitOn(on));
  return room;
}

test("a request is accepted if and only if no day goes below the limit", () => {
  fc.assert(
    fc.property(
      terms,
      change,
      fc.array(asked, { maxLength: 5 }),
      fc.nat(100),
      fc.array(entered, { maxLength: 2 }),
      (policy, next, requests, today, grants) => {
        const changedOn = next ? plusDays(first, next.at) : "9999-12-31";
        const changed = next && { [changedOn]: { ...policy, belowZero: next.belowZero } };
        const account = accountOf({ [first]: policy, ...changed });
        const earnedFrom = `2026-0${1 + policy.waitingMonths}-01`;
        const limitOn = (day: string) =>
          day < earnedFrom ? 0 : day < changedOn ? policy.belowZero : (next?.belowZero ?? 0);
        const leave: Asked[] = [];
        for (const { at, duration, leaveStatus } of requests) {
          const one = leaveOn(plusDays(first, at), duration, leaveStatus);
          const existing = { account, grants, leave, day: plusDays(first, today) };
          const fits = fitsIn(one, existing);
          expect(leastRoom(one, { existing, leave }, limitOn) >= 0).toBe(fits);
          if (fits) leave.push(one);
        }
      },
    ),
    { numRuns: sized({ small: 25, full: 300 }), endOnFailure: true },
  );
});
