import { beforeEach, expect, test, vi } from "vitest";
import { dashboard } from "#contract/dashboard.ts";
import { leave } from "#contract/leave/leave.ts";
import { newCompany, staff, stopClock } from "#server/test/dashboard-company.ts";
import { call, type Person } from "#server/test/world.ts";

beforeEach(() => {
  stopClock();
  return () => vi.useRealTimers();
});

async function newTeam() {
  const company = await newCompany();
  const head = await company.newPerson({ name: "Lerato", surname: "Dlamini" });
  const departmentId = await company.newDepartment("Kitchen", head.employeeId);
  const elsewhereId = await company.newDepartment("Sales");
  const anna = await company.newPerson({ name: "Anna", surname: "Botha", departmentId });
  const ben = await company.newPerson({ name: "Ben", surname: "Adams", departmentId });
  const zanele = await company.newPerson({ name: "Zanele", departmentId: elsewhereId });
  return { ...company, head, anna, ben, zanele };
}

test("the dashboard's balances are those of the leave page [DASH-02]", async () => {
  const { anna, newLeave } = await newTeam();
  await call(anna, leave.initializeLeave, {});
  await newLeave(anna, "2026-01-05", "2026-01-09", { duration: 5 });
  await newLeave(anna, "2026-06-01", "2026-06-02", { leaveStatus: "pending", duration: 2 });
  await newLeave(anna, "2026-07-01", "2026-07-02", { leaveStatus: "rejected", duration: 2 });
  await newLeave(anna, "2026-02-02", "2026-02-02", { leaveType: "SickLeave" });
  const { balances } = await staff(anna);
  expect(balances).toEqual({
    annual: { total: 15, used: 5, pending: 2, remaining: 10, percentage: 33 },
    sick: { total: 30, used: 1, pending: 0, remaining: 29, percentage: 3 },
    family: { total: 3, used: 0, pending: 0, remaining: 3, percentage: 0 },
    maternity: { total: 87, used: 0, pending: 0, remaining: 87, percentage: 0 },
    study: { total: 5, used: 0, pending: 0, remaining: 5, percentage: 0 },
    timeInLieu: { total: 0, used: 0, pending: 0, remaining: 0, percentage: 0 },
    own: [],
  });
});

test("the dashboard lists the newest five of one's own requests [DASH-02]", async () => {
  const { anna, ben, newLeave } = await newTeam();
  await newLeave(ben, "2026-06-01", "2026-06-02");
  const ids: number[] = [];
  for (const [n, day] of [15, 12, 11, 10, 9, 8].entries()) {
    vi.setSystemTime(new Date(`2026-03-16T09:0${n}:00Z`));
    const date = `2026-06-${String(day).padStart(2, "0")}`;
    const { body } = await call(anna, leave.createRequest, {
      body: { leaveType: "UnpaidLeave", startDate: date, endDate: date, reason: "Rest" },
    });
    ids.push(body.id);
  }
  const { requests } = await staff(anna);
  expect(requests.total).toBe(6);
  expect(requests.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
  expect(requests.items[0]).toMatchObject({
    leaveType: "UnpaidLeave",
    startDate: "2026-06-08",
    leaveDuration: 1,
    leaveStatus: "pending",
  });
});

test("absent colleagues show their last day, never the reason [DASH-02]", async () => {
  const { anna, ben, zanele, head, newLeave } = await newTeam();
  await newLeave(anna, "2026-03-16", "2026-03-17");
  await newLeave(ben, "2026-03-12", "2026-03-20", { leaveType: "SickLeave" });
  await newLeave(ben, "2026-04-12", "2026-04-20");
  await newLeave(zanele, "2026-03-16", "2026-03-20");
  const seen = await call(anna, dashboard.staff, {});
  expect(seen.body.teamAway).toEqual({
    total: 1,
    items: [
      {
        id: expect.any(Number),
        employee: { id: ben.employeeId, name: "Ben Adams" },
        startDate: "2026-03-12",
        endDate: "2026-03-20",
      },
    ],
  });
  expect(JSON.stringify(seen.body)).not.toContain("SickLeave");
  // A head leads a team without membership.
  expect((await staff(head)).teamAway.total).toBe(2);
});

test("a manager sees their active people by surname, with positions [DASH-02]", async () => {
  const { head, anna, ben, zanele, change } = await newTeam();
  expect((await staff(head)).people).toEqual({
    total: 2,
    items: [
      { employee: { id: ben.employeeId, name: "Ben Adams" }, positionTitle: "Clerk" },
      { employee: { id: anna.employeeId, name: "Anna Botha" }, positionTitle: "Clerk" },
    ],
  });
  await change(ben, { isActive: false });
  expect((await staff(head)).people.items.map(({ employee }) => employee.name)).toEqual([
    "Anna Botha",
  ]);
  for (const other of [anna, zanele]) expect((await staff(other)).people.total).toBe(0);
});

test("a team has neither people without a department nor deactivated ones [DASH-02]", async () => {
  const { anna, ben, newPerson, newLeave, change } = await newTeam();
  const loner = await newPerson();
  await newPerson({ dateOfBirth: "1990-03-20" });
  await newLeave(ben, "2026-03-16", "2026-03-20");
  await change(ben, { dateOfBirth: "1990-03-20" });
  expect(await staff(loner)).toMatchObject({ teamAway: { total: 0 } });
  await change(ben, { isActive: false });
  const page = await staff(anna);
  expect(page.teamAway.total).toBe(0);
  expect(page.events.filter(({ kind }) => kind === "birthday")).toEqual([]);
});

test("upcoming days are holidays, two events, own leave and team birthdays [DASH-02]", async () => {
  const { anna, ben, zanele, owner, change, newLeave, inTenant } = await newTeam();
  await change(ben, { dateOfBirth: "1990-03-25" });
  await change(zanele, { dateOfBirth: "1990-03-24" });
  await change(anna, { dateOfBirth: "1990-03-23" });
  await newLeave(anna, "2026-03-26", "2026-03-27");
  await newLeave(anna, "2026-03-30", "2026-03-31", { leaveStatus: "pending" });
  const event = { createdById: owner.employeeId, eventName: "Stocktaking", eventTime: "14:00" };
  const days = ["2026-03-15", "2026-03-21", "2026-03-28", "2026-03-29", "2026-09-01"];
  await inTenant((tx) =>
    tx
      .insertInto("calendarEvents")
      .values(days.map((eventDate) => ({ tenantId: tx.tenantId, eventDate, ...event })))
      .execute(),
  );
  const { events } = await staff(anna);
  expect(events).toEqual([
    { kind: "holiday", date: "2026-03-21", name: "Human Rights Day" },
    {
      kind: "work",
      id: expect.any(Number),
      date: "2026-03-21",
      name: "Stocktaking",
      time: "14:00:00",
    },
    {
      kind: "birthday",
      date: "2026-03-25",
      employee: { id: ben.employeeId, name: "Ben Adams" },
    },
    {
      kind: "leave",
      id: expect.any(Number),
      date: "2026-03-26",
      endDate: "2026-03-27",
      leaveType: "AnnualLeave",
      ownType: null,
    },
    expect.objectContaining({ kind: "work", date: "2026-03-28" }),
    { kind: "holiday", date: "2026-04-03", name: "Good Friday" },
    { kind: "holiday", date: "2026-04-06", name: "Family Day" },
  ]);
});

test("unread feedback comes newest first, without its message [DASH-02]", async () => {
  const { anna, ben, inTenant } = await newTeam();
  const send = (from: Person, to: Person, title: string, minute: number, readAt?: string) =>
    inTenant((tx) =>
      tx
        .insertInto("feedback")
        .values({
          tenantId: tx.tenantId,
          senderId: from.employeeId,
          receiverId: to.employeeId,
          title,
          message: "For your eyes only",
          createdAt: `2026-03-10T08:0${minute}:00Z`,
          ...(readAt && { readAt }),
        })
        .execute(),
    );
  await send(ben, anna, "Thank you", 1);
  await send(ben, anna, "Well done", 2);
  await send(ben, anna, "Seen", 3, "2026-03-11T08:00:00Z");
  await send(anna, ben, "Hello", 4);
  const { body } = await call(anna, dashboard.staff, {});
  expect(body.unreadFeedback).toEqual({
    total: 2,
    items: ["Well done", "Thank you"].map((title) => ({
      id: expect.any(Number),
      sender: { id: ben.employeeId, name: "Ben Adams" },
      title,
      createdAt: expect.stringMatching(/^2026-03-10T08:0/),
    })),
  });
  expect(JSON.stringify(body)).not.toContain("For your eyes only");
});

test("a head reviews the leave of their department, never their own [DASH-02]", async () => {
  const { owner, head, anna, zanele, newLeave } = await newTeam();
  const pending = { leaveStatus: "pending" } as const;
  const mine = await newLeave(anna, "2026-04-01", "2026-04-02", pending);
  await newLeave(head, "2026-04-01", "2026-04-02", pending);
  const elsewhere = await newLeave(zanele, "2026-05-01", "2026-05-02", pending);
  const idsOf = async (as: Person) => (await staff(as)).pendingReviews.items.map(({ id }) => id);
  expect(await idsOf(head)).toEqual([mine]);
  expect(await idsOf(anna)).toEqual([]);
  expect(await idsOf(owner)).toEqual(expect.arrayContaining([mine, elsewhere]));
  expect((await call(head, leave.reject, { params: { id: mine } })).status).toBe(200);
  expect(await idsOf(head)).toEqual([]);
});

test("no dashboard shows another company's rows [DASH-02]", async () => {
  const { anna } = await newTeam();
  const other = await newTeam();
  await other.newLeave(other.ben, "2026-03-16", "2026-03-20");
  await other.change(other.ben, { dateOfBirth: "1990-03-20" });
  const page = await staff(anna);
  expect(page.teamAway.total).toBe(0);
  expect(page.events.every(({ kind }) => kind === "holiday")).toBe(true);
});
