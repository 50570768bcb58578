import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const { createDepartment, createPosition, deleteDepartment, deletePosition } = api.departments;

const placeStory = ({ inTenant }: TestTenant, subjectId: number) =>
  inTenant((tx) =>
    tx
      .selectFrom("story as s")
      .leftJoin("storyValues as v", (join) =>
        join.on("v.tenantId", "=", tx.tenantId).onRef("v.id", "=", "s.id"),
      )
      .where("s.tenantId", "=", tx.tenantId)
      .where("s.subjectId", "=", subjectId)
      .select(["s.subjectKind", "s.kind", "s.byId", "v.changes"])
      .orderBy("s.id")
      .execute(),
  );

const newPosition = async ({ owner }: TestTenant, departmentId: number) =>
  (
    await call(owner, createPosition, {
      body: { positionTitle: "Clerk", jobDescription: "Files", departmentId },
    })
  ).body.id;

test("an unreferenced department is removed, and its story names the author (AMB-214)", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const { body } = await call(owner, createDepartment, { body: { departmentName: "Zoology" } });
  const params = { id: body.id };
  expect((await call(owner, deleteDepartment, { params })).status).toBe(200);
  expect((await call(owner, api.departments.getDepartment, { params })).status).toBe(404);
  expect((await call(owner, deleteDepartment, { params })).status).toBe(404);
  const found = await call(owner, api.search.find, { query: { query: "zoology" } });
  expect(found.body.departments.items).toEqual([]);
  expect(await placeStory(tenant, body.id)).toMatchObject([
    { kind: "created", byId: owner.employeeId },
    {
      subjectKind: "department",
      kind: "removed",
      byId: owner.employeeId,
      changes: [{ field: "departmentName", before: "Zoology", after: null }],
    },
  ]);
});

test("a department with a position or a past head stays (AMB-214)", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const withPosition = await newDepartment("Finance");
  const position = await newPosition(tenant, withPosition);
  const headed = await newDepartment("Sales", (await newEmployee()).employeeId);
  await call(owner, api.departments.updateDepartment, {
    params: { id: headed },
    body: { departmentName: "Sales", departmentHeadId: null },
  });
  for (const id of [withPosition, headed]) {
    const { status, body } = await call(owner, deleteDepartment, { params: { id } });
    expect([status, body.code]).toEqual([409, "department_in_use"]);
  }
  await call(owner, deletePosition, { params: { id: position } });
  expect((await call(owner, deleteDepartment, { params: { id: withPosition } })).status).toBe(200);
});

test("only a position without any past employee can be removed (AMB-214)", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const departmentId = await newDepartment("Finance");
  const [unused, left] = [
    await newPosition(tenant, departmentId),
    await newPosition(tenant, departmentId),
  ];
  const thabo = await newEmployee();
  for (const positionId of [left, null])
    await call(owner, api.employees.update, {
      params: { id: thabo.employeeId },
      body: { positionId },
    });
  const kept = await call(owner, deletePosition, { params: { id: left } });
  expect([kept.status, kept.body.code]).toEqual([409, "position_in_use"]);
  expect((await call(owner, deletePosition, { params: { id: unused } })).status).toBe(200);
  expect((await call(owner, deletePosition, { params: { id: unused } })).status).toBe(404);
  expect((await placeStory(tenant, unused)).at(-1)).toMatchObject({
    subjectKind: "position",
    kind: "removed",
    changes: [{ field: "positionTitle", before: "Clerk", after: null }],
  });
});

test("exactly one of a simultaneous removal and appointment succeeds", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const departmentId = await newDepartment("Finance");
  const id = await newPosition(tenant, departmentId);
  const thabo = await newEmployee();
  const [removed, appointed] = await Promise.all([
    call(owner, deletePosition, { params: { id } }),
    call(owner, api.employees.update, {
      params: { id: thabo.employeeId },
      body: { positionId: id },
    }),
  ]);
  expect([removed.status, appointed.status].filter((status) => status === 200)).toHaveLength(1);
});

test("only the company's super administrators remove departments and positions", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Finance");
  const positionId = await newPosition(tenant, departmentId);
  const staff = await tenant.newEmployee({ employeeRole: "Manager" });
  const stranger = (await newTenant()).owner;
  const remove = async (as: typeof staff) => [
    (await call(as, deletePosition, { params: { id: positionId } })).status,
    (await call(as, deleteDepartment, { params: { id: departmentId } })).status,
  ];
  expect(await remove(staff)).toEqual([403, 403]);
  expect(await remove(stranger)).toEqual([404, 404]);
  expect(await remove(tenant.owner)).toEqual([200, 200]);
});
