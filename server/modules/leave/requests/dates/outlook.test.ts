import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { daysFromToday, today } from "#server/test/today.ts";
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
  return { tenant, kitchen, head, anna, ben, take, approve };
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

const decidesFor = async (as: Person, day = week.startDate) =>
  (await call(as, leave.outlook, { body: { ...unpaid, startDate: day, endDate: day } })).body
    .decides;

test("an application says who decides now and by its first day", async () => {
  const { tenant, kitchen, head, anna } = await newKitchen();
  const next = await tenant.newEmployee({ name: "Farai", surname: "Zulu" });
  expect(await decidesFor(anna)).toEqual({ name: "Lerato Dlamini", next: null });
  expect(await decidesFor(next)).toEqual({ name: null, next: null });
  const on = daysFromToday(20);
  const setHead = (announcedFrom: string) =>
    call(tenant.owner, api.departments.updateDepartment, {
      params: { id: kitchen },
      body: {
        departmentName: "Kitchen",
        departmentHeadId: next.employeeId,
        headFrom: on,
        announcedFrom,
      },
    });
  expect((await setHead(today)).status).toBe(200);
  expect(await decidesFor(anna)).toEqual({
    name: "Lerato Dlamini",
    next: { to: "Farai Zulu", on },
  });
  expect(await decidesFor(anna, daysFromToday(19))).toMatchObject({ next: null });

  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", head.employeeId)
      .execute(),
  );
  expect(await decidesFor(anna)).toMatchObject({ name: null, next: { to: "Farai Zulu" } });
});

test("an unannounced change of manager is not in the outlook", async () => {
  const { tenant, kitchen, ben, anna } = await newKitchen();
  const { status } = await call(tenant.owner, api.departments.updateDepartment, {
    params: { id: kitchen },
    body: {
      departmentName: "Kitchen",
      departmentHeadId: ben.employeeId,
      headFrom: daysFromToday(20),
      announcedFrom: daysFromToday(10),
    },
  });
  expect(status).toBe(200);
  expect(await decidesFor(anna)).toEqual({ name: "Lerato Dlamini", next: null });
});

test("a booking has no decider, nor has leave that is approved at once", async () => {
  const { tenant, head, anna } = await newKitchen();
  const booking = { ...unpaid, employeeId: anna.employeeId };
  expect((await call(head, leave.outlook, { body: booking })).body.decides).toBeNull();
  expect(await decidesFor(tenant.owner)).toBeNull();
});

test("the outlook names the holidays among the days", async () => {
  const { tenant, anna } = await newKitchen();
  await tenant.inTenant((tx) =>
    tx.updateTable("tenants").set({ country: "ZA" }).where("id", "=", tx.tenantId).execute(),
  );
  const body = { ...unpaid, startDate: "2031-12-24", endDate: "2032-01-01" };
  const { holidays } = (await call(anna, leave.outlook, { body })).body;
  expect(holidays.map(({ date }) => date)).toEqual(["2031-12-25", "2031-12-26", "2032-01-01"]);
  // Nothing is computed for centuries.
  const long = { ...unpaid, startDate: "2031-12-24", endDate: "2099-12-31" };
  expect((await call(anna, leave.outlook, { body: long })).body.holidays).toEqual([]);
});
