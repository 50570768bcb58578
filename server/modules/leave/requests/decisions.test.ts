import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { changeOf } from "#server/story/changes.ts";
import { correctAnnualLeave } from "#server/test/corrected-leave.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const week = { startDate: "2026-03-02", endDate: "2026-03-06" };

async function ask(person: Person, given: Partial<NewLeaveRequest> = {}): Promise<number> {
  const { body } = await call(person, leave.createRequest, {
    body: { leaveType: "AnnualLeave", ...week, reason: "Rest", ...given },
  });
  return body.id;
}
const approve = (as: Person, id: number) => call(as, leave.approve, { params: { id } });
const reject = (as: Person, id: number) => call(as, leave.reject, { params: { id } });

async function newDepartment() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  const colleague = await tenant.newEmployee({ departmentId });
  return { tenant, head, person, colleague };
}

test("the head of the department approves a pending request, once [APILEAVE-06] [LEAVEADM-29] [LEAVEADM-32]", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  const approved = await approve(head, id);
  expect(approved).toMatchObject({
    status: 200,
    body: {
      id,
      leaveType: "AnnualLeave",
      ...week,
      leaveDuration: 5,
      leaveStatus: "approved",
      reviewersId: expect.arrayContaining([tenant.owner.employeeId, head.employeeId]),
      decidedAt: expect.any(String),
      decidedBy: { id: head.employeeId, name: "Lerato Dlamini" },
      can: { approve: false, reject: false },
    },
  });
  expect(await approve(head, id)).toMatchObject({
    status: 409,
    body: { code: "leave_already_decided" },
  });
});

test("a super administrator approves a request too", async () => {
  const { tenant, person } = await newDepartment();
  expect(await approve(tenant.owner, await ask(person))).toMatchObject({ status: 200 });
});

test("a reviewer rejects a pending request only [APILEAVE-07] [LEAVEADM-31]", async () => {
  const { head, person } = await newDepartment();
  const [first, second] = [
    await ask(person),
    await ask(person, { startDate: "2026-03-09", endDate: "2026-03-09" }),
  ];
  expect(await reject(head, first)).toMatchObject({
    status: 200,
    body: { leaveStatus: "rejected", can: { approve: true, reject: false } },
  });
  expect(await reject(head, first)).toMatchObject({ body: { code: "leave_already_decided" } });
  await approve(head, second);
  expect(await reject(head, second)).toMatchObject({ body: { code: "leave_already_decided" } });
});

test("a rejected request can still be approved [LEAVEADM-30]", async () => {
  const { head, person } = await newDepartment();
  const id = await ask(person);
  await reject(head, id);
  expect(await approve(head, id)).toMatchObject({
    status: 200,
    body: { leaveStatus: "approved" },
  });
});

test("other leave on its dates refuses a rejected request's approval", async () => {
  const { head, person } = await newDepartment();
  const id = await ask(person);
  await reject(head, id);
  await ask(person, { leaveType: "UnpaidLeave", endDate: week.startDate });
  expect(await approve(head, id)).toMatchObject({
    status: 409,
    body: {
      code: "leave_not_eligible",
      message: "These dates overlap with unpaid leave on Mar 2, 2026, which is pending.",
    },
  });
});

test("other requests for its days refuse a rejected request's approval", async () => {
  const { head, person } = await newDepartment();
  const id = await ask(person);
  await reject(head, id);
  await ask(person, { startDate: "2026-06-01", endDate: "2026-06-12" });
  await ask(person, { startDate: "2026-07-01", endDate: "2026-07-02" });
  expect(await approve(head, id)).toMatchObject({
    status: 409,
    body: {
      message: "Only 3 days of annual leave remain after pending requests, and this takes 5 days.",
    },
  });
});

test("an approval never exceeds the grant, whatever else is pending", async () => {
  const { tenant, head, person } = await newDepartment();
  const [first, second] = [
    await ask(person),
    await ask(person, { startDate: "2026-03-09", endDate: "2026-03-13" }),
  ];
  await correctAnnualLeave(tenant, person, -10);
  expect(await approve(head, first)).toMatchObject({ status: 200 });
  expect(await approve(head, second)).toMatchObject({
    body: { message: "No annual leave remains, and this takes 5 days." },
  });
});

test("another person always decides on one's leave [LEAVEADM-24]", async () => {
  const { tenant, person, head } = await newDepartment();
  const director = await tenant.newEmployee({ employeeRole: "Executive" });
  for (const own of [director, person, head]) {
    const id = await ask(own);
    expect(await approve(own, id)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await reject(own, id)).toMatchObject({ status: 403 });
    expect(await approve(tenant.owner, id)).toMatchObject({ status: 200 });
  }
});

test("super administrators alone review a head within their own department", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Sales");
  const head = await tenant.newEmployee({ departmentId });
  await tenant.insertHeadship(departmentId, head);
  const id = await ask(head);
  expect(await approve(head, id)).toMatchObject({ status: 403 });
  expect((await approve(tenant.owner, id)).body.reviewersId).toEqual([tenant.owner.employeeId]);
});

test("a reader without access cannot tell that a request exists [LEAVEADM-24]", async () => {
  const { tenant, person, colleague } = await newDepartment();
  const otherHead = await tenant.newEmployee();
  await tenant.newDepartment("Kitchen", otherHead.employeeId);
  const stranger = (await newTenant()).owner;
  const id = await ask(person);
  for (const as of [colleague, otherHead, stranger]) {
    expect(await approve(as, id)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await reject(as, id)).toMatchObject({ status: 404 });
  }
  expect(await approve(tenant.owner, id + 1_000_000)).toMatchObject({ status: 404 });
});

test("a super administrator with an incomplete profile decides on no leave", async () => {
  const { tenant, person } = await newDepartment();
  const pending = { employeeRole: "Executive", employeeStatus: "pending" } as const;
  const completing = await tenant.newEmployee(pending);
  expect(await approve(completing, await ask(person))).toMatchObject({
    status: 403,
    body: { code: "onboarding_incomplete" },
  });
});

test.each([
  ["approve", approve],
  ["reject", reject],
])("of two reviewers who %s at the same moment, exactly one does", async (_, decide) => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  const [locked, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The lock makes both start before either continues.
  const lock = tenant.inTenant(async (tx) => {
    await tx
      .selectFrom("leaveRequests")
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", id)
      .select("id")
      .forUpdate()
      .execute();
    locked.resolve();
    await begun.promise;
  });
  await locked.promise;
  const both = [decide(head, id), decide(tenant.owner, id)];
  await new Promise((resolve) => setTimeout(resolve, 300));
  begun.resolve();
  await lock;
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test("simultaneous approval and request of the last days book them once", async () => {
  const { owner, newEmployee } = await newTenant();
  const people = await Promise.all(Array.from({ length: 5 }, () => newEmployee()));
  const days = { leaveType: "FamilyResponsibilityLeave", endDate: "2026-03-04" } as const;
  const later = { ...days, startDate: "2026-08-03", endDate: "2026-08-05" };
  for (const person of people) {
    const id = await ask(person, days);
    await reject(owner, id);
    const [approved, asked] = await Promise.all([approve(owner, id), ask(person, later)]);
    expect([approved.status, asked === undefined]).toEqual(
      approved.status === 200 ? [200, true] : [409, false],
    );
  }
});

test("a decision is in the employee's history and mail", async () => {
  const { tenant, head, person } = await newDepartment();
  const id = await ask(person);
  await reject(head, id);
  await approve(tenant.owner, id);
  const story = await tenant.storyOf(person);
  const status = (before: string, after: string) =>
    expect.arrayContaining([changeOf("leaveStatus", before, after)]);
  const managerThenId = head.employeeId;
  expect(story.slice(1)).toMatchObject([
    {
      kind: "leave_rejected",
      byId: head.employeeId,
      managerThenId,
      linkId: id,
      changes: status("pending", "rejected"),
    },
    {
      kind: "leave_approved",
      byId: tenant.owner.employeeId,
      managerThenId,
      linkId: id,
      changes: status("rejected", "approved"),
    },
  ]);
  const decisions = (await tenant.jobs()).filter(({ job }) => job === "notices.leaveDecided");
  const told = { recipientId: person.employeeId, aboutId: id };
  expect(decisions.map(({ payload }) => payload)).toMatchObject([
    { ...told, details: { leaveStatus: "rejected" } },
    { ...told, details: { leaveStatus: "approved" } },
  ]);
});
