import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { CertificateTerms } from "#contract/leave/terms/terms.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { documentedPerson } from "#server/test/leave-case.ts";
import { plusDays } from "../engine/day.ts";
import { readyTerms } from "../terms/policy-timeline.ts";
import { certificateDue } from "./certificate-terms.ts";
import type { RequestedDates } from "./leave-days.ts";
import { leaveDuration } from "./leave-duration.ts";
import { policyOn } from "./leave-policy.ts";
import { companyPattern } from "./working-days.ts";

const rules = {
  calendar: holidaysOf("ZA", []),
  pattern: companyPattern([480, 480, 480, 480, 480, 0, 0]),
  policy: policyOn("ZA", "2026-03-02"),
};

const act: CertificateTerms = { afterDays: 2, isForFrequent: true, dueDays: 3 };

const timed = (dates: RequestedDates) => ({ ...dates, duration: leaveDuration(dates, rules) });
const sick = (startDate: string, endDate = startDate, leaveType: LeaveType = "SickLeave") =>
  timed({ leaveType, startDate, endDate });
const taken = (startDate: string, endDate = startDate, leaveType?: LeaveType) => ({
  ...sick(startDate, endDate, leaveType),
  leaveStatus: "approved" as const,
});

const dueOf = (
  leave: ReturnType<typeof sick>,
  others: readonly ReturnType<typeof taken>[] = [],
  certificate: CertificateTerms | undefined = act,
) =>
  certificateDue(
    leave,
    {
      leave: others,
      account: {
        policyOn: () => ({
          from: "2026-01-01",
          name: "Cooks",
          validFrom: "2026-01-01",
          terms: { ...readyTerms.act, certificate },
        }),
      },
    },
    rules,
  );

// 2 March 2026 is a Monday.
test.each([
  ["two days", sick("2026-03-02", "2026-03-03"), undefined],
  ["three days", sick("2026-03-02", "2026-03-04"), "2026-03-07"],
  ["Friday and Monday", sick("2026-03-06", "2026-03-09"), undefined],
  ["Friday to Tuesday", sick("2026-03-06", "2026-03-10"), "2026-03-13"],
  ["annual leave of a week", sick("2026-03-02", "2026-03-06", "AnnualLeave"), undefined],
])("more than two consecutive working days need a certificate: %s", (_, leave, due) => {
  expect(dueOf(leave)).toBe(due);
});

test("consecutive sick leave is one absence, over a weekend too", () => {
  expect(dueOf(sick("2026-03-09"), [taken("2026-03-05", "2026-03-06")])).toBe("2026-03-12");
  expect(dueOf(sick("2026-03-10"), [taken("2026-03-05", "2026-03-06")])).toBeUndefined();
  const annual = [taken("2026-03-05", "2026-03-06", "AnnualLeave")];
  expect(dueOf(sick("2026-03-09"), annual)).toBeUndefined();
});

test("a third absence within eight weeks needs a certificate by policy", () => {
  const twice = (first: string) => [taken(first), taken("2026-02-18")];
  expect(dueOf(sick("2026-03-02"), twice("2026-01-06"))).toBe("2026-03-05");
  expect(dueOf(sick("2026-03-02"), twice("2026-01-05"))).toBeUndefined();
  const never = { ...act, isForFrequent: false };
  expect(dueOf(sick("2026-03-02"), twice("2026-01-06"), never)).toBeUndefined();
  const rejected = twice("2026-01-06").map((one) => ({ ...one, leaveStatus: "rejected" as never }));
  expect(dueOf(sick("2026-03-02"), rejected)).toBeUndefined();
});

test("a policy without certificate rules requires none", () => {
  const week = sick("2026-03-02", "2026-03-06");
  const existing = { leave: [], account: documentedPerson };
  expect(certificateDue(week, existing, rules)).toBeUndefined();
});

test("splitting sick leave at any day still requires the certificate", () => {
  const length = fc.integer({ min: 2, max: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), length, fc.nat(), (offset, days, cut) => {
      const first = plusDays("2026-01-05", offset);
      const last = plusDays(first, days - 1);
      const end = plusDays(first, cut % (days - 1));
      const whole = dueOf(sick(first, last));
      const split = dueOf(sick(plusDays(end, 1), last), [taken(first, end)]);
      expect(split).toBe(whole);
    }),
  );
});
