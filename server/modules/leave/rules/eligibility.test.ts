import fc from "fast-check";
import { expect, test } from "vitest";
import { type Country, countries } from "#contract/codes/country.ts";
import { defaultLeaveDays, grantedBalances, type LeaveType } from "#contract/codes/leave.ts";
import type { LeaveDays } from "#contract/leave/leave.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { documentedPerson } from "#server/test/leave-case.ts";
import { lastDayOfMonths } from "../engine/day.ts";
import { checkEligibility, type ExistingLeave } from "./eligibility.ts";
import { policyOn } from "./leave-policy.ts";
import { companyPattern } from "./working-days.ts";

const rulesOf = (country: Country, date: string) => ({
  calendar: holidaysOf(country, []),
  pattern: companyPattern([480, 480, 480, 480, 480, 0, 0]),
  policy: policyOn(country, date),
});
const grantsOf = (granted: LeaveDays) =>
  grantedBalances.map((balance) => ({
    balance,
    days: granted[balance],
    effectiveFrom: "2026-01-01",
  }));
const always = { startDate: null, endDate: null };
const offered = { offersStudyLeave: false, offersTimeInLieu: false };
const check = (
  leaveType: LeaveType,
  startDate: string,
  endDate: string,
  sources: { leave?: ExistingLeave["leave"]; granted?: LeaveDays } = {},
  country: Country = "ZA",
) => {
  const { eligible, message, duration } = evaluate(leaveType, startDate, endDate, sources, country);
  return { eligible, message, duration };
};
const evaluate = (
  leaveType: LeaveType,
  startDate: string,
  endDate: string,
  {
    leave = [],
    granted = defaultLeaveDays,
  }: { leave?: ExistingLeave["leave"]; granted?: LeaveDays } = {},
  country: Country = "ZA",
) =>
  checkEligibility(
    { leaveType, startDate, endDate },
    {
      ...{ leave, grants: grantsOf(granted), day: "2026-01-01", employment: always, offered },
      account: documentedPerson,
    },
    rulesOf(country, startDate),
  );

const taken = (
  duration: number,
  leaveStatus: "pending" | "approved" | "rejected",
  leaveType: LeaveType = "AnnualLeave",
) => ({
  leaveType,
  startDate: "2026-01-05",
  endDate: "2026-01-30",
  duration,
  leaveStatus,
});

test("fitting leave is eligible, with its duration and the remaining days", () => {
  expect(check("AnnualLeave", "2026-03-02", "2026-03-06")).toEqual({
    eligible: true,
    message: "This takes 5 days of annual leave; 10 days remain after that.",
    duration: 5,
  });
});

test.each([
  [
    "a weekend day",
    "2026-03-07",
    "2026-03-07",
    "Mar 7, 2026 is not a working day, so no leave is needed.",
  ],
  [
    "a public holiday",
    "2027-04-27",
    "2027-04-27",
    "Apr 27, 2027 is a public holiday (Freedom Day), so no leave is needed.",
  ],
  [
    "a weekend and a holiday",
    "2027-03-20",
    "2027-03-22",
    "These dates are only weekends and public holidays, so no leave is needed.",
  ],
])(
  "dates without a working day are refused with the reason: %s",
  (_, startDate, endDate, message) => {
    expect(check("AnnualLeave", startDate, endDate)).toEqual({
      eligible: false,
      message,
      duration: 0,
    });
  },
);

test("a range that touches other leave is refused, naming that leave", () => {
  const other = { ...taken(5, "approved"), startDate: "2026-03-06", endDate: "2026-03-12" };
  expect(check("AnnualLeave", "2026-03-02", "2026-03-06", { leave: [other] })).toEqual({
    eligible: false,
    message:
      "These dates overlap with annual leave from Mar 6, 2026 to Mar 12, 2026, which is approved.",
    duration: 5,
  });
  const leave = [{ ...other, leaveStatus: "pending" as const, endDate: "2026-03-06" }];
  expect(check("AnnualLeave", "2026-03-06", "2026-03-06", { leave }).message).toBe(
    "These dates overlap with annual leave on Mar 6, 2026, which is pending.",
  );
});

test("rejected leave neither overlaps nor reserves", () => {
  const rejected = { ...taken(15, "rejected"), startDate: "2026-03-02", endDate: "2026-03-06" };
  expect(check("AnnualLeave", "2026-03-02", "2026-03-06", { leave: [rejected] }).eligible).toBe(
    true,
  );
});

test("no type of leave may overlap with another, unpaid leave included", () => {
  const leave = [{ ...taken(5, "pending", "UnpaidLeave"), endDate: "2026-03-03" }];
  expect(check("SickLeave", "2026-03-02", "2026-03-02", { leave }).eligible).toBe(false);
  expect(check("UnpaidLeave", "2026-03-03", "2026-03-04", { leave }).eligible).toBe(false);
});

test.each([
  [11, 0, false, "Only 4 days of annual leave remain, and this takes 5 days."],
  [10, 0, true, "This takes 5 days of annual leave; none remains after that."],
  [
    8,
    3,
    false,
    "Only 4 days of annual leave remain after pending requests, and this takes 5 days.",
  ],
  [14.5, 0, false, "Only 0.5 days of annual leave remain, and this takes 5 days."],
  [14, 0, false, "Only 1 day of annual leave remains, and this takes 5 days."],
  [15, 0, false, "No annual leave remains, and this takes 5 days."],
])(
  "%s approved, %d pending of 15: five more eligible: %s, %s",
  (used, pending, eligible, message) => {
    const leave = [taken(used, "approved"), taken(pending, "pending")];
    expect(check("AnnualLeave", "2026-03-02", "2026-03-06", { leave })).toEqual({
      eligible,
      message,
      duration: 5,
    });
  },
);

test("leave draws on its own balance only", () => {
  const leave = [taken(15, "approved", "AnnualLeave")];
  expect(check("SickLeave", "2026-03-02", "2026-03-06", { leave }).eligible).toBe(true);
  expect(check("FamilyResponsibilityLeave", "2026-03-02", "2026-03-04", { leave }).eligible).toBe(
    true,
  );
  expect(check("FamilyResponsibilityLeave", "2026-03-02", "2026-03-05", { leave }).eligible).toBe(
    false,
  );
});

test("unpaid leave is never counted against a balance", () => {
  const granted = { annual: 0, sick: 0, familyResponsibility: 0, maternityPaternity: 0, study: 0 };
  expect(check("UnpaidLeave", "2026-03-02", "2026-08-31", { granted })).toMatchObject({
    eligible: true,
    message: expect.stringMatching(/^This takes \d+ days of unpaid leave\.$/),
  });
});

test("one request books four consecutive months of maternity leave anywhere", () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => {
    const startDate = Temporal.PlainDate.from("2000-01-01").add({ days }).toString();
    return { startDate, endDate: lastDayOfMonths(startDate, 4) };
  });
  fc.assert(
    fc.property(day, fc.constantFrom(...countries), ({ startDate, endDate }, country) => {
      expect(check("MaternityLeave", startDate, endDate, {}, country).message).toMatch(
        /^This takes/,
      );
    }),
  );
  // 88 working days, one more than the grant.
  expect(check("MaternityLeave", "2001-05-07", "2001-09-06").duration).toBe(87);
  expect(check("AnnualLeave", "2001-05-07", "2001-09-06").duration).toBe(88);
});

test("a day more than four months exceeds the grant", () => {
  expect(check("MaternityLeave", "2001-05-07", "2001-09-07")).toMatchObject({
    eligible: false,
    duration: 88,
    message:
      "Only 87 days of maternity leave remain, and this takes 88 days. It lasts 4 months and 1 day; from Sep 7, 2001 on it is beyond the 4 months of BCEA s 25.",
  });
});

test.each([
  ["2026-10-31", "2027-02-28"],
  ["2027-10-29", "2028-02-28"],
  ["2026-03-01", "2026-06-30"],
  ["2026-01-15", "2026-05-14"],
])("four months from %s last until %s", (startDate, endDate) => {
  expect(lastDayOfMonths(startDate, 4)).toBe(endDate);
});

test.each([
  ["1999-12-31", "2000-01-03", "Leave can be booked between Jan 1, 2000 and Dec 31, 2199."],
  ["2199-12-30", "2200-01-02", "Leave can be booked between Jan 1, 2000 and Dec 31, 2199."],
  ["2026-01-01", "2027-01-02", "One request can span at most 366 days."],
  ["2026-03-06", "2026-03-02", "End date cannot be before start date"],
])("dates no leave can have are refused: %s to %s", (startDate, endDate, message) => {
  expect(check("UnpaidLeave", startDate, endDate)).toEqual({
    eligible: false,
    message,
    duration: 0,
  });
});

test("one request can have 366 days and long-past dates", () => {
  expect(check("UnpaidLeave", "2026-01-01", "2027-01-01").eligible).toBe(true);
  expect(check("SickLeave", "2000-01-03", "2000-01-04").eligible).toBe(true);
});

test("one request spans the year end by both years' holidays", () => {
  // 25 December 2026 and 1 January 2027 are Fridays.
  expect(check("AnnualLeave", "2026-12-21", "2027-01-08").duration).toBe(13);
});

test.each([
  ["AnnualLeave", "2026-03-02", "2026-03-06", "fits", { duration: 5, remaining: 10 }],
  ["UnpaidLeave", "2026-03-02", "2026-03-06", "fits", { duration: 5, remaining: null }],
  ["AnnualLeave", "2026-03-06", "2026-03-02", "ends-before-start", {}],
  ["StudyLeave", "2026-03-06", "2026-03-02", "not-offered", { leaveType: "StudyLeave" }],
  ["TimeInLieu", "2026-03-02", "2026-03-02", "not-offered", { leaveType: "TimeInLieu" }],
  ["AnnualLeave", "1999-12-31", "2000-01-03", "not-bookable", { startDate: "2000-01-01" }],
  ["AnnualLeave", "2026-01-01", "2027-01-02", "too-long", { maxDays: 366 }],
  ["AnnualLeave", "2026-03-07", "2026-03-08", "no-working-days", {}],
  ["AnnualLeave", "2026-03-07", "2026-03-07", "not-a-working-day", { holiday: null }],
  ["AnnualLeave", "2027-04-27", "2027-04-27", "not-a-working-day", { holiday: "Freedom Day" }],
  ["AnnualLeave", "2026-03-02", "2026-03-27", "too-few-days", { duration: 20, available: 15 }],
] as const)(
  "%s from %s to %s has the code %s with its values",
  (leaveType, startDate, endDate, code, values) => {
    expect(evaluate(leaveType, startDate, endDate)).toMatchObject({ code, values });
  },
);

test.each([
  ["2026-03-02", null, "from Mar 2, 2026 on, the first day of the employment."],
  [null, "2026-03-05", "until Mar 5, 2026, the last day of the employment."],
  ["2026-03-03", "2026-03-31", "within the employment, from Mar 3, 2026 to Mar 31, 2026."],
])("leave outside an employment from %s to %s is refused", (startDate, endDate, sentence) => {
  const employment = { startDate, endDate };
  const checked = (first: string, last: string) =>
    checkEligibility(
      { leaveType: "AnnualLeave", startDate: first, endDate: last },
      {
        ...{
          leave: [],
          grants: grantsOf(defaultLeaveDays),
          day: "2026-01-01",
          employment,
          offered,
        },
        account: documentedPerson,
      },
      rulesOf("ZA", first),
    );
  const outside = checked("2026-02-27", "2026-04-01");
  expect(outside).toMatchObject({ eligible: false, code: "outside-employment" });
  expect(outside.message).toBe(`Leave can be booked ${sentence}`);
  expect(checked("2026-03-03", "2026-03-05").eligible).toBe(true);
});
