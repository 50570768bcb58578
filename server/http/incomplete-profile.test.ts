import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { currentEmployee, update, createNextOfKin } = api.employees;
const { getPosition } = api.departments;
const kin = {
  firstNames: "Lerato",
  lastName: "Mokoena",
  phoneNumber: "0215550101",
  relationship: "Sister",
};

const pending = { employeeStatus: "pending" } as const;
const executive = { employeeRole: "Executive" } as const;

test("a person completing a profile changes only their own record", async () => {
  const { owner, newEmployee, newDepartment } = await newTenant();
  const departmentId = await newDepartment("Sales");
  const colleague = await newEmployee({ departmentId });
  const { positionId } = (await call(colleague, currentEmployee, {})).body;
  for (const employeeRole of ["Employee", "Executive"] as const) {
    const person = await newEmployee({ ...pending, employeeRole, departmentId });
    const own = (await call(person, currentEmployee, {})).body;
    const positionOf = (id: number | null) =>
      call(person, getPosition, { params: { id: id ?? 0 } });
    expect((await positionOf(own.positionId)).status).toBe(200);
    expect((await positionOf(positionId)).status).toBe(404);
    const change = (who: Person) =>
      call(person, update, { params: { id: who.employeeId }, body: { homeAddress: "1 Long St" } });
    expect((await change(person)).status).toBe(200);
    for (const other of [colleague, owner]) expect((await change(other)).status).toBe(403);
    const addKin = (employeeId: number) =>
      call(person, createNextOfKin, { body: { ...kin, employeeId } });
    expect((await addKin(person.employeeId)).status).toBe(201);
    expect((await addKin(colleague.employeeId)).status).toBe(403);
  }
});

test("a super administrator reads others' documents only once their profile is approved", async () => {
  const { newEmployee, inTenant } = await newTenant();
  const colleague = await newEmployee();
  const person = await newEmployee({ ...pending, ...executive });
  const list = async ({ employeeId }: Person) =>
    (await call(person, api.documents.listForEmployee, { params: { id: employeeId } })).status;
  expect([await list(person), await list(colleague)]).toEqual([200, 404]);
  await inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ employeeStatus: "approved" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", person.employeeId)
      .execute(),
  );
  expect([await list(person), await list(colleague)]).toEqual([200, 200]);
});
