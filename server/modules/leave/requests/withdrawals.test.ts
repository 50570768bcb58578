import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { notifications } from "#contract/notifications.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const hiredOn = "2031-02-10";
const week = { startDate: "2031-03-03", endDate: "2031-03-07" };

async function ask(person: Person, given: Partial<NewLeaveRequest> = {}): Promise<number> {
  const { body } = await call(person, leave.createRequest, {
    body: { leaveType: "AnnualLeave", ...week, reason: "Rest", ...given },
  });
  return body.id;
}
const approve = (as: Person, id: number) => call(as, leave.approve, { params: { id } });
const annualOf = async (person: Person) => {
  const { body } = await call(person, leave.combinedRecords, {
    query: { employeeId: person.employeeId },
  });
  const { used = 0, pending = 0 } = body[0]?.annual ?? {};
  return { used, pending };
};
const unread = async (person: Person) => {
  const { body } = await call(person, notifications.list, { query: { unread: "true" } });
  return body.map(({ kind, details }) => [kind, details]);
};

/** Its person has the week in the present year of service, their first. */
async function newDepartment() {
  ownClock()(hiredOn);
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId, startDate: hiredOn });
  return { tenant, head, person };
}

test("a withdrawn request frees its days and its reviewers", async () => {
  const { head, person } = await newDepartment();
  const id = await ask(person);
  expect(await annualOf(person)).toEqual({ used: 0, pending: 5 });
  expect(await unread(head)).toHaveLength(1);
  const { status, body } = await call(person, leave.withdraw, { params: { id } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ leaveStatus: "withdrawn", version: 2, can: { withdraw: false } });
  expect(await annualOf(person)).toEqual({ used: 0, pending: 0 });
  expect(await unread(head)).toEqual([]);
  expect(await approve(head, id)).toMatchObject({ status: 409 });
  expect(await ask(person)).toEqual(expect.any(Number));
});

test("leave stays taken until a reviewer grants its cancellation", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await approve(head, id);
  const asked = await call(person, leave.askToCancel, {
    params: { id },
    body: { reason: "The wedding was moved" },
  });
  expect(asked.body).toMatchObject({
    leaveStatus: "cancellation_asked",
    decidedBy: { name: "Lerato Dlamini" },
    can: { withdraw: true, askToCancel: false },
  });
  expect(await annualOf(person)).toEqual({ used: 5, pending: 0 });
  expect(await ask(person)).toBeUndefined();
  expect(await unread(head)).toMatchObject([["leaveRequested", { isCancellation: true }]]);

  const cancelled = await call(head, leave.cancel, { params: { id } });
  expect(cancelled.body).toMatchObject({ leaveStatus: "cancelled", version: 4 });
  expect(await annualOf(person)).toEqual({ used: 0, pending: 0 });
  expect(await unread(head)).toEqual([]);
  expect(await unread(person)).toContainEqual([
    "leaveDecided",
    expect.objectContaining({ leaveStatus: "cancelled" }),
  ]);
  expect(await ask(person)).toEqual(expect.any(Number));
  const story = (await tenant.storyOf(person)).map(({ kind, reason }) => [kind, reason]);
  expect(story.slice(1, 4)).toEqual([
    ["leave_approved", null],
    ["leave_cancellation_asked", { by: "person", text: "The wedding was moved" }],
    ["leave_cancelled", null],
  ]);
});

test("a refused or withdrawn cancellation leaves the leave approved", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await approve(head, id);
  await call(person, leave.askToCancel, { params: { id } });
  const refused = await call(head, leave.cancel, {
    params: { id },
    body: { granted: false, reason: "The flight is booked" },
  });
  expect(refused.body).toMatchObject({
    leaveStatus: "approved",
    decisionReason: "The flight is booked",
  });
  await call(person, leave.askToCancel, { params: { id } });
  const kept = await call(person, leave.withdraw, { params: { id } });
  expect(kept.body).toMatchObject({ leaveStatus: "approved" });
  expect(await annualOf(person)).toEqual({ used: 5, pending: 0 });
  const kinds = (await tenant.storyOf(person)).map(({ kind }) => kind);
  expect(kinds.slice(2)).toEqual([
    "leave_cancellation_asked",
    "leave_cancellation_refused",
    "leave_cancellation_asked",
    "leave_cancellation_withdrawn",
  ]);
});

test("a super administrator who cancels leave without being asked says why", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await approve(head, id);
  expect(await call(tenant.owner, leave.cancel, { params: { id } })).toMatchObject({
    status: 400,
    body: { fields: { reason: "Please say why this leave is cancelled" } },
  });
  const body = { reason: "Booked for the wrong person" };
  expect(await call(tenant.owner, leave.cancel, { params: { id }, body })).toMatchObject({
    status: 200,
    body: { leaveStatus: "cancelled", decisionReason: body.reason },
  });
});

test("without another reviewer, one's own cancellation is granted at once [AMB-129]", async () => {
  ownClock()(hiredOn);
  const { owner } = await newTenant();
  const id = await ask(owner);
  expect(await annualOf(owner)).toEqual({ used: 5, pending: 0 });
  const { body } = await call(owner, leave.askToCancel, { params: { id } });
  expect(body).toMatchObject({ leaveStatus: "cancelled", decidedBy: null });
  expect(await annualOf(owner)).toEqual({ used: 0, pending: 0 });
});

test("an early return frees the days after its new end", async () => {
  const { head, person } = await newDepartment();
  const id = await ask(person);
  await approve(head, id);
  const returned = (endDate: string) =>
    call(person, leave.returnEarly, { params: { id }, body: { endDate } });
  for (const wrong of ["2031-03-02", "2031-03-07", "2031-03-08"])
    expect(await returned(wrong)).toMatchObject({
      status: 400,
      body: { fields: { endDate: "A day before the end of the leave" } },
    });
  const { body } = await returned("2031-03-04");
  expect(body).toMatchObject({ leaveStatus: "approved", endDate: "2031-03-04", leaveDuration: 2 });
  expect(await annualOf(person)).toEqual({ used: 2, pending: 0 });
  expect(await ask(person, { startDate: "2031-03-05" })).toEqual(expect.any(Number));
});

test("leave is not shortened to no working day", async () => {
  const { head, person } = await newDepartment();
  const id = await ask(person, { startDate: "2031-03-01" });
  await approve(head, id);
  const body = { endDate: "2031-03-02" };
  expect(await call(person, leave.returnEarly, { params: { id }, body })).toMatchObject({
    status: 409,
    body: { code: "leave_not_eligible" },
  });
});
