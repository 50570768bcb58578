import fc from "fast-check";
import { expect, test } from "vitest";
import type { OwnGrantTerms } from "#contract/leave/own-types.ts";
import { documentedPerson } from "#server/test/leave-case.ts";
import { ownBalanceOf } from "../balances/balances.ts";
import { plusDays } from "../engine/day.ts";
import { cycleBalances, remainingAfter } from "../rules/cycle-balances.ts";
import { personOwnTypes } from "./own-balances.ts";

const first = "2026-01-01";
const halves = (max: number) => fc.integer({ min: 1, max }).map((n) => n / 2);
const dayIn = (days: number) => fc.nat(days).map((n) => plusDays(first, n));
const terms: fc.Arbitrary<OwnGrantTerms> = fc.oneof(
  fc.record({
    kind: fc.constant("dated"),
    days: halves(6),
    from: dayIn(200),
    until: dayIn(300).map((day) => plusDays(day, 201)),
  }),
  fc.record({
    kind: fc.constant("yearly"),
    days: halves(6),
    from: dayIn(200),
    yearDay: fc.constantFrom("01-01", "04-15", "10-01"),
    usableMonths: fc.integer({ min: 1, max: 18 }),
  }),
  fc.record({ kind: fc.constant("birthday"), days: halves(2), from: dayIn(200) }),
);
const byHand = fc.record({
  kind: fc.constantFrom("corrected" as const, "opening" as const),
  days: halves(6),
  day: dayIn(200),
  until: fc.option(dayIn(300).map((day) => plusDays(day, 201))),
});
const asked = fc.record({ at: fc.nat(500), days: fc.integer({ min: 1, max: 6 }) });

const someDays = Array.from({ length: 40 }, (_, n) => plusDays(first, 13 * n));

interface Taken {
  leaveType: "OwnLeave";
  ownType: { id: number; name: string; color: "teal" };
  leaveStatus: "approved";
  startDate: string;
  endDate: string;
  duration: number;
  days: { date: string; cost: number }[];
}

test("days of an own type are never taken beyond those given, and the rest is as foretold", () => {
  fc.assert(
    fc.property(
      fc.array(terms, { maxLength: 4 }),
      fc.array(byHand, { maxLength: 2 }),
      fc.array(asked, { maxLength: 10 }),
      (all, entered, requests) => {
        const ownType = { id: 7, name: "Volunteering", color: "teal" } as const;
        const type = {
          ...{ ...ownType, needsBalance: true, hasHalfDays: true },
          ...{ certificateAfterDays: null, isClosed: false },
          grants: all.map((one, id) => ({ id, terms: one, lastDay: null, recordedOn: first })),
        };
        const entries = entered.map((one, id) => ({ ...one, id, typeId: 7, recordedOn: first }));
        const person = {
          ...{ id: 1, birthDate: "1990-05-20", startDate: "2020-01-01", endDate: null },
          ...{ serviceFrom: null, past: [], askable: [7], entries, days: [] },
        };
        const ownTypes = personOwnTypes([type], person);
        const balance = ownTypes[0]?.balance;
        if (!balance) throw new Error("There is no balance.");
        const leave: Taken[] = [];
        const remainingOn = (day: string, taken: readonly Taken[]) =>
          ownBalanceOf(balance, taken, day).remaining;
        for (const { at, days: length } of requests) {
          const days = Array.from({ length }, (_, n) => ({
            date: plusDays(first, at + n),
            cost: 1,
          }));
          const request: Taken = {
            ...({ leaveType: "OwnLeave", leaveStatus: "approved", ownType } as const),
            startDate: plusDays(first, at),
            endDate: plusDays(first, at + length - 1),
            duration: length,
            days,
          };
          const existing = { grants: [], ownTypes, leave, day: first, account: documentedPerson };
          const [found] = cycleBalances(request, existing);
          if (!found || found.available < length) continue;
          const foretold = remainingAfter(request, existing);
          leave.push(request);
          expect(remainingOn(request.endDate, leave)).toBe(foretold);
        }
        // Leave that draws on days to come leaves those of an earlier day alone.
        expect(someDays.filter((day) => remainingOn(day, leave) < 0)).toEqual([]);
        for (const date of leave.flatMap(({ days }) => days.map((one) => one.date))) {
          const begun = leave.map((one) => ({
            ...one,
            days: one.days.filter((day) => day.date <= date),
          }));
          expect(remainingOn(date, begun)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { endOnFailure: true },
  );
});

test("an own balance runs by calendar year, and says what later years have", () => {
  const ownType = { id: 7, name: "Volunteering", color: "teal" } as const;
  const terms = {
    kind: "yearly",
    days: 3,
    from: first,
    yearDay: "01-01",
    usableMonths: 12,
  } as const;
  const type = {
    ...{ ...ownType, needsBalance: true, hasHalfDays: true },
    ...{ certificateAfterDays: null, isClosed: false },
    grants: [{ id: 1, terms, lastDay: null, recordedOn: first }],
  };
  const person = {
    ...{ id: 1, birthDate: null, startDate: "2020-01-01", endDate: null },
    ...{ serviceFrom: null, past: [], askable: [7], entries: [], days: [] },
  };
  const balance = personOwnTypes([type], person)[0]?.balance;
  if (!balance) throw new Error("There is no balance.");
  const on = (startDate: string, leaveStatus: "approved" | "pending") => ({
    ...({ leaveType: "OwnLeave", ownType, leaveStatus, duration: 1, startDate } as const),
    days: [{ date: startDate, cost: 1 }],
  });
  const leave = [on("2026-03-02", "approved"), on("2027-03-02", "approved")];
  const pending = on("2027-05-03", "pending");
  expect(ownBalanceOf(balance, [...leave, pending], "2026-11-02")).toMatchObject({
    ...{ total: 3, used: 1, pending: 0, remaining: 2 },
    later: { from: "2027-01-01", booked: 1, pending: 1 },
  });
  const next = ownBalanceOf(balance, [...leave, pending], "2027-01-01");
  expect(next).toMatchObject({ total: 3, used: 1, pending: 1, remaining: 2 });
  expect(next).not.toHaveProperty("later");
});
