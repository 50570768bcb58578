import fc from "fast-check";
import { expect, test } from "vitest";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { checkEligibility, type ExistingLeave } from "#server/modules/leave/rules/eligibility.ts";
import type { RequestedDates } from "#server/modules/leave/rules/leave-days.ts";
import type { Rules } from "#server/modules/leave/rules/leave-duration.ts";
import { policyOn } from "#server/modules/leave/rules/leave-policy.ts";
import { companyPattern, daysBetween } from "#server/modules/leave/rules/working-days.ts";
import { personAccount } from "#server/modules/leave/terms/person-account.ts";
import { readyTerms } from "#server/modules/leave/terms/policy-timeline.ts";
import { documentedPerson } from "#server/test/leave-case.ts";
import { nearestDates } from "./nearest-dates.ts";

const today = "2026-03-02";
const hours = 8 * 60;
const rules: Rules = {
  calendar: { holidayOn: (date) => (date === "2026-04-03" ? "Good Friday" : undefined) },
  pattern: companyPattern([hours, hours, hours, hours, hours, 0, 0]),
  policy: policyOn("ZA", today),
};
const leaveOn = (startDate: string, endDate = startDate) => ({
  leaveType: "UnpaidLeave" as const,
  startDate,
  endDate,
  duration: daysBetween(startDate, endDate),
  leaveStatus: "approved" as const,
});
const existing = (given: Partial<ExistingLeave> = {}): ExistingLeave => ({
  leave: [],
  grants: [{ balance: "annual", days: 5, effectiveFrom: "2026-01-01" }],
  day: today,
  employment: { startDate: null, endDate: null },
  offered: { offersStudyLeave: false, offersTimeInLieu: false },
  account: documentedPerson,
  ...given,
});
const annual = (startDate: string, endDate = startDate): RequestedDates => ({
  leaveType: "AnnualLeave",
  startDate,
  endDate,
});

test.each([
  ["dates that fit have no other", annual("2026-03-09"), existing(), null],
  [
    "taken days are avoided by as few as possible, later first",
    annual("2026-03-11"),
    existing({ leave: [leaveOn("2026-03-11")] }),
    { startDate: "2026-03-12", endDate: "2026-03-12", duration: 1 },
  ],
  [
    "or earlier, if that is nearer",
    annual("2026-03-11"),
    existing({ leave: [leaveOn("2026-03-11", "2026-03-13")] }),
    { startDate: "2026-03-10", endDate: "2026-03-10", duration: 1 },
  ],
  [
    "a holiday is moved off",
    annual("2026-04-03"),
    existing(),
    { startDate: "2026-04-02", endDate: "2026-04-02", duration: 1 },
  ],
  [
    "too few days make it shorter",
    annual("2026-03-09", "2026-03-18"),
    existing(),
    { startDate: "2026-03-09", endDate: "2026-03-15", duration: 5 },
  ],
  ["nothing left offers nothing", annual("2026-03-09"), existing({ grants: [] }), null],
  ["an end before the start offers nothing", annual("2026-03-09", "2026-03-06"), existing(), null],
])("%s", (_, requested, given, nearest) => {
  expect(nearestDates(requested, given, rules)).toEqual(nearest);
});

test("every offered date can be booked and is never too long", () => {
  const day = fc.nat(90).map((n) => plusDays(today, n));
  fc.assert(
    fc.property(day, fc.nat(9), fc.array(day, { maxLength: 12 }), (startDate, length, taken) => {
      const requested = annual(startDate, plusDays(startDate, length));
      const given = existing({ leave: taken.map((one) => leaveOn(one)) });
      const nearest = nearestDates(requested, given, rules);
      if (!nearest) return;
      const checked = checkEligibility({ ...requested, ...nearest }, given, rules);
      expect(checked).toMatchObject({ eligible: true, duration: nearest.duration });
      expect(nearest.startDate >= today).toBe(true);
      expect(daysBetween(nearest.startDate, nearest.endDate)).toBeLessThanOrEqual(length + 1);
    }),
  );
});

const withinAFortnight = personAccount({
  assignments: [
    {
      ready: null,
      policyId: 1,
      employeeId: null,
      departmentId: null,
      from: "2020-01-01",
      to: null,
    },
  ],
  departments: [],
  versions: [
    {
      policyId: 1,
      name: "Drivers",
      validFrom: "2020-01-01",
      terms: { ...readyTerms.act, asking: { noticeDays: 0, daysBack: 14 } },
    },
  ],
  startDate: "2020-01-01",
  endDate: null,
  serviceFrom: null,
  past: [],
  granted: null,
  workMinutes: [hours, hours, hours, hours, hours, 0, 0],
  patterns: [],
  leave: [],
  days: [],
});

test("illness entered too late is not moved into the future", () => {
  const ill = { ...annual("2026-02-09", "2026-02-11"), leaveType: "SickLeave" } as const;
  const given = existing({ account: withinAFortnight });
  expect(checkEligibility(ill, given, rules).code).toBe("too-long-ago");
  expect(nearestDates(ill, given, rules)).toBeNull();
});
