import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";
import { saveVacancies } from "./vacancy-queries.ts";

const { getAllPositions, getPosition, createPosition, updatePosition } = api.departments;

const details = (departmentId: number, more: object = {}) => ({
  positionTitle: "Accountant",
  jobDescription: "Counts",
  departmentId,
  ...more,
});

async function newPosition(owner: Person, departmentId: number, more: object = {}) {
  const { status, body } = await call(owner, createPosition, { body: details(departmentId, more) });
  expect(status).toBe(201);
  return body.id;
}

const read = async (owner: Person, id: number) =>
  (await call(owner, getPosition, { params: { id } })).body;

const move = (as: Person, employee: Person, positionId: number, departmentId: number) =>
  call(as, api.employees.update, {
    params: { id: employee.employeeId },
    body: { positionId, departmentId },
  });

async function hireLater(
  { newEmployee, inTenant }: TestTenant,
  positionId: number,
  dateFrom: string,
) {
  const { employeeId } = await newEmployee();
  await inTenant(async (tx) => {
    const { departmentId } = await tx
      .selectFrom("positions")
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", positionId)
      .select("departmentId")
      .executeTakeFirstOrThrow();
    const place = { positionId, departmentId, employeeId, dateJoined: dateFrom, dateFrom };
    await tx
      .insertInto("positionAssignments")
      .values({ tenantId: tx.tenantId, ...place, recordedAt: new Date().toISOString() })
      .execute();
    await saveVacancies(tx, [positionId]);
  });
}

const held = ({ inTenant, tenantId }: TestTenant, positionId: number) =>
  inTenant((tx) =>
    tx
      .selectFrom("positionAssignments")
      .where("tenantId", "=", tenantId)
      .where("positionId", "=", positionId)
      .where("retractedAt", "is", null)
      .select(["employeeId", "departmentId", "dateJoined", "dateFrom", "dateTo"])
      .orderBy("dateFrom")
      .execute(),
  );

test("a new position is listed as vacant, at level Entry by default [APIPOS-01] [APIPOS-02] [APIPOS-03] [ENT-21] [ENT-22]", async () => {
  const { owner, newDepartment, tenantId } = await newTenant();
  const departmentId = await newDepartment("Finance");
  const id = await newPosition(owner, departmentId, {
    employeeId: null,
    tenantId: "another",
    createdAt: "2001-01-01",
  });
  const position = await read(owner, id);
  expect(position).toMatchObject({
    id,
    ...details(departmentId),
    departmentName: "Finance",
    jobLevel: "Entry",
    employeeId: null,
    employeeName: null,
    tenantId,
    dateJoined: null,
    dateEnded: null,
  });
  expect((await call(owner, getAllPositions, { query: {} })).body).toEqual([position]);
});

test("positions are filtered by department and status, searched and sorted by level [APIPOS-01]", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const [finance, sales] = [await newDepartment("Finance"), await newDepartment("Sales")];
  await newPosition(owner, finance, { positionTitle: "Chief", jobLevel: "Director" });
  const filled = await newPosition(owner, finance, {
    positionTitle: "Bookkeeper",
    jobLevel: "Junior",
  });
  await newPosition(owner, sales, { positionTitle: "Seller", jobLevel: "Senior" });
  const leaving = await newPosition(owner, sales, { positionTitle: "Agent" });
  const [thabo, zanele] = [await newEmployee(), await newEmployee({ name: "Zanele" })];
  await move(owner, thabo, filled, finance);
  await move(owner, zanele, leaving, sales);
  await call(owner, api.employees.update, {
    params: { id: zanele.employeeId },
    body: { terminationDate: "2031-03-31" },
  });

  const titles = async (query: object) =>
    (await call(owner, getAllPositions, { query })).body.map((one) => one.positionTitle);
  expect(await titles({ departmentId: finance })).toEqual(["Bookkeeper", "Chief"]);
  expect(await titles({ status: "available" })).toEqual(["Chief", "Seller"]);
  expect(await titles({ status: "filled" })).toEqual(["Bookkeeper"]);
  expect(await titles({ status: "ended" })).toEqual(["Agent"]);
  await hireLater(tenant, leaving, "2031-04-01");
  expect(await titles({ status: "filled" })).toEqual(["Bookkeeper"]);
  expect(await titles({ status: "ended" })).toEqual(["Agent"]);
  expect(await titles({ search: "zanele" })).toEqual(["Agent"]);
  expect(await titles({ sort: "-jobLevel" })).toEqual(["Chief", "Seller", "Bookkeeper", "Agent"]);
  expect(await read(owner, leaving)).toMatchObject({ dateEnded: "2031-03-31" });
});

test("staff see who has a position, but not its days", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const departmentId = await newDepartment("Finance");
  const thabo = await newEmployee();
  const id = await newPosition(owner, departmentId, { employeeId: thabo.employeeId });
  const body = { terminationDate: "2031-03-31" };
  await call(owner, api.employees.update, { params: { id: thabo.employeeId }, body });

  const staff = await newEmployee();
  expect((await read(owner, id)).dateEnded).toBe("2031-03-31");
  const seen = { employeeName: "Thabo Mokoena", dateJoined: null, dateEnded: null };
  expect(await read(staff, id)).toMatchObject(seen);
  const ended = await call(staff, getAllPositions, { query: { status: "ended" } });
  expect(ended.body).toEqual([]);
  const filled = await call(staff, getAllPositions, { query: { status: "filled" } });
  expect(filled.body).toMatchObject([seen]);
  const write = { params: { id }, body: details(departmentId) };
  expect((await call(staff, updatePosition, write)).status).toBe(403);
  expect((await call(staff, createPosition, { body: write.body })).status).toBe(403);
});

test("a position changes hands only when saved with another employee [APIPOS-04] (AMB-198, AMB-215)", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const departmentId = await newDepartment("Finance");
  const [thabo, zanele] = [await newEmployee(), await newEmployee()];
  const id = await newPosition(owner, departmentId, { employeeId: thabo.employeeId });
  const save = (term: object) =>
    call(owner, updatePosition, { params: { id }, body: details(departmentId, term) });

  const kept = [{ employeeId: thabo.employeeId }, {}, { employeeId: 0 }, { employeeId: null }];
  for (const term of [...kept, { employeeId: null, dateEnded: null }]) {
    expect((await save(term)).status).toBe(200);
    expect((await read(owner, id)).employeeId).toBe(thabo.employeeId);
  }
  await save({ employeeId: zanele.employeeId });
  expect((await read(owner, id)).employeeId).toBe(zanele.employeeId);
  // A term that began and ended on the same day is not stored.
  expect(await held(tenant, id)).toMatchObject([{ employeeId: zanele.employeeId, dateTo: null }]);
});

test("the position form refuses employees of other positions or companies", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const departmentId = await newDepartment("Finance");
  const thabo = await newEmployee({ departmentId });
  const stranger = (await newTenant()).owner;
  const id = await newPosition(owner, departmentId);
  const appoint = (employeeId: number) =>
    call(owner, updatePosition, { params: { id }, body: details(departmentId, { employeeId }) });
  const taken = await appoint(thabo.employeeId);
  expect([taken.status, taken.body.code]).toEqual([409, "position_taken"]);
  const unknown = await appoint(stranger.employeeId);
  expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([400, ["employeeId"]]);
});

test("a move vacates the old position, and the story records both [APIEMP-08]", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const [finance, sales] = [await newDepartment("Finance"), await newDepartment("Sales")];
  const first = await newPosition(owner, finance);
  const second = await newPosition(owner, sales, { positionTitle: "Seller" });
  const thabo = await newEmployee();
  expect((await move(owner, thabo, first, finance)).status).toBe(200);
  expect((await move(owner, thabo, second, sales)).status).toBe(200);

  expect((await read(owner, first)).employeeId).toBeNull();
  expect(await read(owner, second)).toMatchObject({ employeeId: thabo.employeeId });
  const { body } = await call(owner, api.employees.history, {
    params: { id: thabo.employeeId },
    query: { pageSize: 2 },
  });
  expect(body.map(({ kind, changes }) => [kind, changes[0]])).toEqual([
    [
      "department_changed",
      {
        field: "departmentName",
        before: "Finance",
        beforeId: finance,
        after: "Sales",
        afterId: sales,
        isSensitive: false,
      },
    ],
    [
      "position_changed",
      {
        field: "positionTitle",
        before: "Accountant",
        beforeId: first,
        after: "Seller",
        afterId: second,
        isSensitive: false,
      },
    ],
  ]);
});

test("a position's new name or department is in its employee's story", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const [finance, sales] = [await newDepartment("Finance"), await newDepartment("Sales")];
  const thabo = await newEmployee();
  const id = await newPosition(owner, finance, { employeeId: thabo.employeeId });
  const body = details(sales, { positionTitle: "Controller", employeeId: thabo.employeeId });
  await call(owner, updatePosition, { params: { id }, body });
  const history = await call(owner, api.employees.history, {
    params: { id: thabo.employeeId },
    query: { pageSize: 2 },
  });
  expect(history.body.map(({ changes }) => changes[0])).toMatchObject([
    { before: "Finance", after: "Sales" },
    { before: "Accountant", after: "Controller" },
  ]);
});

test("a department that is not the position's own is refused and named", async () => {
  const { owner, newDepartment, newEmployee } = await newTenant();
  const [finance, sales] = [await newDepartment("Finance"), await newDepartment("Sales")];
  const id = await newPosition(owner, finance);
  const { status, body } = await move(owner, await newEmployee(), id, sales);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["departmentId"]]);
  expect((await read(owner, id)).employeeId).toBeNull();
});

test("exactly one of two employees gets a position", async () => {
  const tenant = await newTenant();
  const { owner, newDepartment, newEmployee } = tenant;
  const departmentId = await newDepartment("Finance");
  const id = await newPosition(owner, departmentId);
  const people = await Promise.all([newEmployee(), newEmployee(), newEmployee(), newEmployee()]);
  const answers = await Promise.all(people.map((person) => move(owner, person, id, departmentId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await held(tenant, id)).toHaveLength(1);
  const late = await move(owner, await newEmployee(), id, departmentId);
  expect([late.status, late.body.code]).toEqual([409, "position_taken"]);
});

test("a position without its fields or in another company's department is refused", async () => {
  const { owner } = await newTenant();
  const other = await newTenant();
  const departmentId = await other.newDepartment("Finance");
  const foreign = await call(owner, createPosition, { body: details(departmentId) });
  expect(foreign.body.fields).toEqual({ departmentId: "Department is required" });
  const blank = await call(owner, createPosition, {
    body: { positionTitle: "", jobDescription: "", departmentId: 0 },
  });
  expect(blank.body.fields).toEqual({
    positionTitle: "Position title is required",
    jobDescription: "Job description is required",
    departmentId: "Department is required",
  });
});
