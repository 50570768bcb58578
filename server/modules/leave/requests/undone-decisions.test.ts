import pg from "pg";
import { expect, inject, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { notifications } from "#contract/notifications.ts";
import { currentTime } from "#server/clock.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";
import { leaveJobs } from "../jobs.ts";

async function ask(person: Person, given: Partial<NewLeaveRequest> = {}): Promise<number> {
  const week = { startDate: "2031-03-03", endDate: "2031-03-07" };
  const { body } = await call(person, leave.createRequest, {
    body: { leaveType: "AnnualLeave", ...week, reason: "Rest", ...given },
  });
  return body.id;
}

/** Its person has the week in the present year of service, their first. */
async function newDepartment() {
  const hiredOn = "2031-02-10";
  ownClock()(hiredOn);
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId, startDate: hiredOn });
  return { tenant, head, person };
}

/** The application cannot change a decision, so the owner does. */
async function withOwner(statement: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client(inject("ownerUrl"));
  await owner.connect();
  await owner.query(statement, values);
  await owner.end();
}

type Decision = "approve" | "reject";
const decide = (as: Person, decision: Decision, id: number, reason = "") =>
  call(as, leave[decision], { params: { id }, body: { canBeUndone: true, reason } });
const undo = (as: Person, id: number, headers = {}) =>
  call(as, leave.undo, { params: { id } }, headers);

const unread = async (person: Person) => {
  const { body } = await call(person, notifications.list, { query: { unread: "true" } });
  return body.map(({ kind }) => kind);
};
const annualOf = async (person: Person) => {
  const { body } = await call(person, leave.combinedRecords, {
    query: { employeeId: person.employeeId },
  });
  const { used = 0, pending = 0 } = body[0]?.annual ?? {};
  return { used, pending };
};

/** Moves the last decision past its time to undo. */
const letTimePass = (id: number) =>
  withOwner(
    "update leave_decisions set undo_until = now() - interval '1 second' where leave_id = $1",
    [id],
  );

async function runHeld(tenant: TestTenant): Promise<void> {
  const held = (await tenant.laterJobs()).filter(({ job }) => job === "leave.tellRequester");
  for (const { job: name, payload } of held)
    await tenant.inTenant(async (tx) =>
      leaveJobs
        .find((one) => one.name === name)
        ?.run(await jobContext(services, tx, currentTime()), payload),
    );
}
const namesOf = async (tenant: TestTenant) => (await tenant.jobs()).map(({ job }) => job);

test("an undoable decision notifies once its time is over", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  const before = currentTime().getTime();
  expect(await decide(head, "approve", id)).toMatchObject({
    status: 200,
    body: { leaveStatus: "approved" },
  });
  expect(await unread(head)).toEqual([]);
  expect(await unread(person)).not.toContain("leaveDecided");
  expect(await namesOf(tenant)).not.toContain("notices.leaveDecided");
  const held = (await tenant.laterJobs()).find(({ job }) => job === "leave.tellRequester");
  expect(Date.parse(held?.startAfter ?? "") - before).toBeGreaterThanOrEqual(6_000);
  await runHeld(tenant);
  expect(await unread(person)).toContain("leaveDecided");
  expect(await namesOf(tenant)).toContain("notices.leaveDecided");
});

test("an undone approval leaves the request pending, and the employee unaware", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await decide(head, "approve", id);
  expect(await annualOf(person)).toEqual({ used: 5, pending: 0 });
  expect(await undo(head, id, { "if-match": '"2"' })).toMatchObject({
    status: 200,
    body: { leaveStatus: "pending", version: 3, decidedAt: null, decidedBy: null },
  });
  expect(await annualOf(person)).toEqual({ used: 0, pending: 5 });
  expect(await unread(head)).toEqual(["leaveRequested"]);
  expect(await unread(tenant.owner)).toContain("leaveRequested");
  await runHeld(tenant);
  expect(await unread(person)).not.toContain("leaveDecided");
  expect((await tenant.storyOf(person)).map(({ kind }) => kind).slice(-3)).toEqual([
    "leave_requested",
    "leave_approved",
    "leave_decision_undone",
  ]);
  expect(await decide(head, "reject", id)).toMatchObject({ status: 200 });
});

test("a second decision after an undone one notifies the employee once", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await decide(head, "approve", id);
  await undo(head, id);
  await decide(head, "approve", id);
  await runHeld(tenant);
  const told = await unread(person);
  expect(told.filter((kind) => kind === "leaveDecided")).toHaveLength(1);
});

test("an undone approval restores the rejection with its author and reason", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await call(head, leave.reject, { params: { id }, body: { reason: "Stocktaking" } });
  await decide(tenant.owner, "approve", id);
  expect((await undo(tenant.owner, id)).body).toMatchObject({
    leaveStatus: "rejected",
    decisionReason: "Stocktaking",
    decidedBy: { name: "Lerato Dlamini" },
  });
  expect(await annualOf(person)).toEqual({ used: 0, pending: 0 });
});

test("its author alone undoes a decision, in time and once", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await decide(head, "reject", id);
  const refused = { status: 409, body: { message: "This decision can no longer be undone." } };
  expect(await undo(tenant.owner, id)).toMatchObject(refused);
  expect(await undo(person, id)).toMatchObject({ status: 403 });
  const stranger = await tenant.newEmployee();
  expect(await undo(stranger, id)).toMatchObject({ status: 404 });
  expect(await undo(head, id, { "if-match": '"1"' })).toMatchObject({ status: 409 });
  expect(await undo(head, id)).toMatchObject({ status: 200 });
  expect(await undo(head, id)).toMatchObject(refused);
  await decide(head, "reject", id);
  await letTimePass(id);
  expect(await undo(head, id)).toMatchObject(refused);
  const other = await ask(person, { startDate: "2031-04-01", endDate: "2031-04-01" });
  await call(head, leave.approve, { params: { id: other } });
  expect(await undo(head, other)).toMatchObject(refused);
});

test("other leave booked meanwhile prevents undoing a rejection", async () => {
  const { head, person } = await newDepartment();
  const id = await ask(person);
  await decide(head, "reject", id);
  await ask(person);
  expect(await undo(head, id)).toMatchObject({
    status: 409,
    body: { code: "leave_not_eligible" },
  });
});
