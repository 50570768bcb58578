import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const week = { startDate: "2031-03-03", endDate: "2031-03-07" };
const unpaid = { leaveType: "UnpaidLeave" as const, ...week };

async function newKitchen() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const kitchen = await tenant.newDepartment("Kitchen", head.employeeId);
  const join = (name: string) =>
    tenant.newEmployee({ name, surname: "Botha", departmentId: kitchen });
  const [anna, ben] = [await join("Anna"), await join("Ben")];
  const take = async (person: Person, given: Partial<NewLeaveRequest> = {}) => {
    const { body } = await call(person, leave.createRequest, {
      body: { ...unpaid, reason: "A private matter", ...given },
    });
    return body.id;
  };
  const approve = (id: number) => call(head, leave.approve, { params: { id } });
  return { tenant, head, anna, ben, take, approve };
}

test("a reviewer sees their team's approved leave without its type", async () => {
  const { tenant, anna, ben, take, approve } = await newKitchen();
  const outlook = async (as: Person, given = {}) =>
    (await call(as, leave.outlook, { body: { ...unpaid, ...given } })).body;
  const id = await take(ben);
  expect((await outlook(anna)).teamAway).toEqual({ items: [], total: 0 });
  await approve(id);
  const { teamAway, nearest } = await outlook(anna);
  expect(teamAway).toEqual({
    items: [{ id, ...week, employee: { id: ben.employeeId, name: "Ben Botha" } }],
    total: 1,
  });
  expect(nearest).toBeNull();
  expect(
    (await outlook(anna, { startDate: "2031-03-10", endDate: "2031-03-10" })).teamAway.total,
  ).toBe(0);
  expect((await outlook(ben)).teamAway.total).toBe(0);
  const stranger = await tenant.newEmployee();
  expect((await outlook(stranger)).teamAway.total).toBe(0);
});

test("overlapping dates come with the nearest free ones", async () => {
  const { anna, take } = await newKitchen();
  await take(anna, { endDate: "2031-03-05" });
  const day = { startDate: "2031-03-05", endDate: "2031-03-05" };
  const { body } = await call(anna, leave.outlook, { body: { ...unpaid, ...day } });
  expect(body.nearest).toEqual({ startDate: "2031-03-06", endDate: "2031-03-06", duration: 1 });
});
