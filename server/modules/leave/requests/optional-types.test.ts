import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { ownClock } from "#server/test/clock.ts";
import {
  app,
  call,
  type EmployeeOptions,
  newTenant,
  type Person,
  type TestTenant,
} from "#server/test/world.ts";

const hiredOn = "2031-02-10";
const week = { startDate: "2031-03-03", endDate: "2031-03-05" };
const refusal = "Your company does not offer study leave.";

/** Its employees have the week in the present year of service, their first. */
async function newCompany() {
  ownClock()(hiredOn);
  const tenant = await newTenant();
  const hire = (options: EmployeeOptions = {}) =>
    tenant.newEmployee({ startDate: hiredOn, ...options });
  return { ...tenant, hire };
}

const offer = (as: Person, offersStudyLeave: boolean) =>
  call(as, api.tenant.updateTenant, { body: { offersStudyLeave } });
const ask = (as: Person, given: Partial<NewLeaveRequest> = {}) =>
  call(as, leave.createRequest, {
    body: { leaveType: "StudyLeave", ...week, reason: "Exams", ...given },
  });
const book = (as: Person, { employeeId }: Person) =>
  call(as, leave.book, {
    body: { employeeId, leaveType: "StudyLeave", ...week, reason: "Exams" },
  });
const check = (as: Person) =>
  call(as, leave.checkDates, { body: { leaveType: "StudyLeave", ...week } });
async function studyOf(as: Person, { employeeId }: Person) {
  const { body } = await call(as, leave.combinedRecords, { query: { employeeId } });
  const { total, used, pending, leaves = [] } = body[0]?.study ?? {};
  return { total, used, pending, statuses: leaves.map(({ leaveStatus }) => leaveStatus) };
}
const offersIn = ({ inTenant }: TestTenant) =>
  inTenant((tx) =>
    tx
      .selectFrom("storyValues as v")
      .innerJoin("story as s", (join) =>
        join.onRef("s.tenantId", "=", "v.tenantId").onRef("s.id", "=", "v.id"),
      )
      .where("v.tenantId", "=", tx.tenantId)
      .where("s.tenantId", "=", tx.tenantId)
      .where("s.subjectKind", "=", "tenant")
      .select(["s.byId", "v.changes"])
      .orderBy("s.id")
      .execute(),
  );

test("study leave is refused by field until the company offers it", async () => {
  const { owner, hire } = await newCompany();
  const anna = await hire();
  const refused = { status: 409, body: { code: "leave_not_eligible", message: refusal } };
  const atType = { ...refused, body: { ...refused.body, fields: { leaveType: refusal } } };
  expect(await ask(anna)).toMatchObject(atType);
  expect(await book(owner, anna)).toMatchObject(atType);
  expect(await check(anna)).toMatchObject({
    status: 200,
    body: { eligible: false, code: "not-offered", message: refusal },
  });
  const outlook = await call(anna, leave.outlook, { body: { leaveType: "StudyLeave", ...week } });
  expect(outlook.body.nearest).toBeNull();
  expect((await studyOf(owner, anna)).statuses).toEqual([]);

  expect((await offer(owner, true)).body.offersStudyLeave).toBe(true);
  expect((await check(anna)).body.message).toBe(
    "This takes 3 days of study leave; 2 days remain after that.",
  );
  expect(await ask(anna)).toMatchObject({ status: 201, body: { leaveDuration: 3 } });
  expect(await studyOf(anna, anna)).toMatchObject({ pending: 3, statuses: ["pending"] });
  expect(await ask(anna, { startDate: "2031-04-01", endDate: "2031-04-03" })).toMatchObject({
    status: 409,
    body: {
      message: "Only 2 days of study leave remain after pending requests, and this takes 3 days.",
    },
  });
});

test("study leave uses the study balance everywhere", async () => {
  const { owner, hire } = await newCompany();
  await offer(owner, true);
  const anna = await hire({ name: "Anna", surname: "Botha", employeeNumber: "E-1" });
  const { status, body } = await book(owner, anna);
  expect([status, body.message]).toEqual([
    201,
    "This takes 3 days of study leave; 2 days remain after that.",
  ]);
  const statement = await call(anna, leave.statement, { query: { balance: "study" } });
  expect(statement.body).toMatchObject({ booked: 3, remaining: 2 });
  expect(statement.body.lines[0]?.leave).toMatchObject({ leaveType: "StudyLeave" });
  const { balances, events } = (await call(anna, api.dashboard.staff, {})).body;
  expect(balances.study).toMatchObject({ total: 5, used: 3, remaining: 2 });
  expect(events.filter(({ kind }) => kind === "leave")).toMatchObject([
    { leaveType: "StudyLeave" },
  ]);
  expect((await call(owner, leave.statistics, {})).body).toMatchObject({
    otherLeaveCount: 3,
    otherLeaveUsersCount: 1,
  });
  const found = await call(owner, leave.combinedRecords, { query: { leaveType: "StudyLeave" } });
  expect(found.body.map(({ employee }) => employee.id)).toEqual([anna.employeeId]);
  const payroll = await app.inject({
    method: "GET",
    url: "/prod/secure/leave/payroll-export?from=2031-03-01&to=2031-03-31",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(payroll.body).toContain("E-1,Anna,Botha,StudyLeave,Yes,3,24,");
  await ask(anna, { startDate: "2031-04-01", endDate: "2031-04-01" });
  const { balances: then, requests } = (await call(anna, api.dashboard.staff, {})).body;
  expect(then.study).toMatchObject({ used: 3, pending: 1, remaining: 2 });
  expect(requests.items).toMatchObject([{ leaveType: "StudyLeave" }]);
});

test("a head counts the team's study leave as other leave", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  await offer(owner, true);
  const head = await newEmployee();
  const anna = await newEmployee({ departmentId: await newDepartment("Kitchen", head.employeeId) });
  await book(owner, anna);
  expect((await call(head, leave.statistics, {})).body).toMatchObject({
    otherLeaveCount: 3,
    otherLeaveUsersCount: 1,
  });
});

test("study leave no longer offered stays visible and can be decided", async () => {
  const { owner, hire } = await newCompany();
  await offer(owner, true);
  const anna = await hire();
  const first = (await ask(anna)).body.id;
  const second = (await ask(anna, { startDate: "2031-04-01", endDate: "2031-04-02" })).body.id;
  await offer(owner, false);
  expect((await ask(anna, { startDate: "2031-05-06", endDate: "2031-05-06" })).status).toBe(409);
  expect((await studyOf(anna, anna)).statuses).toEqual(["pending", "pending"]);
  expect((await call(owner, leave.approve, { params: { id: first } })).status).toBe(200);
  expect((await call(owner, leave.reject, { params: { id: second } })).status).toBe(200);
  expect((await call(owner, leave.approve, { params: { id: second } })).status).toBe(200);
  expect(await studyOf(owner, anna)).toEqual({
    total: 5,
    used: 5,
    pending: 0,
    statuses: ["approved", "approved"],
  });
});

test("a super administrator sets what their own company offers", async () => {
  const tenant = await newTenant();
  const other = await newTenant();
  const staff = await tenant.newEmployee({ employeeRole: "HR" });
  expect((await offer(staff, true)).status).toBe(403);
  expect((await ask(staff)).status).toBe(409);
  await offer(tenant.owner, true);
  await offer(tenant.owner, true);
  expect(await offersIn(tenant)).toMatchObject([
    {
      byId: tenant.owner.employeeId,
      changes: [{ field: "offersStudyLeave", before: "false", after: "true" }],
    },
  ]);
  expect((await ask(staff)).status).toBe(201);
  expect((await call(other.owner, api.tenant.getTenant, {})).body.offersStudyLeave).toBe(false);
  expect((await ask(other.owner)).status).toBe(409);
});
