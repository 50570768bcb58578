import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLeaveDays, type PolicyBalance, policyBalances } from "#contract/codes/leave.ts";
import { leaveOn } from "#server/test/leave-case.ts";
import { balanceOn } from "../engine/balance.ts";
import { plusDays, plusMonths } from "../engine/day.ts";
import { type AccountRow, personAccount } from "./person-account.ts";

const hired: AccountRow = {
  assignments: [],
  departments: [],
  versions: [],
  startDate: "2024-03-15",
  endDate: null,
  serviceFrom: null,
  past: [],
  granted: { day: "2024-03-15", recordedOn: "2024-03-15" },
  workMinutes: [480, 480, 480, 480, 480, 0, 0],
  patterns: [],
  leave: [],
  days: [],
};

const balanceFor = (
  balance: PolicyBalance,
  asOf: string,
  { used = [], corrected = [], ...given }: Partial<AccountRow> & Facts = {},
) => {
  const row = { ...hired, ...given };
  const grant = { kind: "default", days: defaultLeaveDays[balance], id: 1 } as const;
  const first = row.granted
    ? [{ ...grant, day: row.granted.day, recordedOn: row.granted.recordedOn }]
    : [];
  const entries = [
    ...first,
    ...corrected.map(({ day, days }) => ({
      ...{ id: 2, kind: "corrected", days, day, recordedOn: day },
      kind: "corrected" as const,
    })),
  ];
  const leave = used.map((date) =>
    leaveOn([date], { requestedOn: "2024-03-15", decidedOn: "2024-03-15" }),
  );
  const known = { asOf, knownOn: "2199-12-31" };
  return balanceOn({ ...personAccount(row).of(balance), entries, leave }, known);
};

interface Facts {
  used?: readonly string[];
  corrected?: readonly { day: string; days: number }[];
}

test.each<[string, PolicyBalance, string, Parameters<typeof balanceFor>[2], [number, number]]>([
  ["annual leave is the first grant", "annual", "2025-03-14", {}, [0, 15]],
  ["a year of service gives 15 days more", "annual", "2025-03-15", {}, [0, 30]],
  ["two years carry all of it", "annual", "2026-03-15", {}, [0, 45]],
  [
    "what was taken before is not used of this year's days",
    "annual",
    "2025-03-15",
    { used: ["2024-06-03", "2024-06-04"] },
    [0, 28],
  ],
  ["and what is taken now is", "annual", "2025-06-03", { used: ["2025-06-03"] }, [1, 30]],
  ["sick leave stays for 36 months", "sick", "2027-03-14", { used: ["2024-06-03"] }, [1, 30]],
  ["and is 30 days again, not 59", "sick", "2027-03-15", { used: ["2024-06-03"] }, [0, 30]],
  [
    "days entered by hand lapse with it",
    "sick",
    "2027-03-15",
    { corrected: [{ day: "2025-01-01", days: 5 }] },
    [0, 30],
  ],
  [
    "a deduction does not reach into the next cycle",
    "sick",
    "2027-03-15",
    { corrected: [{ day: "2025-01-01", days: -5 }], used: ["2024-06-03", "2024-06-04"] },
    [0, 30],
  ],
  [
    "family responsibility leave lapses with the year (s 27)",
    "familyResponsibility",
    "2025-03-15",
    { used: ["2024-06-03"] },
    [0, 3],
  ],
  ["and is never more than three days", "familyResponsibility", "2029-06-01", {}, [0, 3]],
  ["study leave is five days a year", "study", "2029-06-01", {}, [0, 5]],
  [
    "someone hired on a leap day has a year on 28 February",
    "annual",
    "2025-02-28",
    { startDate: "2024-02-29" },
    [0, 30],
  ],
  [
    "and on 29 February in a leap year",
    "annual",
    "2028-02-28",
    { startDate: "2024-02-29" },
    [0, 60],
  ],
  [
    "a first grant covers all service until its recording",
    "annual",
    "2024-03-15",
    { startDate: "2015-07-01" },
    [0, 15],
  ],
  [
    "the next anniversary adds a year's days to it",
    "annual",
    "2024-07-01",
    { startDate: "2015-07-01" },
    [0, 30],
  ],
  [
    "sick leave recorded within its 36 months is there until they end",
    "sick",
    "2024-06-30",
    { startDate: "2015-07-01", granted: { day: "2015-07-01", recordedOn: "2024-03-15" } },
    [0, 30],
  ],
  [
    "without a first day at work the first grant begins the year",
    "annual",
    "2025-03-15",
    { startDate: null },
    [0, 30],
  ],
  [
    "a first day after the grant does not double it",
    "annual",
    "2024-05-01",
    { startDate: "2024-05-01" },
    [0, 15],
  ],
  ["nothing comes before a first grant", "annual", "2029-01-01", { granted: null }, [0, 0]],
  [
    "a new employment begins with a year's days",
    "familyResponsibility",
    "2026-09-01",
    {
      past: [{ from: "2024-03-15", to: "2024-12-31", serviceFrom: null }] as never,
      startDate: "2026-09-01",
    },
    [0, 3],
  ],
])("%s", (_, balance, day, given, [used, total]) => {
  expect(balanceFor(balance, day, given)).toMatchObject({ used, total });
});

test("leave booked for the next year is not used of this year's days", () => {
  const used = ["2025-03-20"];
  expect(balanceFor("annual", "2025-03-01", { used })).toMatchObject({ used: 0, remaining: 15 });
  expect(balanceFor("annual", "2025-03-15", { used })).toMatchObject({ used: 1, remaining: 29 });
});

const policyFrom = (from: string): Pick<AccountRow, "assignments"> => ({
  assignments: [
    { ready: "act", policyId: null, employeeId: null, departmentId: null, from, to: null },
  ],
});

test.each<[string, PolicyBalance, string, number]>([
  ["a share of the running year is taken back", "annual", "2025-09-14", 22.56],
  ["what was ill in the running cycle counts", "sick", "2025-09-14", 29],
  ["family days do not double", "familyResponsibility", "2025-09-14", 3],
])("the Act after the standard: %s", (_, balance, from, days) => {
  const used = ["2025-04-01"].filter(() => balance === "sick");
  const left = balanceFor(balance, from, { ...policyFrom(from), used }).remaining;
  expect(left).toBe(days);
});

test("the standard after another policy gives a share of the year's annual leave", () => {
  const act = { ready: "act", policyId: null, employeeId: null, departmentId: null } as const;
  const assignments = [{ ...act, from: "2024-01-01", to: "2025-09-14" }];
  const left = (balance: PolicyBalance) => balanceFor(balance, "2025-09-15", { assignments });
  expect(left("annual").remaining).toBeCloseTo(22.5 + 15 * (181 / 365), 1);
  expect(left("sick").remaining).toBe(30);
  expect(left("familyResponsibility").remaining).toBe(3);
});

test("used and remaining days are never more than the cycle's days", () => {
  const day = fc.nat(2500).map((n) => plusDays("2024-03-15", n));
  const dates = fc.uniqueArray(day, { maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom(...policyBalances), dates, day, (balance, used, asOf) => {
      const found = balanceFor(balance, asOf, { used });
      expect(found.remaining).toBeCloseTo(found.total - found.used, 9);
      const cycle = balance === "sick" ? 36 : 12;
      const next = plusMonths("2024-03-15", cycle);
      if (asOf < next) expect(found.total).toBe(defaultLeaveDays[balance]);
      else if (balance !== "annual")
        expect(found.total).toBeLessThanOrEqual(defaultLeaveDays[balance]);
    }),
    { endOnFailure: true },
  );
});
