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

test("switched off, a person is signed out at once; switched on, they may come back [APIEMP-11]", async () => {
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

test("the story tells both once, however often the switch is pressed", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  for (const isActive of [false, false, true, true]) await toggle(owner, staff, isActive);
  const { body } = await call(owner, history, { params: { id: staff.employeeId }, query: {} });
  expect(body.map(({ kind }) => kind)).toEqual(["activated", "deactivated"]);
});

test("only super administrators switch people on and off, and nobody themselves", async () => {
  const { owner, newEmployee } = await newTenant();
  const manager = await newEmployee({ employeeRole: "Manager" });
  const staff = await newEmployee();
  expect((await toggle(manager, staff, false)).status).toBe(403);
  const other = await newEmployee({ employeeRole: "Executive" });
  expect((await toggle(owner, owner, false)).status).toBe(403);
  expect((await toggle(other, owner, false)).status).toBe(200);
});

test("of two super administrators who switch each other off at once one remains (AMB-189)", async () => {
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

test("an owner in registration switches themselves on, once (AMB-080)", async () => {
  const owner = await signedUpOwner();
  const { status, body } = await toggle(owner, owner, true);
  expect([status, body]).toEqual([
    200,
    { isActive: true, employeeStatus: "pending", employeeRole: "Executive" },
  ]);
});

test("whoever an administrator switched off while pending does not switch themselves on again (AMB-024)", async () => {
  const { owner, newEmployee } = await newTenant();
  const pending = await newEmployee({ employeeRole: "Executive", employeeStatus: "pending" });
  await toggle(owner, pending, false);
  const back = await signInAgain(pending);
  expect((await toggle(back, back, true)).status).toBe(403);
  expect((await toggle(back, owner, false)).status).toBe(403);
});

test("an owner whom another super administrator switched off does not switch themselves on again (AMB-024)", async () => {
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
  expect([status, body.code]).toEqual([403, "forbidden"]);
});

test("a super administrator who was switched off while pending has no say in the company any more (AMB-024)", async () => {
  const { newEmployee } = await newTenant();
  const colleague = { employeeRole: "Executive", employeeStatus: "pending" } as const;
  const founding = (person: Person) =>
    call(person, api.departments.createDepartment, {
      body: { departmentName: `Founded by ${person.employeeId}` },
    });
  expect((await founding(await newEmployee(colleague))).status).toBe(201);
  expect((await founding(await newEmployee({ ...colleague, isActive: false }))).status).toBe(403);
});

test("the switch has two positions only", async () => {
  const { owner, newEmployee } = await newTenant();
  const { employeeId } = await newEmployee();
  const { status, body } = await call(owner, toggleStatus, {
    params: { id: employeeId },
    query: { activate: "maybe" },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["activate"]]);
});

/** The person with a new session, as they get one by signing in. */
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
