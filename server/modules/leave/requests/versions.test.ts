import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const day = { startDate: "2031-03-03", endDate: "2031-03-03" };
const asked = (given: Partial<NewLeaveRequest> = {}) => ({
  body: { leaveType: "AnnualLeave" as const, ...day, reason: "Rest", ...given },
});
const ask = async (person: Person, given?: Partial<NewLeaveRequest>): Promise<number> =>
  (await call(person, leave.createRequest, asked(given))).body.id;

async function newDepartment() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  return { tenant, head, person };
}

const seen = (version: string) => ({ "if-match": version });

test("a decision on an outdated version is refused, naming the earlier one", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  const first = await call(head, leave.reject, { params: { id } }, seen('"1"'));
  expect(first).toMatchObject({ status: 200, body: { version: 2 } });
  // Without the version, a rejected request could be approved.
  const second = await call(tenant.owner, leave.approve, { params: { id } }, seen('"1"'));
  expect(second).toMatchObject({ status: 409, body: { code: "leave_already_decided" } });
  expect(second.body.message).toMatch(
    /^Lerato Dlamini rejected this request on \w{3} \d{1,2}, \d{4} at \d\d:\d\d\.$/,
  );
  expect(await call(tenant.owner, leave.approve, { params: { id } }, seen('"2"'))).toMatchObject({
    status: 200,
    body: { version: 3 },
  });
});

test("only one of a simultaneous decision and withdrawal takes effect", async () => {
  const { head, person } = await newDepartment();
  for (let round = 0; round < 5; round++) {
    const id = await ask(person, { leaveType: "UnpaidLeave" });
    const statuses = await Promise.all([
      call(head, leave.reject, { params: { id } }, seen('"1"')),
      call(person, leave.withdraw, { params: { id } }, seen('"1"')),
    ]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test.each(["1", "abc", '"1', '"-1"'])("a version given as %s is refused", async (version) => {
  const { head, person } = await newDepartment();
  const id = await ask(person);
  expect(await call(head, leave.approve, { params: { id } }, seen(version))).toMatchObject({
    status: 400,
    body: { fields: { "If-Match": expect.any(String) } },
  });
});

test("the record of a change has author, reason and possible reviewers", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  const reason = "Stocktaking is that week";
  const rejected = await call(head, leave.reject, { params: { id }, body: { reason } });
  expect(rejected.body).toMatchObject({ decisionReason: reason });
  await call(tenant.owner, leave.approve, { params: { id } });
  const rows = await tenant.inTenant((tx) =>
    tx
      .selectFrom("leaveDecisions")
      .where("tenantId", "=", tx.tenantId)
      .select(["leaveId", "statusBefore", "statusAfter", "reason", "decidedById", "reviewersId"])
      .orderBy("id")
      .execute(),
  );
  const reviewersId = [tenant.owner.employeeId, head.employeeId];
  expect(rows).toEqual([
    {
      leaveId: id,
      statusBefore: "pending",
      statusAfter: "rejected",
      reason,
      decidedById: head.employeeId,
      reviewersId,
    },
    {
      leaveId: id,
      statusBefore: "rejected",
      statusAfter: "approved",
      reason: "",
      decidedById: tenant.owner.employeeId,
      reviewersId,
    },
  ]);
});

test("the application cannot change or remove a decision's record", async () => {
  const { tenant, head, person } = await newDepartment();
  await call(head, leave.reject, { params: { id: await ask(person) } });
  const refused = { message: expect.stringContaining("permission denied") };
  await expect(
    tenant.inTenant((tx) =>
      tx
        .updateTable("leaveDecisions")
        .set({ reason: "" })
        .where("tenantId", "=", tx.tenantId)
        .execute(),
    ),
  ).rejects.toMatchObject(refused);
  await expect(
    tenant.inTenant((tx) =>
      tx.deleteFrom("leaveDecisions").where("tenantId", "=", tx.tenantId).execute(),
    ),
  ).rejects.toMatchObject(refused);
});

test("a late approval takes as many days as a new request", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person, { endDate: "2031-03-07" });
  await call(head, leave.reject, { params: { id } });
  await tenant.inTenant((tx) =>
    tx
      .insertInto("tenantHolidays")
      .values({
        tenantId: tx.tenantId,
        holidayDate: "2031-03-05",
        name: "Founders' Day",
        isWorkingDay: false,
      })
      .execute(),
  );
  expect(await call(head, leave.approve, { params: { id } })).toMatchObject({
    body: { leaveStatus: "approved", leaveDuration: 4 },
  });
});

test("fifty bookings of one free day at once book it exactly once", async () => {
  const { person } = await newDepartment();
  const given = asked({ leaveType: "UnpaidLeave" });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(person, leave.createRequest, given)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
});
