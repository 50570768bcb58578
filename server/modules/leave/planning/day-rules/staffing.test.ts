import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import type { NewLeaveRequest } from "#contract/leave/requests/new-request.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const week = { startDate: "2031-03-03", endDate: "2031-03-07" };

/** A kitchen of three with a minimum of two this week. */
async function newKitchen(minimum = 2) {
  const tenant = await newTenant();
  const head = await tenant.newEmployee({ name: "Lerato", surname: "Dlamini" });
  const kitchen = await tenant.newDepartment("Kitchen", head.employeeId);
  const join = (name: string) =>
    tenant.newEmployee({ name, surname: "Botha", departmentId: kitchen });
  const [anna, ben, carl] = [await join("Anna"), await join("Ben"), await join("Carl")];
  const want = (departmentId: number | null, given: { minimum: number; to?: string | null }) =>
    call(tenant.owner, leave.addDayRule, {
      body: {
        kind: "staffing",
        departmentId,
        from: "2031-03-03",
        to: null,
        reason: "Two stoves",
        ...given,
      },
    });
  await want(kitchen, { minimum });
  const ask = async (person: Person, given: Partial<NewLeaveRequest> = {}) =>
    (
      await call(person, leave.createRequest, {
        body: { leaveType: "UnpaidLeave", ...week, reason: "A private matter", ...given },
      })
    ).body.id;
  const approve = (id: number) => call(head, leave.approve, { params: { id } });
  const staffing = async (person: Person, given: Partial<NewLeaveRequest> = {}) =>
    (
      await call(person, leave.outlook, {
        body: { leaveType: "UnpaidLeave", ...week, ...given },
      })
    ).body.staffing;
  return { tenant, head, kitchen, anna, ben, carl, want, ask, approve, staffing };
}

const short = { department: "Kitchen", minimum: 2, atWork: 1 };

test("too few at work warns with the day and never refuses", async () => {
  const { anna, ben, ask, approve, staffing } = await newKitchen();
  const id = await ask(ben, { endDate: "2031-03-04" });
  expect(await staffing(anna)).toBeNull();
  await approve(id);
  expect(await staffing(anna)).toEqual({ ...short, date: "2031-03-03", days: 2 });
  expect(await staffing(anna, { startDate: "2031-03-05" })).toBeNull();
  expect(await ask(anna)).toEqual(expect.any(Number));
});

test("half a day away counts as half a person", async () => {
  const { anna, ben, ask, approve, staffing } = await newKitchen();
  await approve(await ask(ben, { endDate: "2031-03-03", endHalf: "morning" }));
  expect(await staffing(anna)).toMatchObject({ date: "2031-03-03", atWork: 1.5, days: 1 });
});

test("a person off by their own pattern is not at work", async () => {
  const { tenant, anna, carl, staffing } = await newKitchen();
  const weeks = [
    [480, 480, 0, 480, 480, 0, 0],
    [480, 480, 480, 480, 480, 0, 0],
  ];
  const { body } = await call(tenant.owner, leave.addPattern, { body: { name: "Early", weeks } });
  await call(tenant.owner, leave.assignPattern, {
    body: { patternId: body.id, employeeId: carl.employeeId, from: "2031-02-17" },
  });
  expect(await staffing(anna, { endDate: "2031-03-14" })).toEqual({
    ...short,
    date: "2031-03-05",
    days: 1,
  });
});

test("a reviewer sees the day with too few at work", async () => {
  const { head, anna, ben, ask, approve } = await newKitchen();
  const read = async (id: number) =>
    (await call(head, leave.reviews, { query: { ids: String(id) } })).body[0]?.staffing;
  const id = await ask(anna);
  expect(await read(id)).toBeNull();
  await approve(await ask(ben, { startDate: "2031-03-06" }));
  expect(await read(id)).toEqual({ ...short, date: "2031-03-06", days: 2 });
});

test("the whole company can want a number at work, too", async () => {
  const { anna, want, staffing } = await newKitchen(1);
  expect(await staffing(anna)).toBeNull();
  // The kitchen, its head and the owner.
  await want(null, { minimum: 5 });
  expect(await staffing(anna)).toMatchObject({ department: null, minimum: 5, atWork: 4 });
});

test("a plan marks blocked days and days with too few at work", async () => {
  const { tenant, head, kitchen, anna, ben, ask } = await newKitchen();
  const { newDepartment } = tenant;
  const block = (departmentId: number) =>
    call(tenant.owner, leave.addDayRule, {
      body: {
        kind: "blocked",
        departmentId,
        from: "2031-03-06",
        to: "2031-03-12",
        minimum: null,
        reason: "Fair",
      },
    });
  await block(kitchen);
  await block(await newDepartment("Sales"));
  await ask(ben, { startDate: "2031-03-04", endDate: "2031-03-05" });
  await ask(anna, { startDate: "2031-03-05", endDate: "2031-03-05" });
  const read = async (person: Person, weeks = 1) =>
    (await call(person, leave.planner, { query: { from: "2031-03-03", weeks } })).body.dayRules;
  const department = { id: kitchen, name: "Kitchen" };
  const stranger = await tenant.newEmployee();
  expect(await read(stranger)).toEqual([]);
  const shown = (await read(head, 2)).map(({ id: _, ...rule }) => rule);
  expect(shown).toEqual([
    {
      kind: "staffing",
      department,
      from: "2031-03-03",
      to: null,
      minimum: 2,
      reason: "Two stoves",
      staffing: expect.arrayContaining([
        { date: "2031-03-03", due: 3, atWork: 3 },
        { date: "2031-03-05", due: 3, atWork: 1 },
      ]),
    },
    {
      kind: "blocked",
      department,
      from: "2031-03-06",
      to: "2031-03-12",
      minimum: null,
      reason: "Fair",
      staffing: [],
    },
  ]);
});

test("weekends and holidays have no minimum at work", async () => {
  const { anna, staffing } = await newKitchen(9);
  // The 21st is a Friday and a holiday, the 22nd a Saturday.
  const days = { startDate: "2031-03-21", endDate: "2031-03-24" };
  expect(await staffing(anna, days)).toMatchObject({ date: "2031-03-24", days: 1 });
});
