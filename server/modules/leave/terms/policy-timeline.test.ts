import fc from "fast-check";
import { expect, test } from "vitest";
import { leaveOn } from "#server/test/leave-case.ts";
import { balanceOn } from "../engine/balance.ts";
import { plusDays } from "../engine/day.ts";
import { documentedTerms } from "../engine/terms.ts";
import { personAccount } from "./person-account.ts";
import { withPlanned } from "./person-terms.ts";
import {
  type AssignedPolicy,
  type DatedVersion,
  policyTimeline,
  readyTerms,
  type TermsByBalance,
} from "./policy-timeline.ts";

const assigned = (given: Partial<AssignedPolicy>): AssignedPolicy => ({
  ready: null,
  policyId: null,
  employeeId: null,
  departmentId: null,
  from: "2026-01-01",
  to: null,
  ...given,
});
const termsOf = (days: number): TermsByBalance => ({
  ...readyTerms.act,
  annual: {
    ...documentedTerms,
    amount: { days },
    accrual: { kind: "monthly", at: "end", partialMonths: "prorated" },
    cycle: { kind: "year", from: "01-01" },
    carryOver: { cap: 5, months: 6 },
  },
});
const version = (policyId: number, validFrom: string, days = 20): DatedVersion => ({
  policyId,
  name: `Policy ${policyId}`,
  validFrom,
  terms: termsOf(days),
});
const namesOf = (sources: Parameters<typeof policyTimeline>[0]) =>
  policyTimeline(sources).map(({ from, name }) => `${from} ${name}`);
const none = { assignments: [], departments: [], versions: [] };

test("without an assignment the standard has always applied", () => {
  expect(namesOf(none)).toEqual(["0001-01-01 Standard"]);
});

test("a person's policy precedes their department's, and that the company's", () => {
  const assignments = [
    assigned({ ready: "act" }),
    assigned({ policyId: 1, departmentId: 7, from: "2026-02-01" }),
    assigned({ policyId: 2, employeeId: 9, from: "2026-03-01", to: "2026-03-31" }),
  ];
  const departments = [{ departmentId: 7, from: "2026-01-01", to: "2026-05-31" }];
  const versions = [version(1, "2026-01-01"), version(2, "2026-01-01")];
  expect(namesOf({ assignments, departments, versions })).toEqual([
    "0001-01-01 Standard",
    "2026-01-01 As the Act has it",
    "2026-02-01 Policy 1",
    "2026-03-01 Policy 2",
    "2026-04-01 Policy 1",
    "2026-06-01 As the Act has it",
  ]);
});

test("a department's policy begins with the person's first day in it", () => {
  const assignments = [assigned({ policyId: 1, departmentId: 7 })];
  const departments = [{ departmentId: 7, from: "2026-04-15", to: null }];
  const versions = [version(1, "2026-01-01"), version(1, "2026-07-01", 25)];
  const timeline = policyTimeline({ assignments, departments, versions });
  expect(timeline.map(({ from, validFrom }) => [from, validFrom])).toEqual([
    ["0001-01-01", null],
    ["2026-04-15", "2026-01-01"],
    ["2026-07-01", "2026-07-01"],
  ]);
});

const dayIn = (first: string, days: number) => fc.nat(days).map((n) => plusDays(first, n));
const setting = fc.record({
  day: dayIn("2025-01-01", 900),
  days: fc.integer({ min: 15, max: 40 }),
  target: fc.constantFrom(
    { employeeId: 9, departmentId: null },
    { employeeId: null, departmentId: 7 },
    { employeeId: null, departmentId: null },
  ),
  policyId: fc.constantFrom(null, 1, 2),
});

interface Settings {
  assignments: readonly AssignedPolicy[];
  versions: readonly DatedVersion[];
}

/** Annual leave left on a day by these settings, for an employee who leaves a department. */
function leftOn(settings: Settings, dates: readonly string[], asOf: string): number {
  const joined = "2024-06-01";
  const account = personAccount({
    ...settings,
    departments: [{ departmentId: 7, from: "2025-03-01", to: "2026-02-28" }],
    startDate: joined,
    endDate: null,
    serviceFrom: null,
    past: [],
    granted: { day: joined, recordedOn: joined },
    workMinutes: [480, 480, 480, 480, 480, 0, 0],
    patterns: [],
    leave: [],
    days: [],
  });
  const entries = [{ id: 1, kind: "default", days: 15, day: joined, recordedOn: joined } as const];
  const leave = dates.map((date) => leaveOn([date], { state: "approved", requestedOn: date }));
  const on = { asOf, knownOn: "2099-01-01" };
  return balanceOn({ ...account.of("annual"), entries, leave }, on).cycle.closing;
}

type Setting = typeof setting extends fc.Arbitrary<infer One> ? One : never;

function changed({ assignments, versions }: Settings, { day, days, target, policyId }: Setting) {
  if (policyId !== null && days % 2 === 0)
    return { assignments, versions: [...versions, version(policyId, day, days)] };
  const ready = policyId === null ? ("act" as const) : null;
  const planned = assigned({ ...target, policyId, ready, from: day });
  return { assignments: withPlanned(assignments, planned), versions };
}

test("later settings leave last year's numbers as they are", () => {
  const used = fc.uniqueArray(dayIn("2025-01-01", 900), { maxLength: 15 });
  fc.assert(
    fc.property(fc.array(setting, { maxLength: 6 }), used, (all, dates) => {
      let settings: Settings = {
        assignments: [],
        versions: [version(1, "2025-01-01"), version(2, "2025-01-01", 16)],
      };
      // In day order, as past days cannot be set.
      for (const one of all.toSorted((a, b) => a.day.localeCompare(b.day))) {
        const past = [1, 40, 365].map((ago) => plusDays(one.day, -ago));
        const next = changed(settings, one);
        for (const day of past) expect(leftOn(next, dates, day)).toBe(leftOn(settings, dates, day));
        settings = next;
      }
    }),
  );
});
