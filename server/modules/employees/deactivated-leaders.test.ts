import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone, plusDays } from "#server/company-day.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { call, newTenant } from "#server/test/world.ts";

const { toggleStatus } = api.employees;
const { setLines, leading, gaps } = api.continuity;
const today = dayOf(new Date(), defaultTimeZone);
const inDays = (days: number) => plusDays(today, days);

type Led = "clerk" | "guest" | "later";

/** Anna heads Sales with a clerk, leads a guest for a time and another later; Ben is to follow her. */
async function peopleOfAnna() {
  const tenant = await newTenant();
  const { owner, newEmployee, newDepartment } = tenant;
  const anna = await newEmployee({ name: "Anna" });
  const ben = await newEmployee({ name: "Ben" });
  const carol = await newEmployee({ name: "Carol" });
  const sales = await newDepartment("Sales", anna.employeeId);
  const stores = await newDepartment("Stores", carol.employeeId);
  const clerk = await newEmployee({ departmentId: sales });
  const guest = await newEmployee({ departmentId: stores });
  const later = await newEmployee({ departmentId: stores });
  const lead = (employeeId: number, days: { from: string; to?: string }, managerId?: number) =>
    call(owner, setLines, {
      body: {
        people: [{ employeeId, leads: "manager", managerId: managerId ?? anna.employeeId }],
        ...days,
        reason: "A project",
      },
    });
  await lead(guest.employeeId, { from: inDays(-10), to: inDays(10) });
  await lead(later.employeeId, { from: inDays(30) });
  const people: Record<Led, { employeeId: number }> = { clerk, guest, later };
  const deactivate = (leadsNext?: object) =>
    call(owner, toggleStatus, {
      params: { id: anna.employeeId },
      query: { activate: "false" },
      ...(leadsNext && { body: { leadsNext } as never }),
    });
  const managerOn = async (who: Led, day: string) => {
    const asked = [{ employeeId: people[who].employeeId, day }];
    const managers = await tenant.inTenant((tx) => managersOf(tx, asked));
    return managers.get(people[who].employeeId)?.id;
  };
  const gapsOf = async (kind: "nobodyLeads" | "managerDeactivated") =>
    (await call(owner, gaps, { query: { kind } })).body.map(
      ({ employee, manager }) => (employee ?? manager)?.id,
    );
  return { ...tenant, anna, ben, carol, clerk, guest, later, lead, deactivate, managerOn, gapsOf };
}

test("the named manager takes over a deactivated manager's people, future ones too", async () => {
  const { anna, ben, carol, clerk, deactivate, managerOn, gapsOf, storyOf } = await peopleOfAnna();
  const answer = await deactivate({ leads: "manager", managerId: ben.employeeId });
  expect([answer.status, answer.body.isActive]).toEqual([200, false]);
  expect(await managerOn("clerk", inDays(-1))).toBe(anna.employeeId);
  expect(await managerOn("clerk", today)).toBe(ben.employeeId);
  expect(await managerOn("guest", inDays(-1))).toBe(anna.employeeId);
  expect(await managerOn("guest", today)).toBe(ben.employeeId);
  expect(await managerOn("guest", inDays(11))).toBe(carol.employeeId);
  expect(await managerOn("later", inDays(29))).toBe(carol.employeeId);
  expect(await managerOn("later", inDays(30))).toBe(ben.employeeId);
  expect(await gapsOf("managerDeactivated")).toEqual([]);
  expect(await storyOf(clerk)).toContainEqual(
    expect.objectContaining({
      kind: "manager_changed",
      changes: [expect.objectContaining({ beforeId: anna.employeeId, afterId: ben.employeeId })],
    }),
  );
});

test("without a successor, a deactivated manager's people have their head, if any", async () => {
  const { carol, clerk, deactivate, managerOn, gapsOf } = await peopleOfAnna();
  expect((await deactivate({ leads: "nobody" })).status).toBe(200);
  expect(await managerOn("clerk", today)).toBeUndefined();
  expect(await managerOn("guest", today)).toBe(carol.employeeId);
  expect(await managerOn("later", inDays(30))).toBe(carol.employeeId);
  expect(await gapsOf("nobodyLeads")).toContain(clerk.employeeId);
  expect(await gapsOf("managerDeactivated")).toEqual([]);
});

test("a deactivation without a body leaves the manager leading, a gap", async () => {
  const { anna, deactivate, managerOn, gapsOf } = await peopleOfAnna();
  expect((await deactivate()).status).toBe(200);
  expect(await managerOn("clerk", today)).toBe(anna.employeeId);
  expect(await managerOn("later", inDays(30))).toBe(anna.employeeId);
  expect(await gapsOf("managerDeactivated")).toContain(anna.employeeId);
});

test("a successor can be someone the deactivated manager led", async () => {
  const { carol, guest, deactivate, managerOn } = await peopleOfAnna();
  const answer = await deactivate({ leads: "manager", managerId: guest.employeeId });
  expect(answer.status).toBe(200);
  expect(await managerOn("clerk", today)).toBe(guest.employeeId);
  expect(await managerOn("guest", today)).toBe(carol.employeeId);
});

test("a successor must be another active employee of the company", async () => {
  const { owner, anna, ben, clerk, deactivate, managerOn, lead } = await peopleOfAnna();
  const stranger = await (await newTenant()).newEmployee();
  await call(owner, toggleStatus, {
    params: { id: ben.employeeId },
    query: { activate: "false" },
  });
  for (const { employeeId: managerId } of [ben, stranger, anna]) {
    const { status, body } = await deactivate({ leads: "manager", managerId });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["leadsNext.managerId"]]);
  }
  await lead(anna.employeeId, { from: today }, clerk.employeeId);
  expect(await managerOn("clerk", today)).toBe(anna.employeeId);
  const active = await call(owner, api.employees.fullProfile, {
    params: { id: anna.employeeId },
  });
  expect(active.status).toBe(200);
});

test("a successor led by the people they take over is refused", async () => {
  const { newEmployee, clerk, lead, deactivate, managerOn, anna } = await peopleOfAnna();
  const intern = await newEmployee({ name: "Ife" });
  await lead(intern.employeeId, { from: today }, clerk.employeeId);
  const { status, body } = await deactivate({ leads: "manager", managerId: intern.employeeId });
  expect([status, body.code]).toEqual([409, "circle_of_managers"]);
  expect(await managerOn("clerk", today)).toBe(anna.employeeId);
});

test("who leads next is only said of a deactivation", async () => {
  const { owner, anna, ben } = await peopleOfAnna();
  const { status, body } = await call(owner, toggleStatus, {
    params: { id: anna.employeeId },
    query: { activate: "true" },
    body: { leadsNext: { leads: "manager", managerId: ben.employeeId } },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["leadsNext"]]);
});

test("super administrators see the number of a manager's people before deactivation", async () => {
  const { owner, anna, ben, carol, clerk } = await peopleOfAnna();
  const read = (as: typeof owner, id: number) => call(as, leading, { params: { id } });
  expect((await read(owner, anna.employeeId)).body).toEqual({
    people: 2,
    later: 1,
    departments: ["Sales"],
    passes: { leave: 0, notes: 0, promises: 0 },
    drafts: 0,
    passedOn: [],
    basedOn: expect.any(String),
  });
  expect((await read(owner, ben.employeeId)).body).toMatchObject({ people: 0, departments: [] });
  expect((await read(owner, clerk.employeeId)).body.people).toBe(0);
  expect((await read(carol, anna.employeeId)).status).toBe(403);
});

test("an activation says beforehand who does not come back", async () => {
  const { owner, anna, ben, clerk, deactivate, managerOn } = await peopleOfAnna();
  const passedOn = async () =>
    (await call(owner, leading, { params: { id: anna.employeeId } })).body.passedOn;
  expect(await passedOn()).toEqual([]);
  expect((await deactivate({ leads: "manager", managerId: ben.employeeId })).status).toBe(200);
  expect(await passedOn()).toContain(clerk.employeeId);
  await call(owner, toggleStatus, {
    params: { id: anna.employeeId },
    query: { activate: "true" },
  });
  expect([await passedOn(), await managerOn("clerk", today)]).toEqual([[], ben.employeeId]);
});
