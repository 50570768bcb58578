import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant } from "#server/test/world.ts";

const inHalfAYear = plusDays(today, 182);
const annual = { leaveType: "AnnualLeave" as const, startDate: inHalfAYear, endDate: inHalfAYear };

async function newCompany() {
  const { owner, newEmployee } = await newTenant();
  const person = await newEmployee({ startDate: today });
  const by = async (as = person, given: object = {}) =>
    (await call(as, leave.outlook, { body: { ...annual, ...given } })).body.byThen;
  const statement = async (asOf: string) =>
    (await call(person, leave.statement, { query: { balance: "annual", asOf } })).body;
  return { owner, person, by, statement };
}

test("a monthly policy shows the balance of the requested day", async () => {
  const { owner, person, by, statement } = await newCompany();
  await call(owner, leave.assignPolicy, {
    body: { policy: "act", to: { kind: "all" }, from: today },
  });
  const then = await statement(inHalfAYear);
  expect(then.remaining).toBeGreaterThan(5);
  const expected = { date: inHalfAYear, remaining: then.remaining, remainingToday: 0 };
  expect(await by()).toEqual(expected);
  expect(await by(owner, { employeeId: person.employeeId })).toEqual(expected);
  expect(await by(person, { startDate: today, endDate: today })).toBeNull();
  expect(await by(person, { leaveType: "UnpaidLeave" })).toBeNull();
});

test("a person without a policy sees no later balance", async () => {
  const { by } = await newCompany();
  expect(await by()).toBeNull();
});
