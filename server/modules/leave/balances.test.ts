import fc from "fast-check";
import { expect, test } from "vitest";
import { leaveStatuses } from "#contract/codes/leave-status.ts";
import { balanceOf } from "./balances.ts";

const approved = (duration: number) => ({ leaveStatus: "approved", duration }) as const;
const pending = (duration: number) => ({ leaveStatus: "pending", duration }) as const;
const rejected = (duration: number) => ({ leaveStatus: "rejected", duration }) as const;

test.each([
  [
    "nothing asked for",
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
])("a balance is worked out: %s [LEAVEADM-10] [LEAVEADM-11]", (_, total, leave, balance) => {
  expect(balanceOf(total, leave)).toMatchObject({ total, ...balance });
});

const days = fc.integer({ min: 0, max: 120 }).map((halves) => halves / 2);
const leave = fc.array(
  fc.record({ leaveStatus: fc.constantFrom(...leaveStatuses), duration: days }),
  { maxLength: 30 },
);

test("used and remaining always make up the grant, in whatever order leave was taken", () => {
  fc.assert(
    fc.property(days, leave, (total, taken) => {
      const balance = balanceOf(total, taken);
      expect(balance.used + balance.remaining).toBe(total);
      expect(balance.available).toBeGreaterThanOrEqual(0);
      expect(balance.available).toBeLessThanOrEqual(total);
      expect(balanceOf(total, taken.toReversed())).toEqual(balance);
    }),
  );
});
