import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { BalanceTerms, PolicyTerms } from "#contract/leave/terms/terms.ts";
import { ownClock } from "#server/test/clock.ts";
import { openSession } from "#server/test/company/people.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";

const yearly: BalanceTerms = {
  amount: { days: 20 },
  accrual: { kind: "at-once", isProrated: false },
  cycle: { kind: "service", months: 12 },
  carryOver: { cap: null, months: 6 },
  statutory: { weeks: 3 },
  rounding: { to: 0.5, mode: "up" },
  waitingMonths: 0,
  minDaysPerWeek: 0,
  tiers: [],
};
const { statutory: _, ...granted } = yearly;
const lapsing = { ...granted, carryOver: { cap: 0, months: null } };
const terms: PolicyTerms = {
  annual: yearly,
  sick: { ...lapsing, amount: { weeks: 6 }, cycle: { kind: "service", months: 36 } },
  familyResponsibility: { ...lapsing, amount: { days: 5 } },
  study: lapsing,
};

/** A person since 5 January 2026, with 20 days a year, carried for six months. */
async function newCompany(today: string) {
  const goTo = ownClock();
  goTo("2026-01-05");
  const { owner, newEmployee, inTenant } = await newTenant();
  const person = await newEmployee({ startDate: "2026-01-05" });
  await call(person, leave.initializeLeave, {});
  const body = { name: "Drivers", from: "2026-01-05", terms };
  const policy = await call(owner, leave.addPolicy, { body });
  expect(policy.status).toBe(201);
  const to = { kind: "employee" as const, employeeId: person.employeeId };
  const from = "2026-01-05";
  await call(owner, leave.assignPolicy, { body: { policy: policy.body.id, to, from } });
  goTo(today);
  const signedInAgain = (as: Person) => inTenant((tx) => openSession(tx, services.tokens, as));
  const [me, approver] = [await signedInAgain(person), await signedInAgain(owner)];
  const lapses = async (as = me) => (await call(as, leave.ownLapses, {})).body;
  const take = async (dates: { startDate: string; endDate: string }) => {
    const asked = { leaveType: "AnnualLeave" as const, reason: "Rest", ...dates };
    const { body: made } = await call(me, leave.createRequest, { body: asked });
    return () => call(approver, leave.approve, { params: { id: made.id } });
  };
  return { approver, lapses, take };
}

const lapse = {
  balance: "annual",
  ownType: null,
  days: 5,
  lastDay: "2027-07-04",
  isStatutory: false,
};
const due = { ...lapse, days: 15, isStatutory: true };

test.each([
  ["2027-04-04", []],
  ["2027-04-05", [lapse, due]],
  ["2027-07-04", [lapse, due]],
  ["2027-07-05", []],
])("the balance on %s shows which days lapse within 90 days", async (today, expected) => {
  const { lapses } = await newCompany(today);
  expect(await lapses()).toEqual(expected);
});

test("approved leave before the last day uses lapsing days first", async () => {
  const { lapses, take } = await newCompany("2027-04-12");
  const approve = await take({ startDate: "2027-05-10", endDate: "2027-05-12" });
  await approve();
  expect(await lapses()).toEqual([{ ...lapse, days: 2 }, due]);
  await (await take({ startDate: "2027-07-05", endDate: "2027-07-09" }))();
  await (await take({ startDate: "2027-06-01", endDate: "2027-06-03" }))();
  expect(await lapses()).toEqual([{ ...due, days: 14 }]);
});

test("the documented terms announce no lapses", async () => {
  const { approver, lapses } = await newCompany("2027-06-01");
  expect(await lapses(approver)).toEqual([]);
});
