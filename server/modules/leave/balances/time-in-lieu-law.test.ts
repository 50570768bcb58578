import fc from "fast-check";
import { expect, test } from "vitest";
import { documentedPerson } from "#server/test/leave-case.ts";
import { plusDays, plusMonths } from "../engine/day.ts";
import { cycleBalances } from "../rules/cycle-balances.ts";
import { balanceOf, type Grant } from "./balances.ts";

const first = "2026-01-01";
const halves = (max: number) => fc.integer({ min: 1, max }).map((n) => n / 2);
const gained = fc.record({
  at: fc.nat(200),
  days: halves(6),
  months: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
});
const asked = fc.record({ at: fc.nat(300), days: halves(8) });

test("time in lieu taken never exceeds what was there", () => {
  fc.assert(
    fc.property(
      fc.array(gained, { maxLength: 8 }),
      fc.array(asked, { maxLength: 12 }),
      (entries, requests) => {
        const grants = entries.map(({ at, days, months }): Grant => {
          const day = plusDays(first, at);
          const until = months === null ? null : plusMonths(day, months);
          return { balance: "timeInLieu", days, effectiveFrom: day, cause: "worked", until };
        });
        const leave: {
          leaveType: "TimeInLieu";
          leaveStatus: "approved";
          startDate: string;
          endDate: string;
          duration: number;
        }[] = [];
        for (const { at, days } of requests) {
          const day = plusDays(first, at);
          const request = {
            ...({ leaveType: "TimeInLieu", leaveStatus: "approved", duration: days } as const),
            startDate: day,
            endDate: day,
          };
          const existing = { grants, leave, day: first, account: documentedPerson };
          const [found] = cycleBalances({ ...request, days: undefined }, existing);
          if (found && found.available >= days) leave.push(request);
        }
        for (const { startDate } of leave) {
          const begun = leave.filter((one) => one.startDate <= startDate);
          const sources = { grants, leave: begun, account: documentedPerson };
          const { remaining } = balanceOf("timeInLieu", sources, startDate);
          expect(remaining).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
