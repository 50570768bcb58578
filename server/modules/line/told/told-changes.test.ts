import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { companyOfReaders } from "#server/test/notes.ts";
import { newPromise } from "#server/test/promises.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, mailsOf, type Person } from "#server/test/world.ts";
import { dueAnnouncement } from "../announced-plans.ts";
import { dueTakingOver } from "./waiting-requests.ts";

const planned = daysFromToday(20);

const toldTo = async (as: Person) =>
  (await call(as, api.notifications.list, { query: {} })).body.flatMap((one) =>
    one.kind === "lineChanged" ? [one.details] : [],
  );

/** Sales with two requests for leave, three promises and an intent. */
async function company() {
  const tenant = await companyOfReaders();
  const { head, clerk, colleague, owner, sales } = tenant;
  const ask = async (who: Person, startDate: string) => {
    const leaveType = "AnnualLeave" as const;
    const body = { leaveType, startDate, endDate: startDate, reason: "To rest" };
    return (await call(who, api.leave.createRequest, { body })).body.id;
  };
  const requestId = await ask(clerk, "2031-12-10");
  await ask(colleague, "2031-12-17");
  for (const who of [clerk, clerk, colleague]) await newPromise(head, who);
  const setHead = (who: Person | null, headFrom: string, announcedFrom?: string) =>
    call(owner, api.departments.updateDepartment, {
      params: { id: sales },
      body: {
        departmentName: "Sales",
        departmentHeadId: who?.employeeId ?? null,
        headFrom,
        ...(announcedFrom && { announcedFrom }),
      },
    });
  return { ...tenant, setHead, requestId };
}

const named = ({ employeeId }: Person, name: string) => ({ id: employeeId, name });
const nothing = { people: 0, requests: 0, promises: 0, about: null };

test("a new head and each employee are notified, without texts", async () => {
  const { clerk, colleague, follower, head, owner, tenantId, setHead } = await company();
  expect((await setHead(follower, planned)).status).toBe(200);
  const manager = named(follower, "Farai Zulu");
  for (const who of [clerk, colleague])
    expect(await toldTo(who)).toEqual([{ ...nothing, role: "employee", from: planned, manager }]);
  const incoming = { role: "incoming", from: planned, manager: null, about: null };
  expect(await toldTo(follower)).toEqual([{ ...incoming, people: 2, requests: 2, promises: 3 }]);
  // The former manager is notified of the handovers, and the owner has caused it.
  for (const who of [head, owner]) expect(await toldTo(who)).toEqual([]);
  expect(JSON.stringify(await mailsOf(tenantId))).not.toContain("forklift");
});

test("an unannounced plan notifies only on its announcement", async () => {
  const { clerk, follower, head, setHead } = await company();
  const announced = daysFromToday(5);
  await setHead(follower, planned, announced);
  for (const who of [clerk, follower, head]) expect(await toldTo(who)).toEqual([]);
  for (const _ of [1, 2]) await handleDueAt(`${announced}T12:00:00+02:00`, dueAnnouncement);
  for (const who of [clerk, follower]) expect(await toldTo(who)).toMatchObject([{ from: planned }]);
});

test("a plan that was withdrawn before its announcement notifies no one", async () => {
  const { clerk, follower, head, setHead } = await company();
  await setHead(follower, planned, daysFromToday(5));
  await setHead(head, planned);
  await handleDueAt(`${daysFromToday(5)}T12:00:00+02:00`, dueAnnouncement);
  for (const who of [clerk, follower, head]) expect(await toldTo(who)).toEqual([]);
});

test("waiting requests notify the new manager on the day", async () => {
  const { follower, superadmin, owner, setHead, requestId } = await company();
  await setHead(follower, planned);
  await setHead(null, daysFromToday(25));
  const decides = async (as: Person) =>
    (await toldTo(as)).flatMap(({ role, from, requests }) =>
      role === "decides" ? [[from, requests]] : [],
    );
  const on = (days: number) => handleDueAt(`${daysFromToday(days)}T06:00:00+02:00`, dueTakingOver);
  await on(19);
  expect(await decides(follower)).toEqual([]);
  await Promise.all([on(20), on(20)]);
  expect(await decides(follower)).toEqual([[planned, 2]]);
  await call(owner, api.leave.approve, { params: { id: requestId } });
  await on(25);
  expect(await decides(superadmin)).toEqual([[daysFromToday(25), 1]]);
  expect(await decides(follower)).toEqual([[planned, 2]]);
});

test("requests without a manager notify super administrators at once", async () => {
  const { superadmin, clerk, setHead } = await company();
  await setHead(null, today);
  expect(await toldTo(superadmin)).toMatchObject([{ role: "decides", people: 2, requests: 2 }]);
  expect(await toldTo(clerk)).toMatchObject([{ role: "employee", manager: null }]);
});

test("a deactivated manager's people, heads and lines are one change", async () => {
  const { owner, head, follower, headInPosition, setHead: _, ...rest } = await company();
  const people = [
    {
      employeeId: headInPosition.employeeId,
      leads: "manager" as const,
      managerId: head.employeeId,
    },
  ];
  await call(owner, api.continuity.setLines, { body: { people, from: today, reason: "Help" } });
  await call(owner, api.employees.toggleStatus, {
    params: { id: head.employeeId },
    query: { activate: "false" },
    body: { leadsNext: { leads: "manager", managerId: follower.employeeId } },
  });
  expect(await toldTo(follower)).toMatchObject([{ role: "incoming", people: 3, requests: 2 }]);
  expect(await toldTo(rest.clerk)).toHaveLength(1);
});

test("someone who joins is no change of manager", async () => {
  const { owner, sales, head, domain } = await company();
  const { body: position } = await call(owner, api.departments.createPosition, {
    body: { positionTitle: "Seller", jobDescription: "Sells", departmentId: sales },
  });
  const body = {
    firstName: "Thandi",
    lastName: "Nkosi",
    email: `thandi@${domain}`,
    positionId: position.id,
    departmentId: sales,
    employmentStatus: "FullTime",
    employeeRole: "Employee" as const,
    hireDate: today,
  };
  expect((await call(owner, api.onboarding.addEmployee, { body })).status).toBe(201);
  expect(await toldTo(head)).toEqual([]);
});

test("the mail is dropped once the change is withdrawn", async () => {
  const { clerk, follower, head, tenantId, setHead } = await company();
  for (const who of [clerk, follower])
    await call(who, api.notifications.updatePreferences, {
      body: { kind: "lineChanged", byMail: true },
    });
  await setHead(follower, planned);
  const mails = await mailsOf(tenantId, { kind: "lineChanged" });
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your manager changes",
    "People report to you",
  ]);
  await setHead(head, planned);
  const left = await mailsOf(tenantId, { kind: "lineChanged" });
  expect(left.map(({ subject }) => subject)).not.toContain("People report to you");
});
