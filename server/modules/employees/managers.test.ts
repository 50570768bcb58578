import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { today } from "#server/test/today.ts";
import { call, newTenant } from "#server/test/world.ts";

const { managers } = api.employees;

/** Anna heads Sales with two others, and the empty Kitchen; Ben has the role Manager, Carla has left. */
async function companyWithManagers() {
  const tenant = await newTenant();
  const anna = await tenant.newEmployee({ name: "Anna", surname: "Adams" });
  const sales = await tenant.newDepartment("Sales", anna.employeeId);
  const kitchen = await tenant.newDepartment("Kitchen", anna.employeeId);
  const finance = await tenant.newDepartment("Finance");
  const { body } = await call(tenant.owner, api.departments.createPosition, {
    body: { positionTitle: "Head of Sales", jobDescription: "Leads", departmentId: sales },
  });
  await call(tenant.owner, api.employees.update, {
    params: { id: anna.employeeId },
    body: { positionId: body.id },
  });
  for (const name of ["One", "Two"]) await tenant.newEmployee({ name, departmentId: sales });
  const ben = await tenant.newEmployee({
    name: "Ben",
    surname: "Zulu",
    employeeRole: "Manager",
    departmentId: finance,
  });
  await tenant.newEmployee({ name: "Carla", employeeRole: "Manager", isActive: false });
  const list = (query: object = {}) => call(tenant.owner, managers, { query });
  return { ...tenant, anna, ben, sales, kitchen, list };
}

test("managers are heads of departments and active employees with the role Manager [TSMGR-01]", async () => {
  const { anna, ben, sales, kitchen, list } = await companyWithManagers();
  const { status, body, headers } = await list();
  expect(status).toBe(200);
  expect(headers["x-total-count"]).toBe("2");
  expect(body).toEqual([
    {
      employeeId: anna.employeeId,
      firstName: "Anna",
      lastName: "Adams",
      email: anna.email,
      employeeRole: "Employee",
      isActive: true,
      positionTitle: "Head of Sales",
      departmentTitle: "Sales",
      headedDepartments: [
        { id: kitchen, departmentName: "Kitchen", headSince: "2026-01-05" },
        { id: sales, departmentName: "Sales", headSince: "2026-01-05" },
      ],
      peopleCount: 2,
    },
    {
      employeeId: ben.employeeId,
      firstName: "Ben",
      lastName: "Zulu",
      email: ben.email,
      employeeRole: "Manager",
      isActive: true,
      positionTitle: "Clerk",
      departmentTitle: "Finance",
      headedDepartments: [],
      peopleCount: 0,
    },
  ]);
});

test("people with an individual line count for its manager, not the head", async () => {
  const { owner, anna, ben, sales, newEmployee, list } = await companyWithManagers();
  const three = await newEmployee({ name: "Three", departmentId: sales });
  const four = await newEmployee({ name: "Four", departmentId: sales });
  const led = [
    { employeeId: three.employeeId, leads: "manager" as const, managerId: owner.employeeId },
    { employeeId: four.employeeId, leads: "nobody" as const },
    { employeeId: ben.employeeId, leads: "manager" as const, managerId: anna.employeeId },
  ];
  await call(owner, api.continuity.setLines, {
    body: { people: led, from: today, reason: "A project" },
  });
  const counts = async (sort: "peopleCount" | "-peopleCount") =>
    (await list({ sort })).body.map(({ employeeId, peopleCount }) => [employeeId, peopleCount]);
  const expected = [
    [ben.employeeId, 0],
    [owner.employeeId, 1],
    [anna.employeeId, 3],
  ];
  expect(await counts("peopleCount")).toEqual(expected);
  expect(await counts("-peopleCount")).toEqual(expected.toReversed());
});

test("managers are searched, sorted and paged", async () => {
  const { list } = await companyWithManagers();
  const names = async (query: object) => (await list(query)).body.map(({ firstName }) => firstName);
  expect(await names({ sort: "-lastName" })).toEqual(["Ben", "Anna"]);
  expect(await names({ sort: "peopleCount" })).toEqual(["Ben", "Anna"]);
  expect(await names({ sort: "-peopleCount" })).toEqual(["Anna", "Ben"]);
  expect(await names({ sort: "departmentTitle" })).toEqual(["Ben", "Anna"]);
  expect(await names({ sort: "-departmentTitle", pageSize: 1, page: 2 })).toEqual(["Ben"]);
  expect(await names({ search: "adams" })).toEqual(["Anna"]);
  expect(await names({ search: "two" })).toEqual([]);
});

test("a head who has been replaced is no manager any more", async () => {
  const { owner, ben, sales, kitchen, list } = await companyWithManagers();
  const ids = [sales, kitchen];
  for (const id of ids)
    await call(owner, api.departments.updateDepartment, {
      params: { id },
      body: { departmentName: `No ${id}`, departmentHeadId: ben.employeeId },
    });
  const { body } = await list();
  expect(body).toMatchObject([{ employeeId: ben.employeeId, peopleCount: 3 }]);
});

test("the managers are listed for super administrators alone, of their own company", async () => {
  const { newEmployee } = await companyWithManagers();
  const manager = await newEmployee({ employeeRole: "Manager" });
  expect((await call(manager, managers, { query: {} })).status).toBe(403);
  const stranger = (await newTenant()).owner;
  expect((await call(stranger, managers, { query: {} })).body).toEqual([]);
});
