import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, newTenant } from "#server/test/world.ts";

const { getAllDepartments, getDepartment, createDepartment, updateDepartment } = api.departments;
const list = (
  query: Partial<Parameters<typeof call<typeof getAllDepartments>>[2]["query"]> = {},
) => ({
  query: { ...query },
});

test("a new department is listed, and read by its id [APIDEP-01] [APIDEP-02] [APIDEP-03] [ENT-19] [ENT-20]", async () => {
  const begun = Date.now();
  const { owner, tenantId } = await newTenant();
  const created = await call(owner, createDepartment, {
    body: {
      departmentName: "  Sales ",
      description: "Sells",
      tenantId: "another",
      createdAt: "2001-01-01",
    },
  });
  expect(created.status).toBe(201);
  const { body } = await call(owner, getDepartment, { params: { id: created.body.id } });
  expect(body).toMatchObject({
    id: created.body.id,
    departmentName: "Sales",
    description: "Sells",
    tenantId,
    departmentHeadId: null,
    departmentHeadName: null,
    departmentHeadEmail: null,
    employeeCount: 0,
  });
  expect(Date.parse(body.createdAt)).toBeGreaterThanOrEqual(begun);
  expect((await call(owner, getAllDepartments, list())).body).toEqual([body]);
});

test("departments are searched, sorted and paged, and the total counts all pages [APIDEP-01]", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const ids: Record<string, number> = {};
  for (const name of ["beta", "Alpha", "100% Gamma"]) ids[name] = await newDepartment(name);
  await newEmployee({ departmentId: ids.beta ?? 0 });

  const names = async (query: object) =>
    (await call(owner, getAllDepartments, list(query))).body.map((one) => one.departmentName);
  expect(await names({})).toEqual(["100% Gamma", "Alpha", "beta"]);
  expect(await names({ sort: "-departmentName" })).toEqual(["beta", "Alpha", "100% Gamma"]);
  expect(await names({ sort: "-employeeCount", pageSize: 1 })).toEqual(["beta"]);
  expect(await names({ search: "ALP" })).toEqual(["Alpha"]);
  expect(await names({ search: "0%" })).toEqual(["100% Gamma"]);
  expect(await names({ search: "_" })).toEqual([]);
  const page = await call(owner, getAllDepartments, list({ page: 2, pageSize: 2 }));
  expect(page.body.map((one) => one.departmentName)).toEqual(["beta"]);
  expect(page.headers["x-total-count"]).toBe("3");
  const beyond = await call(owner, getAllDepartments, list({ page: 9 }));
  expect([beyond.body, beyond.headers["x-total-count"]]).toEqual([[], "3"]);
});

test("a department shows its head and its number of employees [ENT-20]", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const head = await newEmployee({ name: "Sipho", surname: "Dlamini" });
  const id = await newDepartment("Sales", head.employeeId);
  await newEmployee({ departmentId: id });
  await newEmployee({ departmentId: id });
  const { body } = await call(owner, getDepartment, { params: { id } });
  expect(body).toMatchObject({
    employeeCount: 2,
    departmentHeadId: head.employeeId,
    departmentHeadName: "Sipho Dlamini",
    departmentHeadEmail: head.email,
  });
});

test("department names are unique in any case, except one's own", async () => {
  const { owner, newDepartment } = await newTenant();
  await newDepartment("Sales");
  const id = await newDepartment("Finance");
  const rename = (departmentName: string) =>
    call(owner, updateDepartment, { params: { id }, body: { departmentName } });
  for (const departmentName of ["Sales", "sales", " SALES "]) {
    const founded = await call(owner, createDepartment, { body: { departmentName } });
    expect([founded.status, founded.body.code]).toEqual([409, "department_taken"]);
    const renamed = await rename(departmentName);
    expect([renamed.status, renamed.body.code]).toEqual([409, "department_taken"]);
  }
  expect((await rename("FINANCE")).status).toBe(200);
});

test("a repeated registration gets the same department and position (AMB-082)", async () => {
  const owner = await signedUpOwner();
  const found = async () => {
    const department = await call(owner, createDepartment, {
      body: { departmentName: "Executive Department", description: "Auto-generated" },
    });
    const position = await call(owner, api.departments.createPosition, {
      body: {
        positionTitle: "Director",
        jobDescription: "Directs",
        departmentId: department.body.id,
        jobLevel: "Executive",
        employeeId: null,
      },
    });
    return [department.status, department.body.id, position.status, position.body.id];
  };
  const first = await found();
  expect([first[0], first[2]]).toEqual([201, 201]);
  expect(await found()).toEqual(first);
});

test("a head from another company is refused, and an omitted head stays [APIDEP-04]", async () => {
  const { owner, newDepartment } = await newTenant();
  const stranger = (await newTenant()).owner;
  const id = await newDepartment("Sales", owner.employeeId);
  const refused = await call(owner, updateDepartment, {
    params: { id },
    body: { departmentName: "Sales", departmentHeadId: stranger.employeeId },
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields ?? {})).toEqual(["departmentHeadId"]);

  const change = (body: object) =>
    call(owner, updateDepartment, { params: { id }, body: { departmentName: "Revenue", ...body } });
  expect((await change({ description: "Earns" })).status).toBe(200);
  const read = async () => (await call(owner, getDepartment, { params: { id } })).body;
  expect(await read()).toMatchObject({
    departmentName: "Revenue",
    description: "Earns",
    departmentHeadId: owner.employeeId,
  });
  await change({ departmentHeadId: null });
  expect(await read()).toMatchObject({ description: "Earns", departmentHeadId: null });
});

test("a new head is recorded in the story of each managed employee", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const [was, is] = [await newEmployee({ name: "Old" }), await newEmployee({ name: "New" })];
  const id = await newDepartment("Sales", was.employeeId);
  const clerk = await newEmployee({ departmentId: id });
  const outsider = await newEmployee({ departmentId: await newDepartment("Finance") });
  await call(owner, updateDepartment, {
    params: { id },
    body: { departmentName: "Sales", departmentHeadId: is.employeeId },
  });
  const changesOf = async (employeeId: number) =>
    (
      await call(owner, api.employees.history, {
        params: { id: employeeId },
        query: { kind: "manager_changed" },
      })
    ).body;
  expect(await changesOf(clerk.employeeId)).toMatchObject([
    {
      by: { id: owner.employeeId, name: "Naledi Khumalo" },
      managerThen: { id: is.employeeId, name: "New Mokoena" },
      changes: [{ field: "manager", before: "Old Mokoena", after: "New Mokoena" }],
      link: { kind: "department", id },
    },
  ]);
  expect(await changesOf(outsider.employeeId)).toEqual([]);
});

test("heading one's own department records no change of manager", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const id = await newDepartment("Sales");
  const head = await newEmployee({ departmentId: id });
  for (const departmentHeadId of [head.employeeId, null])
    await call(owner, updateDepartment, {
      params: { id },
      body: { departmentName: "Sales", departmentHeadId },
    });
  const { body } = await call(owner, api.employees.history, {
    params: { id: head.employeeId },
    query: {},
  });
  expect(body).toEqual([]);
});

test("staff read departments and change none", async () => {
  const { newDepartment, newEmployee } = await newTenant();
  const id = await newDepartment("Sales");
  const staff = await newEmployee({ departmentId: id });
  expect((await call(staff, getDepartment, { params: { id } })).status).toBe(200);
  const body = { departmentName: "Revenue" };
  expect((await call(staff, createDepartment, { body })).status).toBe(403);
  expect((await call(staff, updateDepartment, { params: { id }, body })).status).toBe(403);
});

test("a department without a name is refused, and the field named", async () => {
  const { owner } = await newTenant();
  const { status, body } = await call(owner, createDepartment, { body: { departmentName: " " } });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ departmentName: "Department name is required" });
});
