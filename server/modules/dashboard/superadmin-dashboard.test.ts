import { beforeEach, expect, test, vi } from "vitest";
import { dashboard } from "#contract/dashboard.ts";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import { tenant } from "#contract/tenant.ts";
import { newOwnType } from "#server/test/company/own-types.ts";
import { newCompany, stopClock, superadmin } from "#server/test/dashboard-company.ts";
import { call } from "#server/test/world.ts";

beforeEach(() => {
  stopClock();
  return () => vi.useRealTimers();
});

test("only super administrators see the whole company, and only their own [DASH-01]", async () => {
  const { owner, newPerson } = await newCompany();
  const manager = await newPerson({ employeeRole: "Manager" });
  expect((await call(manager, dashboard.superadmin, {})).status).toBe(403);
  expect((await call(owner, dashboard.superadmin, {})).status).toBe(200);

  const other = await newCompany();
  const ben = await other.newPerson({ dateOfBirth: "1990-03-20" });
  await other.newLeave(ben, "2026-03-16", "2026-03-20");
  await other.newLeave(ben, "2026-04-16", "2026-04-20", { leaveStatus: "pending" });
  await call(other.owner, employees.toggleStatus, {
    params: { id: ben.employeeId },
    query: { activate: "true" },
  });
  expect(await superadmin(owner)).toMatchObject({
    people: 2,
    away: { total: 0, today: 0 },
    pendingReviews: { total: 0 },
    occasions: { total: 0 },
    changes: [],
  });
});

test("a reviewer sees pending leave of active others by start [DASH-01]", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  const anna = await newPerson({ name: "Anna", surname: "Botha" });
  const gone = await newPerson({ isActive: false });
  const second = await newPerson({ employeeRole: "Executive" });
  const pending = { leaveStatus: "pending", duration: 2 } as const;
  const later = await newLeave(anna, "2026-06-01", "2026-06-02", pending);
  const sooner = await newLeave(anna, "2026-04-01", "2026-04-02", {
    ...pending,
    reason: "Wedding",
  });
  const others = await newLeave(second, "2026-05-04", "2026-05-05", pending);
  await newLeave(owner, "2026-03-18", "2026-03-19", pending);
  await newLeave(gone, "2026-03-18", "2026-03-19", pending);
  await newLeave(anna, "2026-07-01", "2026-07-02");

  const { pendingReviews } = await superadmin(owner);
  expect(pendingReviews.total).toBe(3);
  expect(pendingReviews.items.map(({ id }) => id)).toEqual([sooner, others, later]);
  expect(pendingReviews.items[0]).toEqual({
    id: sooner,
    standsInFor: null,
    passesOn: null,
    leads: 0,
    lastDay: null,
    takenOver: null,
    staffing: null,
    employee: { id: anna.employeeId, name: "Anna Botha" },
    leaveType: "AnnualLeave",
    ownType: null,
    replacesId: null,
    startDate: "2026-04-01",
    endDate: "2026-04-02",
    leaveDuration: 2,
    reason: "Wedding",
    familyRelation: null,
    can: expect.objectContaining({ approve: true, reject: true }),
    startHalf: "morning",
    endHalf: "afternoon",
    version: 1,
    remainingAfter: 12,
    lackingDays: 0,
    department: null,
    othersAway: { items: [], total: 0 },
  });
  const { body } = await call(owner, leave.approve, { params: { id: sooner } });
  expect(body.leaveStatus).toBe("approved");
  expect((await superadmin(owner)).pendingReviews.total).toBe(2);
});

test("long lists are cut to their first rows, with the total [DASH-01]", async () => {
  const { owner, newPerson, newLeave, newDepartment, inTenant } = await newCompany();
  const departmentId = await newDepartment("Kitchen");
  for (let n = 0; n < 9; n++) {
    const person = await newPerson({ employeeStatus: "pending", dateOfBirth: "1990-03-20" });
    await newLeave(person, "2026-03-16", "2026-03-16");
    await newLeave(person, "2026-05-16", "2026-05-16", { leaveStatus: "pending" });
    const vacant = { positionTitle: `Cook ${n}`, jobDescription: "Cooks" };
    await inTenant((tx) =>
      tx
        .insertInto("positions")
        .values({ tenantId: tx.tenantId, departmentId, ...vacant })
        .execute(),
    );
  }
  const page = await superadmin(owner);
  const shown = {
    pendingReviews: 6,
    incompleteProfiles: 4,
    vacantPositions: 4,
    away: 7,
    occasions: 6,
  };
  for (const [name, count] of Object.entries(shown)) {
    const { items, total } = page[name as keyof typeof shown];
    expect([name, items.length, total]).toEqual([name, count, 9]);
  }
});

test("incomplete profiles of active employees come longest waiting first [DASH-01]", async () => {
  const { owner, newPerson } = await newCompany();
  const pending = { employeeStatus: "pending" } as const;
  const young = await newPerson({ ...pending, createdAt: "2026-03-10T08:00:00Z" });
  const old = await newPerson({
    ...pending,
    name: "",
    surname: "",
    createdAt: "2026-03-02T08:00:00Z",
  });
  await newPerson({ ...pending, isActive: false });
  await newPerson({});
  const { incompleteProfiles } = await superadmin(owner);
  expect(incompleteProfiles).toEqual({
    total: 2,
    items: [
      { id: old.employeeId, name: old.email, since: "2026-03-02T08:00:00.000Z" },
      { id: young.employeeId, name: "Thabo Mokoena", since: "2026-03-10T08:00:00.000Z" },
    ],
  });
});

test("a position is vacant as long as no employee is in it [DASH-01]", async () => {
  const { owner, newPerson, newDepartment, unseat } = await newCompany();
  const departmentId = await newDepartment("Kitchen");
  const holder = await newPerson({ departmentId });
  expect((await superadmin(owner)).vacantPositions).toEqual({ items: [], total: 0 });
  await unseat(holder);
  expect((await superadmin(owner)).vacantPositions).toEqual({
    items: [{ id: expect.any(Number), positionTitle: "Clerk", departmentName: "Kitchen" }],
    total: 1,
  });
});

test.each([
  ["over yesterday", "2026-03-13", "2026-03-15", false, false],
  ["until today", "2026-03-12", "2026-03-16", true, true],
  ["from today", "2026-03-16", "2026-03-16", true, true],
  ["from tomorrow", "2026-03-17", "2026-03-18", true, false],
  ["in two weeks", "2026-03-30", "2026-04-03", true, false],
  ["after two weeks", "2026-03-31", "2026-04-03", false, false],
])("leave that is %s: %s to %s [DASH-01]", async (_, start, end, isShown, isToday) => {
  const { owner, newPerson, newLeave } = await newCompany();
  const anna = await newPerson({ name: "Anna", surname: "Botha" });
  const id = await newLeave(anna, start, end, { leaveType: "SickLeave" });
  const { away } = await superadmin(owner);
  expect([away.total, away.today]).toEqual([isShown ? 1 : 0, isToday ? 1 : 0]);
  if (isShown)
    expect(away.items).toEqual([
      {
        id,
        employee: { id: anna.employeeId, name: "Anna Botha" },
        leaveType: "SickLeave",
        ownType: null,
        startDate: start,
        endDate: end,
      },
    ]);
});

test("approved leave of active employees alone counts as away [DASH-01]", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  const [anna, ben, gone] = [
    await newPerson(),
    await newPerson(),
    await newPerson({ isActive: false }),
  ];
  const days = ["2026-03-16", "2026-03-17"] as const;
  await newLeave(anna, ...days, { leaveStatus: "pending" });
  await newLeave(ben, ...days, { leaveStatus: "rejected" });
  await newLeave(gone, ...days);
  const next = await newLeave(anna, "2026-03-18", "2026-03-19");
  const now = await newLeave(ben, "2026-03-02", "2026-03-27");
  const { away } = await superadmin(owner);
  expect(away.items.map(({ id }) => id)).toEqual([now, next]);
  expect([away.total, away.today]).toEqual([2, 1]);
});

test("after midnight in South Africa it is the next day [DASH-01]", async () => {
  vi.setSystemTime(new Date("2026-03-16T21:30:00Z"));
  const { owner, newPerson, newLeave } = await newCompany();
  await newLeave(await newPerson(), "2026-03-17", "2026-03-17");
  const awayAt = async (moment: string) => {
    vi.setSystemTime(new Date(moment));
    const { today, away } = await superadmin(owner);
    return [today, away.today];
  };
  expect(await awayAt("2026-03-16T21:59:59Z")).toEqual(["2026-03-16", 0]);
  expect(await awayAt("2026-03-16T22:00:00Z")).toEqual(["2026-03-17", 1]);
});

test("head count follows employment dates in South African time [DASH-01]", async () => {
  const { owner, newPerson, newStory } = await newCompany();
  await newPerson({ startDate: "2025-09-01" });
  await newPerson({ startDate: null, createdAt: "2026-01-31T22:30:00Z" });
  await newPerson({ startDate: "2024-01-08", terminationDate: "2025-11-28", isActive: false });
  await newPerson({ startDate: "2026-05-04" });
  const off = await newPerson({ isActive: false, updatedAt: "2026-03-10T08:00:00Z" });
  await newStory(off, "deactivated", "2025-12-30T22:30:00Z");
  await newPerson({ isActive: false, updatedAt: "2026-02-10T08:00:00Z" });
  await newPerson({ isActive: false, updatedAt: "2025-02-10T08:00:00Z" });

  const { headCount, people } = await superadmin(owner);
  expect(headCount.map(({ date, people: count }) => [date, count])).toEqual([
    ["2025-03-31", 4],
    ["2025-04-30", 4],
    ["2025-05-31", 4],
    ["2025-06-30", 4],
    ["2025-07-31", 4],
    ["2025-08-31", 4],
    ["2025-09-30", 5],
    ["2025-10-31", 5],
    ["2025-11-30", 4],
    ["2025-12-31", 4],
    ["2026-01-31", 3],
    ["2026-02-28", 3],
    ["2026-03-16", 4],
  ]);
  expect(people).toBe(4);
});

test("an early change does not count employees deactivated before the month [DASH-01]", async () => {
  const { owner, newPerson, newStory } = await newCompany();
  // Two hours before midnight in UTC it is April already.
  const off = await newPerson({ isActive: false, updatedAt: "2025-03-31T22:30:00Z" });
  await newStory(off, "deactivated", "2025-02-10T08:00:00Z");
  const { headCount } = await superadmin(owner);
  expect(headCount[0]).toEqual({ date: "2025-03-31", people: 1 });
});

test("leave use sums this year's approved leave by type [DASH-01]", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  const [anna, ben] = [await newPerson(), await newPerson()];
  await newLeave(anna, "2026-01-02", "2026-01-05", { duration: 2 });
  await newLeave(anna, "2026-02-02", "2026-02-06", { duration: 4.5 });
  await newLeave(ben, "2026-12-28", "2027-01-08", { duration: 8 });
  await newLeave(ben, "2025-12-29", "2026-01-09", { duration: 9 });
  await newLeave(ben, "2026-03-02", "2026-03-02", { leaveType: "SickLeave", duration: 1 });
  await newLeave(ben, "2026-04-02", "2026-04-02", { leaveStatus: "pending" });
  const { leaveUse } = await superadmin(owner);
  expect(leaveUse.map(({ leaveType, days, requests }) => [leaveType, days, requests])).toEqual([
    ["AnnualLeave", 14.5, 3],
    ["SickLeave", 1, 1],
    ["FamilyResponsibilityLeave", 0, 0],
    ["MaternityLeave", 0, 0],
    ["UnpaidLeave", 0, 0],
  ]);
});

test("leave use has each own type under its name", async () => {
  const { owner, newPerson, newLeave } = await newCompany();
  const anna = await newPerson();
  const [volunteering, moving] = [
    await newOwnType(owner),
    await newOwnType(owner, { name: "Moving", color: "teal", needsBalance: false }),
  ];
  await newOwnType(owner, { name: "Unused" });
  const own = (id: number) =>
    ({ leaveType: "OwnLeave", ownType: { id, name: "", color: "teal" } }) as const;
  await newLeave(anna, "2026-01-05", "2026-01-06", { ...own(volunteering), duration: 2 });
  await newLeave(anna, "2025-12-29", "2026-01-02", { ...own(volunteering), duration: 3 });
  await newLeave(anna, "2026-02-02", "2026-02-02", { ...own(moving), duration: 1 });
  const { leaveUse } = await superadmin(owner);
  expect(leaveUse.slice(5).map(({ ownType, days }) => [ownType?.name, days])).toEqual([
    ["Moving", 1],
    ["Volunteering", 2],
  ]);
});

test("birthdays and anniversaries come in order, without the year of birth [DASH-01, AMB-170]", async () => {
  const { owner, newPerson } = await newCompany();
  const anna = await newPerson({ name: "Anna", surname: "Botha", dateOfBirth: "1988-03-20" });
  const ben = await newPerson({ name: "Ben", surname: "Adams", startDate: "2023-03-17" });
  await newPerson({ startDate: "2026-03-16" });
  await newPerson({ startDate: "2026-03-20" });
  await newPerson({ dateOfBirth: "0001-03-20" });
  await newPerson({ dateOfBirth: "1988-03-15" });
  await newPerson({ dateOfBirth: "1988-04-06" });
  await newPerson({ dateOfBirth: "1988-03-20", isActive: false });
  const { occasions } = await superadmin(owner);
  expect(occasions).toEqual({
    total: 2,
    items: [
      {
        kind: "anniversary",
        employee: { id: ben.employeeId, name: "Ben Adams" },
        date: "2026-03-17",
        years: 3,
      },
      {
        kind: "birthday",
        employee: { id: anna.employeeId, name: "Anna Botha" },
        date: "2026-03-20",
        years: null,
      },
    ],
  });
});

test("a birthday on 29 February is on the 28th otherwise [AMB-170]", async () => {
  vi.setSystemTime(new Date("2027-02-20T09:00:00Z"));
  const { owner, newPerson } = await newCompany();
  await newPerson({ dateOfBirth: "1992-02-29" });
  const { items } = (await superadmin(owner)).occasions;
  expect(items.map(({ date }) => date)).toEqual(["2027-02-28"]);
});

test("recent changes are the newest twelve that are not personal [DASH-01]", async () => {
  const { owner, newPerson, newStory } = await newCompany();
  const anna = await newPerson({ name: "Anna", surname: "Botha" });
  const at = "2026-03-16T08:00:00Z";
  for (let n = 0; n < 11; n++) await newStory(anna, "profile_changed", at);
  await newStory(anna, "next_of_kin_changed", at, "personal");
  await newStory(anna, "note_added", at, "management");
  await newStory(anna, "leave_requested", at);
  await newStory(owner, "feedback_sent", at, "personal");
  const { changes } = await superadmin(owner);
  expect(changes.map(({ kind }) => kind)).toEqual([
    "feedback_sent",
    "note_added",
    ...Array(10).fill("profile_changed"),
  ]);
  expect(changes[1]).toMatchObject({
    employee: { id: anna.employeeId, name: "Anna Botha" },
    by: { id: owner.employeeId, name: "Naledi Khumalo" },
    happenedAt: "2026-03-16T08:00:00.000Z",
  });
});

test("employees yet to start are counted, with the next first day [DASH-01]", async () => {
  const { owner, newPerson } = await newCompany();
  expect((await superadmin(owner)).starting).toEqual({ total: 0, next: null });
  await newPerson({ startDate: "2026-03-16" });
  await newPerson({ startDate: "2026-04-20" });
  await newPerson({ startDate: "2026-03-17" });
  await newPerson({ startDate: "2026-03-18", isActive: false });
  expect((await superadmin(owner)).starting).toEqual({ total: 2, next: "2026-03-17" });
});

test("probations that end within 30 days come by their end", async () => {
  const { owner, newPerson } = await newCompany();
  const onProbation = (name: string, startDate: string) =>
    newPerson({ name, surname: "Botha", startDate, employmentStatus: "Probation" });
  const over = await onProbation("Over", "2025-12-15");
  const soon = await onProbation("Soon", "2026-01-16");
  const late = await onProbation("Late", "2026-01-17");
  await newPerson({ startDate: "2025-12-20", employmentStatus: "FullTime" });
  const endings = async () => (await superadmin(owner)).endingProbations;
  expect(await endings()).toEqual({ items: [], total: 0 });

  const body = { probationMonths: 3 };
  expect((await call(owner, tenant.updateTenant, { body })).body.probationMonths).toBe(3);
  expect(await endings()).toEqual({
    items: [
      { employee: { id: over.employeeId, name: "Over Botha" }, lastDay: "2026-03-14" },
      { employee: { id: soon.employeeId, name: "Soon Botha" }, lastDay: "2026-04-15" },
    ],
    total: 2,
  });
  const { body: details } = await call(owner, employees.detailedInfo, {
    query: { employeeId: late.employeeId },
  });
  expect(details[0]?.probationEndsOn).toBe("2026-04-16");

  await call(owner, tenant.updateTenant, { body: { probationMonths: 6 } });
  const longest = await onProbation("Longest", "2025-08-31");
  expect((await endings()).items).toEqual([
    { employee: { id: longest.employeeId, name: "Longest Botha" }, lastDay: "2026-02-27" },
  ]);
});
