import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type Person } from "#server/test/world.ts";

const { createNextOfKin, updateNextOfKin, fullProfile, currentEmployee, history } = api.employees;

const kin = {
  firstNames: "Lerato",
  lastName: "Mokoena",
  phoneNumber: "021 555 0101",
  relationship: "Sister",
};

const nextOfKin = async (person: Person) =>
  (await call(person, fullProfile, {})).body.nextOfKinData;

test("employees add and change their next of kin under either field name [APINOK-01] [APINOK-02] [ENT-24] [ENT-32] [GUARD-25]", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee();
  const created = await call(staff, createNextOfKin, { body: kin });
  expect(created.status).toBe(201);
  expect(await nextOfKin(staff)).toMatchObject({
    nextOfKinId: created.body.id,
    firstName: "Lerato",
    lastName: "Mokoena",
    phoneNumber: "+0215550101",
    relationship: "Sister",
  });
  expect((await call(staff, currentEmployee, {})).body.nextOfKinId).toBe(created.body.id);

  const { firstNames, phoneNumber, ...rest } = kin;
  const changed = await call(staff, updateNextOfKin, {
    params: { id: created.body.id },
    body: { ...rest, firstName: "Palesa", phone: "+27 21 555 0199" },
  });
  expect([changed.status, changed.body]).toEqual([200, { ok: true }]);
  expect(await nextOfKin(staff)).toMatchObject({
    firstName: "Palesa",
    phoneNumber: "+27215550199",
  });
});

test("each employee has one next of kin, despite simultaneous additions", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee();
  const answers = await Promise.all(
    [1, 2, 3].map(() => call(staff, createNextOfKin, { body: kin })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.map(({ body }) => body.code)).toContain("next_of_kin_exists");
});

test("only super administrators write another employee's next of kin", async () => {
  const { owner, newEmployee } = await newTenant();
  const [staff, colleague] = [await newEmployee(), await newEmployee({ employeeRole: "Manager" })];
  const body = { ...kin, employeeId: staff.employeeId };
  expect((await call(colleague, createNextOfKin, { body })).status).toBe(403);
  expect((await call((await newTenant()).owner, createNextOfKin, { body })).status).toBe(404);
  const { id } = (await call(owner, createNextOfKin, { body })).body;

  const change = (as: Person) =>
    call(as, updateNextOfKin, { params: { id }, body: { ...kin, relationship: "Aunt" } });
  expect((await change(colleague)).status).toBe(404);
  expect((await change(owner)).status).toBe(200);
  expect(await nextOfKin(staff)).toMatchObject({ relationship: "Aunt" });
});

test("changes of next of kin appear in one's own story, without names", async () => {
  const { newEmployee, newDepartment } = await newTenant();
  const head = await newEmployee();
  const staff = await newEmployee({ departmentId: await newDepartment("Sales", head.employeeId) });
  await call(staff, createNextOfKin, { body: kin });
  const asked = { params: { id: staff.employeeId }, query: {} };
  const { body } = await call(staff, history, asked);
  expect(body.map(({ kind }) => kind)).toEqual(["next_of_kin_changed"]);
  expect(JSON.stringify(body)).not.toContain("Lerato");
  expect((await call(head, history, asked)).body).toEqual([]);
});

test("saving a next of kin unchanged records no change", async () => {
  const { newEmployee } = await newTenant();
  const staff = await newEmployee();
  const { id } = (await call(staff, createNextOfKin, { body: kin })).body;
  const before = await nextOfKin(staff);
  const save = (body: typeof kin) => call(staff, updateNextOfKin, { params: { id }, body });
  const kinds = async () => {
    const { body } = await call(staff, history, {
      params: { id: staff.employeeId },
      query: {},
    });
    return body.map(({ kind }) => kind);
  };
  expect((await save({ ...kin, phoneNumber: "+021 555 0101" })).status).toBe(200);
  expect(await kinds()).toEqual(["next_of_kin_changed"]);
  expect(await nextOfKin(staff)).toEqual(before);
  await save({ ...kin, relationship: "Aunt" });
  expect(await kinds()).toEqual(["next_of_kin_changed", "next_of_kin_changed"]);
});

test("all missing fields are named at once", async () => {
  const { newEmployee } = await newTenant();
  const body = {} as never;
  const answer = await call(await newEmployee(), createNextOfKin, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    firstNames: "Next of Kin first names are required",
    phoneNumber: "Next of Kin phone number is required",
    lastName: "Next of Kin last name is required",
    relationship: "Next of Kin relationship is required",
  });
});
