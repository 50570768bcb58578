import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { Input } from "#contract/operation.ts";
import { app, call, newTenant, type Person } from "#server/test/world.ts";

type Query = Input<typeof leave.combinedRecords>["query"];

async function ask(person: Person, given: Partial<NewLeaveRequest> = {}): Promise<number> {
  const week = { startDate: "2031-03-03", endDate: "2031-03-07" };
  const { body } = await call(person, leave.createRequest, {
    body: { leaveType: "AnnualLeave", ...week, reason: "Rest", ...given },
  });
  return body.id;
}

/** Anna has approved annual and pending sick leave, Ben pending annual leave in other weeks. */
async function newKitchen() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Kitchen", head.employeeId);
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha", departmentId });
  const ben = await tenant.newEmployee({ name: "Ben", surname: "Adams", departmentId });
  const taken = await ask(anna);
  await call(head, leave.approve, { params: { id: taken } });
  await ask(anna, { leaveType: "SickLeave", startDate: "2031-05-05", endDate: "2031-05-06" });
  await ask(ben, { startDate: "2031-06-02", endDate: "2031-06-06" });
  const found = async (query: Query, as: Person = tenant.owner) => {
    const { body, headers } = await call(as, leave.combinedRecords, { query });
    expect(headers["x-total-count"]).toBe(String(body.length));
    return body.map(({ employee }) => employee.name);
  };
  return { tenant, head, anna, ben, taken, departmentId, found };
}

test("the list narrows by type, status and days of requests", async () => {
  const { found } = await newKitchen();
  expect(await found({ leaveType: "AnnualLeave" })).toEqual(["Ben", "Anna"]);
  expect(await found({ leaveType: "SickLeave" })).toEqual(["Anna"]);
  expect(await found({ leaveType: "UnpaidLeave" })).toEqual([]);
  expect(await found({ leaveStatus: "pending" })).toEqual(["Ben", "Anna"]);
  expect(await found({ leaveStatus: "approved" })).toEqual(["Anna"]);
  expect(await found({ from: "2031-03-07" })).toEqual(["Ben", "Anna"]);
  expect(await found({ to: "2031-03-02" })).toEqual([]);
  expect(await found({ to: "2031-03-03" })).toEqual(["Anna"]);
  expect(await found({ from: "2031-06-06", to: "2031-06-30" })).toEqual(["Ben"]);
  expect(await found({ from: "2031-06-07", to: "2031-06-30" })).toEqual([]);
});

test("one request must match every filter", async () => {
  const { found } = await newKitchen();
  expect(await found({ leaveType: "AnnualLeave", leaveStatus: "pending" })).toEqual(["Ben"]);
  expect(await found({ leaveType: "SickLeave", leaveStatus: "approved" })).toEqual([]);
  expect(await found({ leaveStatus: "approved", from: "2031-05-05" })).toEqual([]);
});

test("leave with a requested cancellation is listed as that", async () => {
  const { anna, taken, found } = await newKitchen();
  await call(anna, leave.askToCancel, { params: { id: taken } });
  expect(await found({ leaveStatus: "cancellation_asked" })).toEqual(["Anna"]);
  expect(await found({ leaveStatus: "approved" })).toEqual([]);
});

test("leave of a year is found by its last day", async () => {
  const { tenant, found } = await newKitchen();
  const carla = await tenant.newEmployee({ name: "Carla" });
  await ask(carla, { leaveType: "UnpaidLeave", startDate: "2034-01-02", endDate: "2035-01-02" });
  expect(await found({ from: "2035-01-02" })).toEqual(["Carla"]);
  expect(await found({ from: "2035-01-03" })).toEqual([]);
});

test("filters narrow a search within what the reader may see", async () => {
  const { tenant, head, ben, departmentId, found } = await newKitchen();
  const zanele = await tenant.newEmployee({ name: "Zanele", surname: "Nkosi" });
  await ask(zanele);
  const pending = { leaveStatus: "pending" } as const;
  expect(await found(pending)).toEqual(["Ben", "Anna", "Zanele"]);
  expect(await found({ ...pending, departmentId })).toEqual(["Ben", "Anna"]);
  expect(await found({ ...pending, search: "botha" })).toEqual(["Anna"]);
  expect(await found(pending, head)).toEqual(["Ben", "Anna"]);
  expect(await found(pending, ben)).toEqual(["Ben"]);
  expect(await found({ ...pending, sort: "-name" })).toEqual(["Zanele", "Anna", "Ben"]);
});

test("the export has the people whom the filters leave", async () => {
  const { tenant } = await newKitchen();
  const { body } = await app.inject({
    method: "GET",
    url: `/prod${leave.exportRecords.path}?leaveType=AnnualLeave&leaveStatus=pending&from=2031-06-01&to=2031-06-30`,
    headers: { authorization: `Bearer ${tenant.owner.token}` },
  });
  const lines = body.trim().split("\r\n").slice(1);
  expect(lines.map((line) => line.split(",")[1])).toEqual(["Ben"]);
});

test("a last day before the first is refused at its field", async () => {
  const { tenant } = await newKitchen();
  const query = { from: "2031-06-07", to: "2031-06-06" };
  const refusal = {
    status: 400,
    body: { fields: { to: "The last day cannot be before the first" } },
  };
  expect(await call(tenant.owner, leave.combinedRecords, { query })).toMatchObject(refusal);
  expect(await call(tenant.owner, leave.exportRecords, { query })).toMatchObject(refusal);
});

test("people with pending leave are listed once each", async () => {
  const { tenant, anna, ben, taken, found } = await newKitchen();
  const reader = await tenant.newEmployee({
    name: "Zola",
    surname: "Zulu",
    employeeRole: "Executive",
  });
  await ask(reader, { startDate: "2031-08-04", endDate: "2031-08-05" });
  await ask(anna, { startDate: "2031-07-07", endDate: "2031-07-08" });
  await call(anna, leave.askToCancel, { params: { id: taken } });
  const pending = (query: Query) => found({ show: "pending", ...query }, reader);
  expect(await pending({})).toEqual(["Ben", "Anna", "Zola"]);
  expect(await pending({ excludeSelf: "true" })).toEqual(["Ben", "Anna"]);
  expect(await pending({ excludeSelf: "true", sort: "-name" })).toEqual(["Anna", "Ben"]);
  expect(await pending({ employeeId: ben.employeeId })).toEqual(["Ben"]);
});
