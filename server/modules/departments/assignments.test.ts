import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { insertDepartments } from "#server/test/company/positions.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

const { getPosition, updatePosition } = api.departments;
const today = dayOf(new Date(), defaultTimeZone);
const daysFromToday = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();

async function newPosition({ owner }: TestTenant, departmentId: number): Promise<number> {
  const { body } = await call(owner, api.departments.createPosition, {
    body: { positionTitle: "Accountant", jobDescription: "Counts", departmentId },
  });
  return body.id;
}

const update = (as: Person, { employeeId }: Person, body: object) =>
  call(as, api.employees.update, { params: { id: employeeId }, body });

const read = async ({ owner }: TestTenant, id: number) =>
  (await call(owner, getPosition, { params: { id } })).body;

async function hire(
  tenant: TestTenant,
  place: { positionId: number; departmentId: number },
  hireDate: string,
) {
  const { status, body } = await call(tenant.owner, api.onboarding.addEmployee, {
    body: {
      firstName: "Thandi",
      lastName: "Nkosi",
      email: `thandi.${hireDate}@${tenant.domain}`,
      employmentStatus: "FullTime",
      employeeRole: "Employee",
      hireDate,
      ...place,
    },
  });
  expect(status).toBe(201);
  return body.id;
}

test("a future employee appears in their position, without a manager until then", async () => {
  const tenant = await newTenant();
  const head = await tenant.newEmployee();
  const departmentId = await tenant.newDepartment("Finance", head.employeeId);
  const positionId = await newPosition(tenant, departmentId);
  const firstDay = daysFromToday(14);
  const employeeId = await hire(tenant, { positionId, departmentId }, firstDay);
  expect(await read(tenant, positionId)).toMatchObject({ employeeId, dateJoined: firstDay });
  const other = await update(tenant.owner, await tenant.newEmployee(), { positionId });
  expect(other.body.code).toBe("position_taken");
  const leads = (day: string) => tenant.inTenant((tx) => managersOf(tx, [{ employeeId, day }]));
  expect(await leads(daysFromToday(13))).toEqual(new Map());
  expect((await leads(firstDay)).get(employeeId)).toMatchObject({ id: head.employeeId });
});

test("a position is ending until its employee's last day, and then vacant", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Finance");
  const [ending, over] = [
    await newPosition(tenant, departmentId),
    await newPosition(tenant, departmentId),
  ];
  const people = [await tenant.newEmployee(), await tenant.newEmployee()] as const;
  await update(tenant.owner, people[0], { positionId: ending, startDate: "2026-01-05" });
  const hired = await hire(tenant, { positionId: over, departmentId }, "2026-01-05");
  await update(tenant.owner, people[0], { terminationDate: today });
  await call(tenant.owner, api.employees.update, {
    params: { id: hired },
    body: { terminationDate: daysFromToday(-1) },
  });
  expect(await read(tenant, ending)).toMatchObject({
    employeeId: people[0].employeeId,
    dateEnded: today,
  });
  expect(await read(tenant, over)).toMatchObject({ employeeId: null, dateEnded: null });
  expect((await update(tenant.owner, people[1], { positionId: over })).status).toBe(200);
});

test("removing a last day returns the position unless another employee has it", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Finance");
  const positionId = await newPosition(tenant, departmentId);
  const hired = await hire(tenant, { positionId, departmentId }, "2026-01-05");
  const person = { employeeId: hired } as Person;
  const lastDay = daysFromToday(-3);
  await update(tenant.owner, person, { terminationDate: lastDay });
  await update(tenant.owner, person, { terminationDate: null });
  expect(await read(tenant, positionId)).toMatchObject({ employeeId: hired, dateEnded: null });

  await update(tenant.owner, person, { terminationDate: lastDay });
  const successor = await tenant.newEmployee();
  await update(tenant.owner, successor, { positionId });
  expect((await update(tenant.owner, person, { terminationDate: null })).status).toBe(200);
  expect(await read(tenant, positionId)).toMatchObject({ employeeId: successor.employeeId });
});

test("an earlier hire date stays, and the position starts when free", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Finance");
  const positionId = await newPosition(tenant, departmentId);
  const first = await hire(tenant, { positionId, departmentId }, "2026-01-05");
  await call(tenant.owner, api.employees.update, {
    params: { id: first },
    body: { positionId: null },
  });
  const second = await hire(tenant, { positionId, departmentId }, "2026-02-02");
  expect(await read(tenant, positionId)).toMatchObject({ employeeId: second, dateJoined: today });
  const details = await call(tenant.owner, api.employees.detailedInfo, {
    query: { employeeId: second },
  });
  expect(details.body[0]).toMatchObject({ hireDate: "2026-02-02", positionTitle: "Accountant" });
});

test("a position that changes department brings its employee from that day on", async () => {
  const tenant = await newTenant();
  const [before, after] = [await tenant.newEmployee(), await tenant.newEmployee()];
  const finance = await tenant.newDepartment("Finance", before.employeeId);
  const sales = await tenant.newDepartment("Sales", after.employeeId);
  const positionId = await newPosition(tenant, finance);
  const employeeId = await hire(tenant, { positionId, departmentId: finance }, "2026-02-02");
  const body = { positionTitle: "Accountant", jobDescription: "Counts", departmentId: sales };
  await call(tenant.owner, updatePosition, { params: { id: positionId }, body });

  expect(await read(tenant, positionId)).toMatchObject({ employeeId, dateJoined: "2026-02-02" });
  const managerOn = async (day: string) =>
    (await tenant.inTenant((tx) => managersOf(tx, [{ employeeId, day }]))).get(employeeId)?.id;
  expect(await managerOn(daysFromToday(-1))).toBe(before.employeeId);
  expect(await managerOn(today)).toBe(after.employeeId);
  const [change] = (await tenant.storyOf({ employeeId })).filter(
    ({ kind, day }) => kind === "manager_changed" && day === today,
  );
  expect(change?.changes).toMatchObject([
    { beforeId: before.employeeId, afterId: after.employeeId },
  ]);
});

test("the database refuses overlapping employees, positions and heads", async () => {
  const tenant = await newTenant();
  const departmentId = await tenant.newDepartment("Finance", tenant.owner.employeeId);
  const positionId = await newPosition(tenant, departmentId);
  const [one, other] = [await tenant.newEmployee({ departmentId }), await tenant.newEmployee()];
  const assign = ({ employeeId }: Person, dateFrom: string, dateTo: string | null) =>
    tenant.inTenant((tx) =>
      tx
        .insertInto("positionAssignments")
        .values({
          tenantId: tx.tenantId,
          employeeId,
          positionId,
          departmentId,
          dateJoined: dateFrom,
          dateFrom,
          dateTo,
          recordedAt: new Date().toISOString(),
        })
        .execute(),
    );
  await assign(other, "2025-01-06", "2025-06-30");
  await expect(assign(one, "2025-06-30", "2025-07-31")).rejects.toMatchObject({ code: "23P01" });
  await expect(assign(one, "2026-03-02", null)).rejects.toMatchObject({ code: "23P01" });
  await assign(one, "2025-07-01", "2025-12-31");

  const head = (dateFrom: string, dateTo: string | null) =>
    tenant.inTenant(async (tx) => {
      const [empty = 0] = await insertDepartments(tx, [`Since ${dateFrom}`]);
      return tx
        .insertInto("departmentHeadships")
        .values(
          [departmentId, empty].map((id) => ({
            tenantId: tx.tenantId,
            departmentId: id,
            employeeId: other.employeeId,
            dateFrom,
            dateTo,
            recordedAt: new Date().toISOString(),
          })),
        )
        .execute();
    });
  await expect(head("2026-03-02", null)).rejects.toMatchObject({ code: "23P01" });
  await head("2025-01-06", "2025-12-31");
});
