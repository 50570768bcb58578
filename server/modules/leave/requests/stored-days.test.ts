import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const daysOf = ({ inTenant }: TestTenant, id: number) =>
  inTenant((tx) =>
    tx
      .selectFrom("leaveDays")
      .where("tenantId", "=", tx.tenantId)
      .where("leaveId", "=", id)
      .select(["day", "cost", "reason", "holiday"])
      .orderBy("day")
      .execute(),
  );

async function newRequester() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await call(person, leave.initializeLeave, {});
  const ask = async (startDate: string, endDate: string) => {
    const body = { leaveType: "AnnualLeave", startDate, endDate, reason: "Rest" } as const;
    return (await call(person, leave.createRequest, { body })).body;
  };
  return { tenant, person, ask };
}

test("requested leave stores the cost of each day and the reason", async () => {
  const { tenant, ask } = await newRequester();
  const { id, leaveDuration } = await ask("2027-03-25", "2027-03-30");
  const days = await daysOf(tenant, id);
  expect(days).toEqual([
    { day: "2027-03-25", cost: 1, reason: "worked", holiday: null },
    { day: "2027-03-26", cost: 0, reason: "holiday", holiday: "Good Friday" },
    { day: "2027-03-27", cost: 0, reason: "not-worked", holiday: null },
    { day: "2027-03-28", cost: 0, reason: "not-worked", holiday: null },
    { day: "2027-03-29", cost: 0, reason: "holiday", holiday: "Family Day" },
    { day: "2027-03-30", cost: 1, reason: "worked", holiday: null },
  ]);
  expect(leaveDuration).toBe(days.reduce((sum, { cost }) => sum + cost, 0));
});

test("an early return leaves the days until its new end only", async () => {
  const { tenant, person, ask } = await newRequester();
  const { id } = await ask("2027-03-22", "2027-03-30");
  await call(tenant.owner, leave.approve, { params: { id } });
  const { body } = await call(person, leave.returnEarly, {
    params: { id },
    body: { endDate: "2027-03-25" },
  });
  const days = await daysOf(tenant, id);
  expect(days.map(({ day, cost }) => [day, cost])).toEqual([
    ["2027-03-22", 0],
    ["2027-03-23", 1],
    ["2027-03-24", 1],
    ["2027-03-25", 1],
  ]);
  expect(body.leaveDuration).toBe(3);
});

test("a late approval counts the days by the current calendar", async () => {
  const { tenant, ask } = await newRequester();
  const { id } = await ask("2027-02-01", "2027-02-02");
  await call(tenant.owner, leave.reject, { params: { id } });
  await tenant.inTenant((tx) =>
    tx
      .insertInto("tenantHolidays")
      .values({
        tenantId: tx.tenantId,
        holidayDate: "2027-02-02",
        name: "Rest",
        isWorkingDay: false,
      })
      .execute(),
  );
  await call(tenant.owner, leave.approve, { params: { id } });
  expect((await daysOf(tenant, id)).map(({ cost, reason }) => [cost, reason])).toEqual([
    [1, "worked"],
    [0, "holiday"],
  ]);
});
