import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { choosableNotifications, notificationKinds } from "#contract/notification-kinds.ts";
import { notifications } from "#contract/notifications.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const choose = (person: Person, body: object) =>
  call(person, notifications.updatePreferences, { body: body as never });
const chosen = async (person: Person) =>
  (await call(person, notifications.getPreferences, {})).body;
const choiceOf = async (person: Person, kind: string) =>
  (await chosen(person)).find((one) => one.kind === kind);

const ask = (person: Person) =>
  call(person, leave.createRequest, {
    body: {
      leaveType: "AnnualLeave",
      startDate: "2026-03-02",
      endDate: "2026-03-03",
      reason: "Rest",
    },
  });

test("employees start with the defaults and choose for everything but the welcome", async () => {
  const { owner } = await newTenant();
  expect(await chosen(owner)).toEqual(
    choosableNotifications.map((kind) => {
      const { inApp, byMail } = notificationKinds[kind];
      return { kind, inApp, byMail };
    }),
  );
  const refused = await choose(owner, { kind: "welcome", inApp: false });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["kind"]]);
});

test("a choice changes one channel of one kind, and can be undone", async () => {
  const tenant = await newTenant();
  const colleague = await tenant.newEmployee();
  const { body } = await choose(tenant.owner, { kind: "leaveDecided", byMail: false });
  expect(body).toEqual(await chosen(tenant.owner));
  expect(await choiceOf(tenant.owner, "leaveDecided")).toMatchObject({
    inApp: true,
    byMail: false,
  });
  expect(await choiceOf(tenant.owner, "leaveRequested")).toMatchObject({
    inApp: true,
    byMail: true,
  });
  expect(await choiceOf(colleague, "leaveDecided")).toMatchObject({ byMail: true });
  await choose(tenant.owner, { kind: "leaveDecided", inApp: false });
  await choose(tenant.owner, { kind: "leaveDecided", byMail: true });
  expect(await choiceOf(tenant.owner, "leaveDecided")).toMatchObject({
    inApp: false,
    byMail: true,
  });
});

test("two choices made at the same moment are both stored", async () => {
  const { owner } = await newTenant();
  await Promise.all([
    choose(owner, { kind: "documentAdded", inApp: false }),
    choose(owner, { kind: "documentAdded", byMail: true }),
  ]);
  expect(await choiceOf(owner, "documentAdded")).toMatchObject({ inApp: false, byMail: true });
});

test.each([
  ["in the app and by mail", {}, [1, 1]],
  ["in the app only", { byMail: false }, [1, 0]],
  ["by mail only", { inApp: false }, [0, 1]],
  ["not at all", { inApp: false, byMail: false }, [0, 0]],
])("a reviewer is notified %s, as they have chosen", async (_, choice, expected) => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await choose(tenant.owner, { kind: "leaveRequested", ...choice });
  await ask(person);
  const inApp = (await call(tenant.owner, notifications.list, { query: {} })).body.length;
  const byMail = (await mailsOf(tenant.tenantId)).length;
  expect([inApp, byMail]).toEqual(expected);
});

test("the employee is notified of the decision according to their choices", async () => {
  const tenant = await newTenant();
  const [wantsMail, wantsNone] = [await tenant.newEmployee(), await tenant.newEmployee()];
  await choose(tenant.owner, { kind: "leaveRequested", byMail: false });
  await choose(wantsNone, { kind: "leaveDecided", byMail: false });
  for (const person of [wantsMail, wantsNone])
    await call(tenant.owner, leave.approve, { params: { id: (await ask(person)).body.id } });
  expect(await mailsOf(tenant.tenantId)).toMatchObject([
    {
      to: wantsMail.email,
      subject: "Your leave was approved",
      settingsUrl: "http://localhost:3000/settings?section=notifications",
    },
  ]);
});

test("each of two reviewers is notified as they themselves have chosen", async () => {
  const tenant = await newTenant();
  const head = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Sales", head.employeeId);
  const person = await tenant.newEmployee({ departmentId });
  await choose(head, { kind: "leaveRequested", inApp: false });
  await choose(tenant.owner, { kind: "leaveRequested", byMail: false });
  await ask(person);
  const notifiedInApp = async (one: Person) =>
    (await call(one, notifications.list, { query: {} })).body.length;
  expect([await notifiedInApp(head), await notifiedInApp(tenant.owner)]).toEqual([0, 1]);
  expect((await mailsOf(tenant.tenantId)).map(({ to }) => to)).toEqual([head.email]);
});
