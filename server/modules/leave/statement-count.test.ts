import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { buildApp } from "#server/app.ts";
import { countingDatabase } from "#server/test/counting-database.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";
import { plusDays } from "./engine/day.ts";

/** Calls an operation and returns its number of statements, without begin and end. */
async function statementsOf(
  { token }: Person,
  { method }: NamedOperation,
  path: string,
  body?: object,
): Promise<{ status: number; count: number }> {
  const { database, statements } = countingDatabase();
  const app = await buildApp({ services: { ...services, database } });
  const { statusCode } = await app.inject({
    method,
    url: `/prod/secure/leave/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  await app.close();
  return { status: statusCode, count: statements() };
}

async function newRequester() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  await call(person, leave.initializeLeave, {});
  return { ...tenant, head, person };
}

const monday = {
  leaveType: "AnnualLeave",
  startDate: "2026-03-02",
  endDate: "2026-03-02",
} as const;

test.each([
  ["approve", leave.approve, 8],
  ["reject", leave.reject, 7],
])("a call to %s leave takes at most %3$i statements", async (name, operation, max) => {
  const { head, person } = await newRequester();
  const { body } = await call(person, leave.createRequest, {
    body: { ...monday, reason: "Rest" },
  });
  const { status, count } = await statementsOf(head, operation, `${name}/${body.id}`);
  expect(status).toBe(200);
  expect(count).toBeLessThanOrEqual(max);
});

test("leave approved at once takes at most 7 statements", async () => {
  const { owner } = await newTenant();
  await call(owner, leave.initializeLeave, {});
  const request = { ...monday, reason: "Rest" };
  const { status, count } = await statementsOf(
    owner,
    leave.createRequest,
    "create-leave-request",
    request,
  );
  expect(status).toBe(201);
  expect(count).toBeLessThanOrEqual(7);
});

test("a leave request takes at most 9 statements for any reviewers", async () => {
  const { person, newEmployee } = await newRequester();
  await Promise.all([1, 2, 3].map(() => newEmployee({ employeeRole: "Executive" })));
  const { status, count } = await statementsOf(
    person,
    leave.createRequest,
    "create-leave-request",
    { ...monday, reason: "Rest" },
  );
  expect(status).toBe(201);
  expect(count).toBeLessThanOrEqual(9);
});

test("a balance statement takes at most 3 database statements", async () => {
  const { person, owner, inTenant } = await newRequester();
  const read = () => statementsOf(person, leave.statement, "statement?balance=annual");
  expect(await read()).toMatchObject({ status: 200, count: 3 });
  const ofPerson = { tenantId: person.tenantId, employeeId: person.employeeId };
  const days = Array.from({ length: 300 }, (_, n) => plusDays("2025-01-01", 2 * n));
  await inTenant(async (tx) => {
    await tx
      .insertInto("leaveRequests")
      .values(
        days.map((day) => ({
          ...ofPerson,
          leaveType: "AnnualLeave" as const,
          startDate: day,
          endDate: day,
          duration: 1,
          leaveStatus: "approved" as const,
          reason: "Rest",
          decidedAt: "2025-01-01T08:00:00Z",
          decidedById: owner.employeeId,
        })),
      )
      .execute();
  });
  expect(await read()).toMatchObject({ status: 200, count: 3 });
});

test("a page of balances takes a constant number of statements", async () => {
  const { person, owner, newEmployee } = await newRequester();
  const assign = ({ employeeId }: Person) =>
    call(owner, leave.assignPolicy, {
      body: { policy: "act", to: { kind: "employee", employeeId }, from: today },
    });
  expect((await assign(person)).status).toBe(201);
  const read = () =>
    statementsOf(owner, leave.combinedRecords, "combined-leave-records?pageSize=20");
  const { status, count } = await read();
  expect(status).toBe(200);
  const others = await Promise.all(
    Array.from({ length: 9 }, () => newEmployee({ startDate: today })),
  );
  await Promise.all(others.map(assign));
  expect((await read()).count).toBe(count);
});

test("a list of leave records whose leave it shows in one statement", async () => {
  const { person, owner, newEmployee } = await newRequester();
  const read = () => statementsOf(owner, leave.combinedRecords, "combined-leave-records");
  const { status, count } = await read();
  expect(status).toBe(200);
  const body = { ...monday, reason: "Rest", leaveType: "SickLeave" } as const;
  for (const requester of [person, await newEmployee(), await newEmployee()])
    await call(requester, leave.createRequest, { body });
  expect((await read()).count).toBe(count + 1);
});
