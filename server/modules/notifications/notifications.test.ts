import { expect, test } from "vitest";
import { departments } from "#contract/departments.ts";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import { type Notification, notifications } from "#contract/notifications.ts";
import { onboarding } from "#contract/onboarding.ts";
import type { Tx } from "#server/db/database.ts";
import { defineNotice } from "#server/notices/notice.ts";
import { notify } from "#server/notices/notify.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { tellOf } from "#server/test/stream-process.ts";
import { call, database, newTenant, type Person, services } from "#server/test/world.ts";

const listOf = async (person: Pick<Person, "token">, query: object = {}) =>
  call(person, notifications.list, { query });
const notificationsOf = async (person: Pick<Person, "token">): Promise<Notification[]> =>
  (await listOf(person)).body;
const unreadOf = async (person: Pick<Person, "token">) =>
  (await listOf(person, { unread: true })).body;

const contextOf = (tx: Tx) => ({ tx, now: new Date(), ...services.jobs.enqueueIn(tx) });
const welcome = tellOf;

/** Two may decide: the head and the owner. */
async function newTeam() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  const ask = async () =>
    (
      await call(person, leave.createRequest, {
        body: {
          leaveType: "AnnualLeave",
          startDate: "2026-03-02",
          endDate: "2026-03-03",
          reason: "Private",
        },
      })
    ).body.id;
  return { tenant, head, person, ask };
}

const dates = { leaveType: "AnnualLeave", startDate: "2026-03-02", endDate: "2026-03-03" };

test("a new owner starts with one unread notification, the welcome [HEADER-05, CONST-16]", async () => {
  const owner = await signedUpOwner();
  await database.inTenant(owner.tenantId, (tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: true })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  expect(await notificationsOf(owner)).toMatchObject([{ kind: "welcome", readAt: null, by: null }]);
});

test("a new employee starts with one unread notification, the welcome [HEADER-05, CONST-16]", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Sales");
  const { body: position } = await call(tenant.owner, departments.createPosition, {
    body: { positionTitle: "Clerk", jobDescription: "Clerks", departmentId, employeeId: null },
  });
  const { body } = await call(tenant.owner, onboarding.addEmployee, {
    body: {
      firstName: "Ann",
      lastName: "Dube",
      email: `ann@${tenant.domain}`,
      positionId: position.id,
      departmentId,
      employmentStatus: "FullTime",
      employeeRole: "Employee",
      hireDate: "2026-03-02",
    },
  });
  const rows = await tenant.inTenant((tx) =>
    tx
      .selectFrom("notifications")
      .where("tenantId", "=", tenant.tenantId)
      .where("employeeId", "=", body.id)
      .select(["kind", "readAt"])
      .execute(),
  );
  expect(rows).toEqual([{ kind: "welcome", readAt: null }]);
});

test("requested leave notifies everyone who may decide, and not the requester", async () => {
  const { tenant, head, person, ask } = await newTeam();
  const aboutId = await ask();
  const expected = {
    kind: "leaveRequested",
    by: { id: person.employeeId, name: "Thabo Mokoena" },
    aboutId,
    details: { ...dates, leaveDuration: 2 },
    readAt: null,
  };
  expect(await notificationsOf(head)).toMatchObject([expected]);
  expect(await notificationsOf(tenant.owner)).toMatchObject([expected]);
  expect(await notificationsOf(person)).toEqual([]);
  expect(JSON.stringify(await notificationsOf(head))).not.toContain("Private");
});

test.each(["approved", "rejected"] as const)(
  "leave that is %s notifies the employee and settles the reviewers' notification",
  async (leaveStatus) => {
    const { tenant, head, person, ask } = await newTeam();
    const aboutId = await ask();
    const decision = leaveStatus === "approved" ? leave.approve : leave.reject;
    await call(head, decision, { params: { id: aboutId } });
    expect(await notificationsOf(person)).toMatchObject([
      {
        kind: "leaveDecided",
        by: { id: head.employeeId, name: "Lerato Dlamini" },
        aboutId,
        details: { ...dates, leaveStatus },
        readAt: null,
      },
    ]);
    expect(await unreadOf(head)).toEqual([]);
    expect(await unreadOf(tenant.owner)).toEqual([]);
    expect(await notificationsOf(tenant.owner)).toMatchObject([{ kind: "leaveRequested" }]);
  },
);

test("a notification of another request by the same employee stays unread", async () => {
  const { tenant, head, person, ask } = await newTeam();
  const id = await ask();
  const { body } = await call(person, leave.createRequest, {
    body: { leaveType: "SickLeave", startDate: "2026-04-08", endDate: "2026-04-08", reason: "Flu" },
  });
  await call(head, leave.approve, { params: { id } });
  expect(await unreadOf(tenant.owner)).toMatchObject([{ aboutId: body.id }]);
});

test("notifications of feedback and documents say who sent them, and what", async () => {
  const tenant = await newTenant();
  const { employeeId: byId } = await tenant.newEmployee();
  const { owner } = tenant;
  const by = { id: byId, name: "Thabo Mokoena" };
  const to = [owner.employeeId];
  const details = { documentName: "Contract", documentCategory: "Employment" } as const;
  await tenant.inTenant((tx) =>
    notify(contextOf(tx), defineNotice("feedbackReceived"), { to, details: {}, byId, aboutId: 12 }),
  );
  await tenant.inTenant((tx) =>
    notify(contextOf(tx), defineNotice("documentAdded"), { to, details, byId, aboutId: 13 }),
  );
  expect(await notificationsOf(owner)).toMatchObject([
    { kind: "documentAdded", by, aboutId: 13, details },
    { kind: "feedbackReceived", by, aboutId: 12, details: {} },
  ]);
});

test("notifications are paged, newest first, and filtered by unread or read", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  for (let i = 0; i < 5; i++) await welcome(tenant, owner);
  const { body: first, headers } = await listOf(owner, { pageSize: 2 });
  const { body: last } = await listOf(owner, { pageSize: 2, page: 3 });
  expect(headers["x-total-count"]).toBe("5");
  const all = await notificationsOf(owner);
  expect(first).toEqual(all.slice(0, 2));
  expect(last).toEqual(all.slice(4));
  const order = all.map(({ createdAt, id }) => `${createdAt} ${id}`);
  expect(order).toEqual([...order].sort().reverse());

  const [newest] = all;
  await call(owner, notifications.markAsRead, { params: { id: newest?.id ?? 0 } });
  const unread = await listOf(owner, { unread: true });
  expect(unread.body.map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id));
  expect(unread.headers["x-total-count"]).toBe("4");
  expect((await listOf(owner, { unread: false })).body.map(({ id }) => id)).toEqual([newest?.id]);
});

test("only the recipient marks a notification as read, for good", async () => {
  const tenant = await newTenant();
  const colleague = await tenant.newEmployee({ employeeRole: "Executive" });
  const { owner } = tenant;
  await welcome(tenant, owner);
  const [one] = await notificationsOf(owner);
  const mark = (as: Person) => call(as, notifications.markAsRead, { params: { id: one?.id ?? 0 } });
  expect(await mark(colleague)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await notificationsOf(owner)).toMatchObject([{ readAt: null }]);

  expect((await mark(owner)).status).toBe(200);
  const [read] = await notificationsOf(owner);
  expect(read?.readAt).not.toBeNull();
  expect((await mark(owner)).status).toBe(200);
  expect(await notificationsOf(owner)).toEqual([read]);
});

test("an employee marks all of their own notifications as read", async () => {
  const tenant = await newTenant();
  const colleague = await tenant.newEmployee();
  await welcome(tenant, colleague);
  for (let i = 0; i < 3; i++) await welcome(tenant, tenant.owner);
  await call(tenant.owner, notifications.markAllAsRead, {});
  expect(await unreadOf(tenant.owner)).toEqual([]);
  expect(await notificationsOf(tenant.owner)).toHaveLength(3);
  expect(await unreadOf(colleague)).toHaveLength(1);
});

test("nobody reads a colleague's notifications, nor those of another company", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const colleague = await tenant.newEmployee({ employeeRole: "Executive" });
  await welcome(tenant, tenant.owner);
  expect(await notificationsOf(colleague)).toEqual([]);
  expect(await notificationsOf(other.owner)).toEqual([]);
});

test("completing the profile marks its reminder as read", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const person = await tenant.newEmployee({ employeeStatus: "pending" });
  const { employeeId } = person;
  await tenant.inTenant((tx) =>
    notify(contextOf(tx), defineNotice("profileToComplete"), {
      to: [employeeId],
      details: {},
      aboutId: employeeId,
    }),
  );
  expect(await unreadOf(person)).toMatchObject([{ kind: "profileToComplete" }]);
  await call(owner, employees.approveStatus, { params: { id: employeeId } });
  expect(await unreadOf(person)).toEqual([]);
});
