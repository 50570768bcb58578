import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, database, newTenant, type Person } from "#server/test/world.ts";

const { toggleStatus, currentEmployee, history } = api.employees;

const toggle = (as: Person, who: Person, isActive: boolean) =>
  call(as, toggleStatus, {
    params: { id: who.employeeId },
    query: { activate: isActive ? "true" : "false" },
  });

test("deactivation signs an employee out, and activation lets them return [APIEMP-11]", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const off = await toggle(owner, staff, false);
  expect([off.status, off.body]).toEqual([
    200,
    { isActive: false, employeeStatus: "approved", employeeRole: "Employee" },
  ]);
  const locked = await call(staff, currentEmployee, {});
  expect([locked.status, locked.body.code]).toEqual([403, "account_deactivated"]);

  const on = await toggle(owner, staff, true);
  expect(on.body.isActive).toBe(true);
  const ended = await call(staff, currentEmployee, {});
  expect([ended.status, ended.body.code]).toEqual([401, "session_ended"]);
});

test("the story records activation and deactivation once, however often they are requested", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  for (const isActive of [false, false, true, true]) await toggle(owner, staff, isActive);
  const { body } = await call(owner, history, { params: { id: staff.employeeId }, query: {} });
  expect(body.map(({ kind }) => kind)).toEqual(["activated", "deactivated"]);
});

test("only super administrators activate and deactivate, and none of them themselves", async () => {
  const { owner, newEmployee } = await newTenant();
  const manager = await newEmployee({ employeeRole: "Manager" });
  const staff = await newEmployee();
  expect((await toggle(manager, staff, false)).status).toBe(403);
  const other = await newEmployee({ employeeRole: "Executive" });
  expect((await toggle(owner, owner, false)).status).toBe(403);
  expect((await toggle(other, owner, false)).status).toBe(200);
});

test("one super administrator remains after two deactivate each other (AMB-189)", async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, newEmployee, inTenant, tenantId } = await newTenant();
    const other = await newEmployee({ employeeRole: "Executive" });
    const answers = await Promise.all([toggle(owner, other, false), toggle(other, owner, false)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = await inTenant((tx) =>
      tx
        .selectFrom("employees")
        .where("tenantId", "=", tenantId)
        .where("isActive", "=", true)
        .select("id")
        .execute(),
    );
    expect(active).toHaveLength(1);
  }
});

test("an owner in registration activates themselves, once (AMB-080)", async () => {
  const owner = await signedUpOwner();
  const { status, body } = await toggle(owner, owner, true);
  expect([status, body]).toEqual([
    200,
    { isActive: true, employeeStatus: "pending", employeeRole: "Executive" },
  ]);
});

test("an employee deactivated while pending can do nothing in any session (AMB-024)", async () => {
  const { owner, newEmployee } = await newTenant();
  const pending = await newEmployee({ employeeRole: "Executive", employeeStatus: "pending" });
  await toggle(owner, pending, false);
  const back = await signInAgain(pending);
  for (const attempt of [
    await toggle(back, back, true),
    await toggle(back, owner, false),
    await call(back, api.employees.currentEmployee, {}),
  ])
    expect([attempt.status, attempt.body.code]).toEqual([403, "account_deactivated"]);
  await toggle(owner, pending, true);
  expect((await call(back, api.employees.currentEmployee, {})).status).toBe(200);
});

test("an owner deactivated by another super administrator cannot reactivate themselves (AMB-024)", async () => {
  const owner = await signedUpOwner();
  await toggle(owner, owner, true);
  await database.inTenant(owner.tenantId, (tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", owner.tenantId)
      .where("id", "=", owner.employeeId)
      .execute(),
  );
  const { status, body } = await toggle(owner, owner, true);
  expect([status, body.code]).toEqual([403, "account_deactivated"]);
});

test("an activation must be true or false", async () => {
  const { owner, newEmployee } = await newTenant();
  const { employeeId } = await newEmployee();
  const { status, body } = await call(owner, toggleStatus, {
    params: { id: employeeId },
    query: { activate: "maybe" },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["activate"]]);
});

async function signInAgain(person: Person): Promise<Person> {
  await database.inTenant(person.tenantId, (tx) =>
    tx
      .updateTable("sessions")
      .set({ endedAt: null })
      .where("tenantId", "=", person.tenantId)
      .where("employeeId", "=", person.employeeId)
      .execute(),
  );
  return person;
}
