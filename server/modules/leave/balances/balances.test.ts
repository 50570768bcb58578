import fc from "fast-check";
import { expect, test } from "vitest";
import { type LeaveStatus, leaveStatuses } from "#contract/codes/leave.ts";
import { documentedPerson } from "#server/test/leave-case.ts";
import { balanceOf, balancesOf } from "./balances.ts";

const day = "2026-03-02";
type Counted = { leaveStatus: LeaveStatus; duration: number };

const annualBalance = (total: number, leave: readonly Counted[]) =>
  balanceOf(
    "annual",
    {
      grants: [{ balance: "annual", days: total, effectiveFrom: "2026-01-01" }],
      leave: leave.map((one) => ({ leaveType: "AnnualLeave", ...one })),
      account: documentedPerson,
    },
    day,
  );

const approved = (duration: number) => ({ leaveStatus: "approved", duration }) as const;
const pending = (duration: number) => ({ leaveStatus: "pending", duration }) as const;
const rejected = (duration: number) => ({ leaveStatus: "rejected", duration }) as const;

test.each([
  [
    "nothing requested",
    15,
    [],
    { used: 0, pending: 0, remaining: 15, available: 15, percentage: 0 },
  ],
  [
    "rejected leave draws on nothing, pending leave reserves",
    15,
    [approved(5), pending(3), rejected(4)],
    { used: 5, pending: 3, remaining: 10, available: 7, percentage: 33 },
  ],
  ["half days", 3, [approved(0.5), approved(1)], { used: 1.5, remaining: 1.5, percentage: 50 }],
  ["two thirds", 3, [approved(2)], { percentage: 67 }],
  ["nothing granted", 0, [approved(2)], { used: 2, remaining: -2, available: 0, percentage: 0 }],
  [
    "a grant lowered under what was used",
    2,
    [approved(3), pending(1)],
    { remaining: -1, available: 0, percentage: 150 },
  ],
])("a balance is computed: %s [LEAVEADM-10] [LEAVEADM-11]", (_, total, leave, balance) => {
  expect(annualBalance(total, leave)).toMatchObject({ total, ...balance });
});

const days = fc.integer({ min: 0, max: 120 }).map((halves) => halves / 2);
const leave = fc.array(
  fc.record({ leaveStatus: fc.constantFrom(...leaveStatuses), duration: days }),
  { maxLength: 30 },
);

test("used and remaining always make up the grant", () => {
  fc.assert(
    fc.property(days, leave, (total, taken) => {
      const balance = annualBalance(total, taken);
      expect(balance.used + balance.remaining).toBe(total);
      expect(balance.available).toBeGreaterThanOrEqual(0);
      expect(balance.available).toBeLessThanOrEqual(total);
      expect(annualBalance(total, taken.toReversed())).toEqual(balance);
    }),
  );
});

test("a day's balance sums the grants effective until it", () => {
  const grant = (days: number, effectiveFrom: string) =>
    ({ balance: "annual", days, effectiveFrom }) as const;
  const grants = [
    grant(15, "2025-01-06"),
    grant(-2.5, "2025-06-02"),
    grant(20, "2026-01-06"),
    { ...grant(30, "2025-01-06"), balance: "sick" as const },
  ];
  const grantedOn = (on: string) =>
    balanceOf("annual", { grants, leave: [], account: documentedPerson }, on).total;
  expect(
    ["2025-01-05", "2025-01-06", "2025-06-01", "2025-06-02", "2026-01-06"].map(grantedOn),
  ).toEqual([0, 15, 15, 12.5, 32.5]);
});

test("leave counts in its own balance, unpaid leave in none", () => {
  const leave = [
    { leaveType: "SickLeave", ...approved(2) },
    { leaveType: "MaternityLeave", ...pending(10) },
    { leaveType: "UnpaidLeave", ...approved(4) },
    { leaveType: "StudyLeave", ...approved(3) },
  ] as const;
  const balances = balancesOf({ grants: [], leave, account: documentedPerson }, day);
  expect(Object.values(balances).map(({ used, pending }) => [used, pending])).toEqual([
    [0, 0],
    [2, 0],
    [0, 0],
    [0, 10],
    [3, 0],
    [0, 0],
  ]);
});
