import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { leave } from "#contract/leave/leave.ts";
import { daysFromToday, today } from "#server/test/today.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

async function newLeave(
  tenant: TestTenant,
  { employeeId }: Person,
  given: { startDate: string; endDate: string; leaveStatus?: "pending" | "approved" | "rejected" },
) {
  const { leaveStatus = "approved" } = given;
  const row = { leaveType: "UnpaidLeave", duration: 1, reason: "A private matter", leaveStatus };
  await tenant.inTenant((tx) =>
    tx
      .insertInto("leaveRequests")
      .values({ tenantId: tx.tenantId, employeeId, ...row, ...given } as never)
      .execute(),
  );
}

async function newKitchen() {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const kitchen = await tenant.newDepartment("Kitchen", head.employeeId);
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Botha", departmentId: kitchen });
  const ben = await tenant.newEmployee({ name: "Ben", surname: "Botha", departmentId: kitchen });
  const stranger = await tenant.newEmployee({ name: "Zanele", surname: "Zulu" });
  return { tenant, head, kitchen, anna, ben, stranger };
}

const plan = async (as: Person, query = {}) =>
  (await call(as, leave.planner, { query: { from: "2026-12-17", weeks: 2, ...query } })).body;

test("a plan shows whole weeks from Monday, with weekends and holidays", async () => {
  const { head } = await newKitchen();
  const { from, to, freeDays } = await plan(head);
  expect([from, to]).toEqual(["2026-12-14", "2026-12-27"]);
  expect(freeDays).toEqual([
    { date: "2026-12-16", holiday: "Day of Reconciliation" },
    { date: "2026-12-19", holiday: null },
    { date: "2026-12-20", holiday: null },
    { date: "2026-12-25", holiday: "Christmas Day" },
    { date: "2026-12-26", holiday: "Day of Goodwill" },
    { date: "2026-12-27", holiday: null },
  ]);
});

test("a head's plan has their people's leave without the reason", async () => {
  const { tenant, head, anna, ben } = await newKitchen();
  await newLeave(tenant, anna, { startDate: "2026-12-10", endDate: "2026-12-14" });
  await newLeave(tenant, anna, {
    startDate: "2026-12-27",
    endDate: "2027-01-04",
    leaveStatus: "pending",
  });
  await newLeave(tenant, anna, { startDate: "2026-12-28", endDate: "2026-12-28" }).catch(() => {});
  await newLeave(tenant, ben, {
    startDate: "2026-12-15",
    endDate: "2026-12-15",
    leaveStatus: "rejected",
  });
  await newLeave(tenant, ben, { startDate: "2026-12-13", endDate: "2026-12-13" });
  const { people, total } = await plan(head);
  expect(
    people.map(({ name, leave }) => [name, leave.map((one) => [one.startDate, one.leaveStatus])]),
  ).toEqual([
    [
      "Anna Botha",
      [
        ["2026-12-10", "approved"],
        ["2026-12-27", "pending"],
      ],
    ],
    ["Ben Botha", []],
    ["Lerato Dlamini", []],
  ]);
  expect(total).toBe(3);
  expect(JSON.stringify(people)).not.toContain("private");
});

test("staff see themselves alone, super administrators narrow to a department", async () => {
  const { tenant, kitchen, anna } = await newKitchen();
  const namesOf = async (as: Person, query = {}) =>
    (await plan(as, query)).people.map(({ name }) => name);
  expect(await namesOf(anna)).toEqual(["Anna Botha"]);
  expect(await namesOf(anna, { departmentId: kitchen })).toEqual(["Anna Botha"]);
  expect(await namesOf(tenant.owner, { departmentId: kitchen })).toEqual([
    "Anna Botha",
    "Ben Botha",
  ]);
  expect(await namesOf(tenant.owner)).toContain("Zanele Zulu");
});

test("a person's own pattern decides their days off, except on holidays", async () => {
  const { tenant, head, anna } = await newKitchen();
  const weeks = [[0, 480, 0, 480, 480, 480, 0]];
  const { body } = await call(tenant.owner, leave.addPattern, { body: { name: "Early", weeks } });
  await call(tenant.owner, leave.assignPattern, {
    body: { patternId: body.id, employeeId: anna.employeeId, from: "2026-12-15" },
  });
  const people = (await plan(head)).people.map(({ name, daysOff, daysOn }) => [
    name,
    daysOff,
    daysOn,
  ]);
  // The company's week applies on Monday the 14th; Wednesday the 16th and Saturday the 26th are holidays.
  expect(people).toEqual([
    ["Anna Botha", ["2026-12-21", "2026-12-23"], ["2026-12-19"]],
    ["Ben Botha", [], []],
    ["Lerato Dlamini", [], []],
  ]);
});

test("a department's plan says how many people it shows", async () => {
  const { tenant, head, kitchen } = await newKitchen();
  const counts = async (as: Person, query = {}) => {
    const { total, everyone } = await plan(as, query);
    return [total, everyone];
  };
  // Includes the owner, the head and a stranger outside the kitchen.
  expect(await counts(tenant.owner, { departmentId: kitchen })).toEqual([2, 5]);
  expect(await counts(tenant.owner)).toEqual([5, 5]);
  expect(await counts(head)).toEqual([3, 3]);
});

test("deactivated people are left out", async () => {
  const { tenant, kitchen, ben } = await newKitchen();
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", ben.employeeId)
      .execute(),
  );
  const { people, total } = await plan(tenant.owner, { departmentId: kitchen });
  expect([people.map(({ name }) => name), total]).toEqual([["Anna Botha"], 1]);
});

test("at most twelve weeks and 200 people are shown at once", async () => {
  const { tenant, head } = await newKitchen();
  expect(await call(head, leave.planner, { query: { weeks: 13 } })).toMatchObject({
    status: 400,
    body: { fields: { weeks: expect.any(String) } },
  });
  const kitchen = await tenant.newDepartment("Packing");
  await Promise.all(Array.from({ length: 4 }, () => tenant.newEmployee({ departmentId: kitchen })));
  expect((await plan(tenant.owner, { departmentId: kitchen, page: 2 })).people).toEqual([]);
});

test("a plan marks another manager's first day for the present one", async () => {
  const { tenant, head, kitchen, anna, stranger } = await newKitchen();
  const on = daysFromToday(10);
  const { status } = await call(tenant.owner, api.departments.updateDepartment, {
    params: { id: kitchen },
    body: { departmentName: "Kitchen", departmentHeadId: stranger.employeeId, headFrom: on },
  });
  expect(status).toBe(200);
  const standIn = { managerId: head.employeeId, standInId: stranger.employeeId };
  const days = { from: today, to: daysFromToday(5) };
  await call(tenant.owner, api.continuity.nameStandIn, { body: { ...standIn, ...days } });
  const passesOn = async (as: Person, weeks: number) =>
    (await plan(as, { from: today, weeks })).people.find(({ id }) => id === anna.employeeId)
      ?.passesOn;
  for (const reader of [head, tenant.owner])
    expect(await passesOn(reader, 6)).toEqual({ to: "Zanele Zulu", on });
  expect(await passesOn(head, 1)).toBeNull();
  expect(await passesOn(stranger, 6)).toBeNull();
});
