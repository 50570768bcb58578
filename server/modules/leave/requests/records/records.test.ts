import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import type { Input } from "#contract/operation.ts";
import { insertEmployees } from "#server/test/company/people.ts";
import { call, newTenant, type Person, renewStatistics } from "#server/test/world.ts";

async function ask(person: Person, given: Partial<NewLeaveRequest> = {}): Promise<number> {
  const week = { startDate: "2026-03-02", endDate: "2026-03-06" };
  const { body } = await call(person, leave.createRequest, {
    body: { leaveType: "AnnualLeave", ...week, reason: "Rest", ...given },
  });
  return body.id;
}
const approve = (as: Person, id: number) => call(as, leave.approve, { params: { id } });
const records = (as: Person, query: Input<typeof leave.combinedRecords>["query"] = {}) =>
  call(as, leave.combinedRecords, { query });
const idsOf = ({ body }: Awaited<ReturnType<typeof records>>) =>
  body.map(({ employee }) => employee.id);

async function newCompany() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha", departmentId });
  const ben = await tenant.newEmployee({ name: "Ben", surname: "Adams", departmentId });
  const outsider = await tenant.newEmployee({ name: "Zanele", surname: "Nkosi" });
  for (const person of [anna, ben]) await call(person, leave.initializeLeave, {});
  return { tenant, departmentId, head, anna, ben, outsider };
}

test("a record has the employee, balances and leave, newest start first [APILEAVE-02] [ENT-38] [ENT-39] [ENT-40]", async () => {
  const { tenant, head, anna } = await newCompany();
  const summer = await ask(anna, { startDate: "2026-07-01", endDate: "2026-07-02" });
  const spring = await ask(anna);
  const sick = await ask(anna, {
    leaveType: "SickLeave",
    startDate: "2026-05-04",
    endDate: "2026-05-04",
    contactNumberWhileOnLeave: "082 123 4567",
  });
  await approve(head, spring);
  const { status, headers, body } = await records(anna);
  expect(status).toBe(200);
  expect(headers["x-total-count"]).toBe("1");

  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const reviewersId = [tenant.owner.employeeId, head.employeeId];
  expect(body).toHaveLength(1);
  expect(body[0]?.employee).toEqual({
    id: anna.employeeId,
    name: "Anna",
    surname: "Botha",
    email: anna.email,
    gender: null,
    isActive: true,
    employeeRole: "Employee",
    employeeStatus: "approved",
    employmentStatus: "FullTime",
    employeeNumber: "",
    createdAt: instant,
    updatedAt: instant,
  });
  expect(body[0]).toMatchObject({
    annual: {
      total: 15,
      used: 5,
      percentage: 33,
      leaves: [
        { id: summer, leaveStatus: "pending" },
        { id: spring, leaveStatus: "approved", decidedBy: { name: "Lerato Dlamini" } },
      ],
    },
    sick: {
      total: 30,
      used: 0,
      percentage: 0,
      leaves: [
        {
          id: sick,
          leaveType: "SickLeave",
          startDate: "2026-05-04",
          endDate: "2026-05-04",
          leaveDuration: 1,
          reason: "Rest",
          contactNumberWhileOnLeave: "082 123 4567",
          reviewersId,
          decidedAt: null,
          decidedBy: null,
          can: expect.objectContaining({ approve: false, reject: false }),
        },
      ],
    },
    family: { total: 3, leaves: [] },
    maternity: { total: 87, leaves: [] },
    study: { total: 5, used: 0, percentage: 0, leaves: [] },
    unpaid: { total: 0, used: 0, percentage: 0, leaves: [] },
  });
});

test("each reader sees the records of their role [MYLEAVE-07]", async () => {
  const { tenant, head, anna, ben, outsider } = await newCompany();
  const everyone = [ben, anna, head, tenant.owner, outsider].map(({ employeeId }) => employeeId);
  expect(idsOf(await records(tenant.owner))).toEqual(everyone);
  expect(idsOf(await records(head))).toEqual([ben, anna, head].map((one) => one.employeeId));
  expect(idsOf(await records(ben))).toEqual([ben.employeeId]);
  const stranger = (await newTenant()).owner;
  expect(idsOf(await records(stranger, { employeeId: anna.employeeId }))).toEqual([]);
});

test("a colleague's record is not found by id, department or search", async () => {
  const { anna, ben, departmentId } = await newCompany();
  expect(idsOf(await records(ben, { employeeId: anna.employeeId }))).toEqual([]);
  expect(idsOf(await records(ben, { departmentId }))).toEqual([ben.employeeId]);
  expect(idsOf(await records(ben, { search: "Anna" }))).toEqual([]);
});

test("a head no longer sees an employee who left the department", async () => {
  const { tenant, head, anna, ben } = await newCompany();
  await tenant.unseat(anna);
  expect(idsOf(await records(head))).toEqual([ben.employeeId, head.employeeId]);
  expect(await approve(head, await ask(anna))).toMatchObject({ status: 404 });
  expect(await approve(head, await ask(ben))).toMatchObject({ status: 200 });
});

test("records are found by name, e-mail, employee or department [LEAVEADM-06] [LEAVEADM-07]", async () => {
  const { tenant, departmentId, head, anna, ben, outsider } = await newCompany();
  const found = async (query: Parameters<typeof records>[1]) =>
    idsOf(await records(tenant.owner, query));
  expect(await found({ search: "anna bot" })).toEqual([anna.employeeId]);
  expect(await found({ search: ben.email.toUpperCase() })).toEqual([ben.employeeId]);
  expect(await found({ search: "%" })).toEqual([]);
  expect(await found({ search: "nna" })).toEqual([]);
  expect(await found({ employeeId: ben.employeeId })).toEqual([ben.employeeId]);
  expect(await found({ departmentId })).toEqual([ben.employeeId, anna.employeeId]);
  expect(await found({ excludeSelf: "true" })).toEqual(
    [ben, anna, head, outsider].map(({ employeeId }) => employeeId),
  );
});

test("records come by page, sorted by surname and name, with the total [LEAVEADM-08] [LEAVEADM-13]", async () => {
  const { tenant, departmentId, head, anna, ben } = await newCompany();
  const carla = await tenant.newEmployee({ name: "carla", departmentId });
  const sorted = async (sort: "name" | "-name") =>
    idsOf(await records(head, { departmentId, sort }));
  const [a, b, c] = [anna, ben, carla].map(({ employeeId }) => employeeId);
  expect(await sorted("name")).toEqual([b, a, c]);
  expect(await sorted("-name")).toEqual([c, a, b]);

  const second = await records(head, { departmentId, page: 2, pageSize: 2, sort: "name" });
  expect(idsOf(second)).toEqual([c]);
  expect(second.headers["x-total-count"]).toBe("3");
});

test("a page deep in the list continues the common order [LEAVEADM-08] [LEAVEADM-13]", async () => {
  const { owner, inTenant } = await newTenant();
  // Pairs share a name; the earlier one comes first.
  const surname = (n: number) => `Person ${String(Math.floor(n / 2)).padStart(4, "0")}`;
  const ids = await inTenant((tx) =>
    insertEmployees(
      tx,
      Array.from({ length: 1_150 }, (_, n) => ({
        surname: surname(n),
        email: `${n}@long.example`,
      })),
    ),
  );
  await renewStatistics();
  const page = async (query: Input<typeof leave.combinedRecords>["query"]) => {
    const found = await records(owner, { pageSize: 50, excludeSelf: "true", ...query });
    expect(found.headers["x-total-count"]).toBe("1150");
    return idsOf(found);
  };
  expect(await page({ sort: "name", page: 22 })).toEqual(ids.slice(1_050, 1_100));
  expect(await page({ sort: "name", page: 23 })).toEqual(ids.slice(1_100));
  expect(await page({ sort: "-name", page: 23 })).toEqual(ids.slice(0, 50).toReversed());
  expect(await page({ sort: "name", page: 24 })).toEqual([]);
});

test("each request states what its reader may do with it [LEAVEADM-23] [LEAVEADM-24] [LEAVEADM-32]", async () => {
  const { tenant, head, anna } = await newCompany();
  const id = await ask(anna);
  const can = async (as: Person) =>
    (await records(as, { employeeId: anna.employeeId })).body[0]?.annual.leaves[0]?.can;
  expect(await can(head)).toMatchObject({ approve: true, reject: true });
  expect(await can(tenant.owner)).toMatchObject({ approve: true, reject: true });
  expect(await can(anna)).toMatchObject({ approve: false, reject: false });
  await call(head, leave.reject, { params: { id } });
  expect(await can(head)).toMatchObject({ approve: true, reject: false });
  await approve(head, id);
  expect(await can(head)).toMatchObject({ approve: false, reject: false });
});

test("statistics count pending and approved leave that the reader may see [APILEAVE-03] [ENT-41] [LEAVEADM-01] [LEAVEADM-02] [LEAVEADM-03] [LEAVEADM-04]", async () => {
  const { tenant, head, anna, ben, outsider } = await newCompany();
  const single = (day: string) => ({ startDate: day, endDate: day });
  await ask(anna, single("2026-06-01"));
  await ask(anna, single("2026-06-02"));
  for (const id of [
    await ask(anna),
    await ask(ben, single("2026-03-02")),
    await ask(ben, { leaveType: "SickLeave", ...single("2026-03-03") }),
    await ask(anna, { leaveType: "FamilyResponsibilityLeave", ...single("2026-04-01") }),
    await ask(anna, { leaveType: "UnpaidLeave", ...single("2026-04-02") }),
  ])
    await approve(head, id);
  await call(head, leave.reject, { params: { id: await ask(ben, single("2026-08-03")) } });
  await ask(outsider);

  const statistics = async (as: Person) => (await call(as, leave.statistics, {})).body;
  const ofDepartment = {
    pendingLeaveRequests: 1,
    annualLeaveCount: 6,
    annualLeaveUsersCount: 2,
    sickLeaveCount: 1,
    sickLeaveUsersCount: 1,
    otherLeaveCount: 2,
    otherLeaveUsersCount: 1,
  };
  expect(await statistics(head)).toEqual(ofDepartment);
  expect(await statistics(tenant.owner)).toEqual({ ...ofDepartment, pendingLeaveRequests: 2 });
  expect(await statistics(ben)).toEqual({
    ...ofDepartment,
    pendingLeaveRequests: 0,
    annualLeaveCount: 1,
    annualLeaveUsersCount: 1,
    otherLeaveCount: 0,
    otherLeaveUsersCount: 0,
  });
  expect(await statistics((await newTenant()).owner)).toMatchObject({
    pendingLeaveRequests: 0,
    annualLeaveCount: 0,
  });
});

const datesFrom = (days: number, length = 0) => {
  const start = Temporal.Now.plainDateISO("Africa/Johannesburg").add({ days });
  return { startDate: start.toString(), endDate: start.add({ days: length }).toString() };
};

test("the list narrows to pending leave and to people away soon [LEAVEADM-06]", async () => {
  const { tenant, head, anna, ben, outsider } = await newCompany();
  // Seven days include a working day.
  const soon = await ask(anna, { leaveType: "UnpaidLeave", ...datesFrom(1, 6) });
  const later = await ask(ben, { leaveType: "UnpaidLeave", ...datesFrom(30, 6) });
  await ask(outsider, { leaveType: "UnpaidLeave", ...datesFrom(40, 6) });
  const shown = async (as: Person, show: "pending" | "away") => idsOf(await records(as, { show }));
  expect(await shown(tenant.owner, "pending")).toEqual([
    ben.employeeId,
    anna.employeeId,
    outsider.employeeId,
  ]);
  expect(await shown(head, "pending")).toEqual([ben.employeeId, anna.employeeId]);
  expect(await shown(tenant.owner, "away")).toEqual([]);

  await approve(head, soon);
  await approve(head, later);
  const { headers } = await records(tenant.owner, { show: "pending" });
  expect(headers["x-total-count"]).toBe("1");
  expect(await shown(tenant.owner, "away")).toEqual([anna.employeeId]);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "in", [anna.employeeId, outsider.employeeId])
      .execute(),
  );
  expect(await shown(tenant.owner, "away")).toEqual([]);
  expect(await shown(tenant.owner, "pending")).toEqual([]);
});
