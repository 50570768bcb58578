import { expect, test } from "vitest";
import { employees } from "#contract/employees/employees.ts";
import { leave } from "#contract/leave/leave.ts";
import type { NewShutdown } from "#contract/leave/planning/shutdown.ts";
import { notifications } from "#contract/notifications.ts";
import { currentTime } from "#server/clock.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { ownClock } from "#server/test/clock.ts";
import { call, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";
import { runShutdown } from "./shutdown-job.ts";

const given: NewShutdown = {
  name: "December shutdown",
  from: "2031-12-22",
  to: "2031-12-31",
  departmentId: null,
  ifLacking: "unpaid",
};

/** Runs a shutdown's jobs to their end; returns their number. */
async function run(tenant: TestTenant, id: number): Promise<number> {
  for (let batches = 1; ; batches++) {
    const before = (await tenant.jobs()).length;
    await tenant.inTenant(async (tx) =>
      runShutdown.run(await jobContext(services, tx, currentTime()), { id }),
    );
    const more = (await tenant.jobs()).slice(before).some(({ job }) => job === runShutdown.name);
    if (!more) return batches;
  }
}

/** Its people have the shutdown in the present year of service, their first. */
async function newBakery() {
  const hiredOn = "2031-02-10";
  ownClock()(hiredOn);
  const tenant = await newTenant();
  const { owner } = tenant;
  const bakery = await tenant.newDepartment("Bakery");
  const join = (name: string) =>
    tenant.newEmployee({ name, surname: "Botha", departmentId: bakery, startDate: hiredOn });
  const [anna, ben] = [await join("Anna"), await join("Ben")];
  const plan = async (more: Partial<NewShutdown> = {}) => {
    const { body } = await call(owner, leave.planShutdown, {
      body: { ...given, departmentId: bakery, ...more },
    });
    await run(tenant, body.id);
    return body.id;
  };
  const act = (what: "bookShutdown" | "discardShutdown" | "undoShutdown", id: number) =>
    call(owner, leave[what], { params: { id } });
  const book = async (id: number) => {
    expect((await act("bookShutdown", id)).status).toBe(200);
    await run(tenant, id);
  };
  const shown = async (id: number) =>
    (await call(owner, leave.shutdowns, { query: {} })).body.find((one) => one.id === id);
  const costs = async (shutdownId: number) =>
    (await call(owner, leave.shutdownPeople, { query: { shutdownId } })).body.map(
      ({ employee, ...days }) => [employee.name, ...Object.values(days)],
    );
  const leaveOf = async (person: Person) => {
    const { body } = await call(person, leave.combinedRecords, { query: {} });
    const own = body.find(({ employee }) => employee.id === person.employeeId);
    return [...(own?.annual.leaves ?? []), ...(own?.unpaid.leaves ?? [])].map(
      ({ leaveType, startDate, endDate, leaveDuration, leaveStatus }) =>
        `${leaveType} ${startDate} ${endDate} ${leaveDuration} ${leaveStatus}`,
    );
  };
  return { tenant, owner, bakery, anna, ben, plan, act, book, shown, costs, leaveOf };
}

const spendAllButTwo = (person: Person) =>
  call(person, leave.createRequest, {
    body: {
      leaveType: "AnnualLeave",
      startDate: "2031-06-02",
      endDate: "2031-06-19",
      reason: "Rest",
    },
  });

test("a shutdown shows its cost for each person before its booking", async () => {
  const { anna, ben, plan, shown, costs, leaveOf } = await newBakery();
  await spendAllButTwo(ben);
  const id = await plan();
  // The 25th and 26th are holidays, the 27th and 28th a weekend.
  expect(await costs(id)).toEqual([
    ["Ben Botha", 2, 4, 4],
    ["Anna Botha", 6, 0, 0],
  ]);
  expect(await shown(id)).toMatchObject({
    state: "ready",
    people: 2,
    lacking: 1,
    annualDays: 8,
    unpaidDays: 4,
    canUndo: false,
  });
  expect(await leaveOf(anna)).toEqual([]);
});

test("a shutdown is booked around existing leave, with one notification each", async () => {
  const { tenant, anna, ben, plan, book, shown, leaveOf, owner } = await newBakery();
  await spendAllButTwo(ben);
  await call(anna, leave.createRequest, {
    body: {
      leaveType: "UnpaidLeave",
      startDate: "2031-12-23",
      endDate: "2031-12-24",
      reason: "Moving",
    },
  });
  const id = await plan();
  await book(id);
  expect(await shown(id)).toMatchObject({ state: "booked", people: 2, done: 2, canUndo: true });
  expect((await leaveOf(anna)).sort()).toEqual([
    "AnnualLeave 2031-12-22 2031-12-22 1 approved",
    "AnnualLeave 2031-12-29 2031-12-31 3 approved",
    "UnpaidLeave 2031-12-23 2031-12-24 2 pending",
  ]);
  expect(await leaveOf(ben)).toEqual(
    expect.arrayContaining([
      "AnnualLeave 2031-12-22 2031-12-23 2 approved",
      "UnpaidLeave 2031-12-24 2031-12-31 4 approved",
    ]),
  );
  const bell = (await call(ben, notifications.list, { query: {} })).body;
  const notices = bell.filter(({ kind }) => kind === "leaveDecided");
  expect(notices).toMatchObject([
    {
      details: {
        startDate: "2031-12-22",
        endDate: "2031-12-31",
        leaveDuration: 6,
        leaveStatus: "booked",
      },
    },
  ]);
  const story = (
    await call(owner, employees.history, { params: { id: ben.employeeId }, query: {} })
  ).body.filter(({ kind }) => kind === "leave_booked");
  expect(story).toHaveLength(2);
  expect((await tenant.jobs()).filter(({ job }) => job === "notices.leaveDecided")).toHaveLength(2);
});

test("undoing a shutdown cancels its own leave only", async () => {
  const { tenant, owner, anna, ben, plan, book, act, shown, leaveOf } = await newBakery();
  await spendAllButTwo(ben);
  const id = await plan();
  await book(id);
  const taken = async () => {
    const { body } = await call(owner, leave.statistics, {});
    return [body.annualLeaveCount, body.annualLeaveUsersCount, body.otherLeaveCount];
  };
  expect(await taken()).toEqual([8, 2, 4]);
  expect((await act("undoShutdown", id)).status).toBe(200);
  await run(tenant, id);
  expect(await taken()).toEqual([0, 0, 0]);
  expect(await shown(id)).toMatchObject({ state: "undone", done: 2, canUndo: false });
  expect(await leaveOf(anna)).toEqual(["AnnualLeave 2031-12-22 2031-12-31 6 cancelled"]);
  expect((await leaveOf(ben)).sort()).toEqual([
    "AnnualLeave 2031-06-02 2031-06-19 13 pending",
    "AnnualLeave 2031-12-22 2031-12-23 2 cancelled",
    "UnpaidLeave 2031-12-24 2031-12-31 4 cancelled",
  ]);
  // Another shutdown takes the returned days again.
  expect(await shown(await plan())).toMatchObject({ annualDays: 8, unpaidDays: 4 });
  expect((await act("undoShutdown", id)).status).toBe(409);
});

test("a shutdown covers the active people of its department or company", async () => {
  const { tenant, plan, costs } = await newBakery();
  await tenant.newEmployee({ name: "Carl" });
  await tenant.newEmployee({ name: "Dora", isActive: false });
  expect(await costs(await plan())).toHaveLength(2);
  expect(await costs(await plan({ departmentId: null }))).toHaveLength(4);
});

test("the skip option leaves out people with too few days", async () => {
  const { anna, ben, plan, act, shown, costs, book, leaveOf } = await newBakery();
  await spendAllButTwo(ben);
  const id = await plan({ ifLacking: "skip" });
  expect(await costs(id)).toEqual([
    ["Ben Botha", 0, 0, 4],
    ["Anna Botha", 6, 0, 0],
  ]);
  expect((await act("discardShutdown", id)).status).toBe(200);
  expect(await shown(id)).toMatchObject({ state: "discarded" });
  expect((await act("bookShutdown", id)).status).toBe(409);
  await book(await plan({ ifLacking: "skip" }));
  expect(await leaveOf(anna)).toHaveLength(1);
  expect(await leaveOf(ben)).toHaveLength(1);
});

test("a job that runs twice books each person once", async () => {
  const { tenant, anna, plan, act, shown, leaveOf, bakery } = await newBakery();
  for (let n = 0; n < 58; n++) await tenant.newEmployee({ departmentId: bakery });
  const id = await plan();
  expect(await shown(id)).toMatchObject({ state: "ready", people: 60, annualDays: 360 });
  await act("bookShutdown", id);
  expect(await run(tenant, id)).toBe(3);
  expect(await run(tenant, id)).toBe(1);
  expect(await shown(id)).toMatchObject({ state: "booked", done: 60, annualDays: 360 });
  expect(await leaveOf(anna)).toHaveLength(1);
});

test.each([
  ["a last day before the first", { to: "2031-12-21" }, "to"],
  ["more than two months", { to: "2032-02-22" }, "to"],
  ["a day that has begun", { from: "2026-01-01", to: "2026-01-02" }, "from"],
  ["a department that does not exist", { departmentId: 1 }, "departmentId"],
])("%s is refused at its field", async (_, wrong, field) => {
  const { owner } = await newTenant();
  expect(await call(owner, leave.planShutdown, { body: { ...given, ...wrong } })).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test("super administrators alone plan and see shutdowns, each in their own company", async () => {
  const { tenant, anna, plan, costs } = await newBakery();
  const id = await plan();
  const { owner: stranger } = await newTenant();
  const params = { id };
  expect((await call(anna, leave.shutdowns, { query: {} })).status).toBe(403);
  expect((await call(anna, leave.planShutdown, { body: given })).status).toBe(403);
  expect((await call(anna, leave.bookShutdown, { params })).status).toBe(403);
  expect((await call(stranger, leave.bookShutdown, { params })).status).toBe(404);
  expect((await call(stranger, leave.shutdownPeople, { query: { shutdownId: id } })).body).toEqual(
    [],
  );
  expect(await costs(id)).toHaveLength(2);
  expect((await call(tenant.owner, leave.shutdowns, { query: {} })).body).toHaveLength(1);
});
