import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant } from "#server/test/world.ts";
import { plusDays } from "../engine/day.ts";

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

test("who asks for leave that a policy gives month by month sees what there is by then, as the statement of that day has it", async () => {
  const { owner, person, by, statement } = await newCompany();
  await call(owner, leave.assignPolicy, {
    body: { policy: "act", to: { kind: "all" }, from: today },
  });
  const then = await statement(inHalfAYear);
  expect(then.remaining).toBeGreaterThan(5);
  const expected = { date: inHalfAYear, available: then.remaining, availableToday: 0 };
  expect(await by()).toEqual(expected);
  expect(await by(owner, { employeeId: person.employeeId })).toEqual(expected);
  expect(await by(person, { startDate: today, endDate: today })).toBeNull();
  expect(await by(person, { leaveType: "UnpaidLeave" })).toBeNull();
});

test("without a policy nothing is said of a later day, as leave is checked against today's balance", async () => {
  const { by } = await newCompany();
  expect(await by()).toBeNull();
});
