import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { call, newTenant } from "#server/test/world.ts";

const { createDepartment, getDepartment, updateDepartment } = api.departments;
const today = dayOf(new Date(), defaultTimeZone);
const daysFromToday = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();

async function departmentUnderAnna() {
  const tenant = await newTenant();
  const anna = await tenant.newEmployee({ name: "Anna" });
  const ben = await tenant.newEmployee({ name: "Ben" });
  const id = await tenant.newDepartment("Sales", anna.employeeId);
  const clerk = await tenant.newEmployee({ departmentId: id });
  const change = (body: object) =>
    call(tenant.owner, updateDepartment, {
      params: { id },
      body: { departmentName: "Sales", ...body },
    });
  const read = async (as = tenant.owner) =>
    (await call(as, getDepartment, { params: { id } })).body;
  const managerOn = async (day: string) => {
    const asked = [{ employeeId: clerk.employeeId, day }];
    const managers = await tenant.inTenant((tx) => managersOf(tx, asked));
    return managers.get(clerk.employeeId)?.id;
  };
  return { ...tenant, id, anna, ben, clerk, change, read, managerOn };
}

test("a planned head leads from their day, visible to super administrators only", async () => {
  const { anna, ben, clerk, change, read, managerOn, storyOf } = await departmentUnderAnna();
  const from = daysFromToday(10);
  const { status } = await change({ departmentHeadId: ben.employeeId, headFrom: from });
  expect(status).toBe(200);
  expect(await read()).toMatchObject({
    departmentHeadId: anna.employeeId,
    nextHead: { from, id: ben.employeeId, name: "Ben Mokoena" },
  });
  expect(await read(clerk)).toMatchObject({ departmentHeadId: anna.employeeId, nextHead: null });
  expect(await managerOn(daysFromToday(9))).toBe(anna.employeeId);
  expect(await managerOn(from)).toBe(ben.employeeId);
  expect((await storyOf(clerk)).at(-2)).toMatchObject({
    kind: "manager_changed",
    day: from,
    happenedAt: null,
    managerThenId: ben.employeeId,
    changes: [{ beforeId: anna.employeeId, afterId: ben.employeeId }],
  });
});

test("a head is refused once another head was recorded meanwhile", async () => {
  const { ben, clerk, change, read, newEmployee } = await departmentUnderAnna();
  const cara = await newEmployee({ name: "Cara" });
  const planned = { departmentHeadId: cara.employeeId, headFrom: daysFromToday(20) };
  const { basedOn } = await read();
  expect((await read(clerk)).basedOn).toBeNull();
  await change({ departmentHeadId: ben.employeeId, headFrom: daysFromToday(10) });
  const { status, body } = await change({ ...planned, basedOn });
  expect([status, body]).toMatchObject([409, { code: "line_changed" }]);
  expect(JSON.stringify(body)).toContain("another change for Sales: Ben Mokoena from");
  expect((await read()).nextHead).toMatchObject({ id: ben.employeeId });
  expect((await change({ description: "Sells", basedOn })).status).toBe(200);
  expect((await change({ ...planned, basedOn: (await read()).basedOn })).status).toBe(200);
});

test("a handover's entry links to it, a manager's change to the department", async () => {
  const { ben, clerk, id, change, storyOf } = await departmentUnderAnna();
  await change({ departmentHeadId: ben.employeeId });
  expect((await storyOf(clerk)).slice(-2)).toMatchObject([
    { kind: "manager_changed", linkKind: "department", linkId: id },
    { kind: "handover_opened", linkKind: "handover" },
  ]);
});

test("a backdated head leads from that past day", async () => {
  const { anna, ben, change, read, managerOn } = await departmentUnderAnna();
  await change({ departmentHeadId: ben.employeeId, headFrom: daysFromToday(-5) });
  expect(await read()).toMatchObject({ departmentHeadId: ben.employeeId, nextHead: null });
  expect(await managerOn(daysFromToday(-6))).toBe(anna.employeeId);
  expect(await managerOn(daysFromToday(-5))).toBe(ben.employeeId);
});

test("only naming the current head from the planned day cancels a plan", async () => {
  const { anna, ben, change, read, managerOn } = await departmentUnderAnna();
  const from = daysFromToday(10);
  await change({ departmentHeadId: ben.employeeId, headFrom: from });
  await change({ description: "Sells" });
  await change({ departmentHeadId: anna.employeeId });
  expect((await read()).nextHead).toMatchObject({ id: ben.employeeId });

  await change({ departmentHeadId: anna.employeeId, headFrom: today });
  expect((await read()).nextHead).toMatchObject({ id: ben.employeeId });
  await change({ departmentHeadId: anna.employeeId, headFrom: from });
  expect(await managerOn(from)).toBe(anna.employeeId);
  await change({ departmentHeadId: null, headFrom: from });
  expect((await read()).nextHead).toEqual({ from, id: null, name: null });
  expect(await managerOn(from)).toBeUndefined();
});

test("a new head leads until the next recorded one, even if backdated", async () => {
  const { anna, ben, newEmployee, change, read, managerOn } = await departmentUnderAnna();
  const carol = await newEmployee({ name: "Carol" });
  const [past, planned] = [daysFromToday(-5), daysFromToday(10)];
  await change({ departmentHeadId: ben.employeeId, headFrom: past });
  await change({ departmentHeadId: null, headFrom: planned });
  await change({ departmentHeadId: carol.employeeId, headFrom: today });
  expect((await read()).nextHead).toEqual({ from: planned, id: null, name: null });
  const ledOn = async (...days: number[]) =>
    Promise.all(days.map((days) => managerOn(daysFromToday(days))));
  const { employeeId } = carol;
  expect(await ledOn(-6, -1, 0, 9, 10)).toEqual([
    ...[anna.employeeId, ben.employeeId],
    ...[employeeId, employeeId, undefined],
  ]);
  await change({ departmentHeadId: carol.employeeId, headFrom: daysFromToday(-9) });
  expect(await ledOn(-10, -9, -6, -5, 0, 10)).toEqual([
    ...[anna.employeeId, employeeId, employeeId],
    ...[ben.employeeId, employeeId, undefined],
  ]);
});

test("a head who is deactivated or gone is refused, unless head already", async () => {
  const { anna, ben, owner, newEmployee, change, read } = await departmentUnderAnna();
  const leaver = await newEmployee({ terminationDate: daysFromToday(5) });
  const deactivate = ({ employeeId }: { employeeId: number }) =>
    call(owner, api.employees.toggleStatus, {
      params: { id: employeeId },
      query: { activate: "false" },
    });
  await deactivate(ben);
  for (const refused of [
    { departmentHeadId: ben.employeeId },
    { departmentHeadId: leaver.employeeId, headFrom: daysFromToday(6) },
  ]) {
    const { status, body } = await change(refused);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["departmentHeadId"]]);
  }
  await deactivate(anna);
  expect((await change({ departmentHeadId: anna.employeeId })).status).toBe(200);
  expect(await read()).toMatchObject({ departmentHeadId: anna.employeeId });
  const lastWeek = { departmentHeadId: leaver.employeeId, headFrom: daysFromToday(5) };
  expect((await change(lastWeek)).status).toBe(200);
});

test("a new department has its head from the given day on", async () => {
  const { owner, newEmployee } = await newTenant();
  const anna = await newEmployee({ name: "Anna" });
  const headFrom = daysFromToday(3);
  const { body } = await call(owner, createDepartment, {
    body: { departmentName: "Sales", departmentHeadId: anna.employeeId, headFrom },
  });
  const department = await call(owner, getDepartment, { params: { id: body.id } });
  expect(department.body).toMatchObject({
    departmentHeadId: null,
    nextHead: { from: headFrom, id: anna.employeeId },
  });
});

async function planMove(
  { owner, id: departmentId }: Awaited<ReturnType<typeof departmentUnderAnna>>,
  employeeId: number,
  date: string,
) {
  const position = { positionTitle: "Seller", jobDescription: "Sells", departmentId };
  const { body } = await call(owner, api.departments.createPosition, { body: position });
  const move = { params: { id: employeeId }, body: { positionId: body.id, date } };
  expect((await call(owner, api.employees.move, move)).status).toBe(200);
}

test("a planned head is in the story of employees who join later", async () => {
  const department = await departmentUnderAnna();
  const { anna, ben, change, newEmployee, newDepartment, storyOf } = department;
  const stores = await newDepartment("Stores");
  const joiner = await newEmployee({ departmentId: stores });
  await planMove(department, joiner.employeeId, daysFromToday(20));
  await change({ departmentHeadId: ben.employeeId, headFrom: daysFromToday(10) });
  const told = (await storyOf(joiner)).filter(({ kind }) => kind === "manager_changed");
  expect(told.at(-1)).toMatchObject({
    day: daysFromToday(20),
    changes: [{ beforeId: anna.employeeId, afterId: ben.employeeId }],
  });
});

test("a head is refused if a coming employee of theirs leads them", async () => {
  const department = await departmentUnderAnna();
  const { ben, change, newEmployee, newDepartment } = department;
  const joiner = await newEmployee({ departmentId: await newDepartment("Office") });
  const stores = await newDepartment("Stores", joiner.employeeId);
  const clerk = await newEmployee({ departmentId: stores });
  await planMove(department, joiner.employeeId, daysFromToday(20));
  const headFrom = daysFromToday(10);
  const refused = await change({ departmentHeadId: clerk.employeeId, headFrom });
  expect([refused.status, refused.body.code]).toEqual([409, "circle_of_managers"]);
  expect((await change({ departmentHeadId: ben.employeeId, headFrom })).status).toBe(200);
});

test("naming a head records the head's manager from the same day", async () => {
  const { owner, anna, ben, clerk, change, inTenant, newEmployee } = await departmentUnderAnna();
  const director = await newEmployee({ name: "Dineo" });
  const from = daysFromToday(3);
  const { status } = await change({
    departmentHeadId: clerk.employeeId,
    headFrom: from,
    headLedBy: director.employeeId,
  });
  expect(status).toBe(200);
  const managerOfClerk = async (day: string) => {
    const asked = [{ employeeId: clerk.employeeId, day }];
    return (await inTenant((tx) => managersOf(tx, asked))).get(clerk.employeeId)?.id;
  };
  expect(await managerOfClerk(daysFromToday(2))).toBe(anna.employeeId);
  expect(await managerOfClerk(from)).toBe(director.employeeId);

  const created = await call(owner, createDepartment, {
    body: {
      departmentName: "Stores",
      departmentHeadId: ben.employeeId,
      headLedBy: director.employeeId,
    },
  });
  expect(created.status).toBe(201);
  const asked = [{ employeeId: ben.employeeId, day: today }];
  const managers = await inTenant((tx) => managersOf(tx, asked));
  expect(managers.get(ben.employeeId)?.id).toBe(director.employeeId);
});

test("a head's manager is another employee outside the head's people", async () => {
  const { anna, ben, clerk, change, read } = await departmentUnderAnna();
  const stranger = await (await newTenant()).newEmployee();
  for (const headLedBy of [ben.employeeId, stranger.employeeId]) {
    const { status, body } = await change({ departmentHeadId: ben.employeeId, headLedBy });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["headLedBy"]]);
  }
  const alone = await change({ headLedBy: ben.employeeId });
  expect([alone.status, Object.keys(alone.body.fields ?? {})]).toEqual([400, ["headLedBy"]]);
  const circle = await change({
    departmentHeadId: ben.employeeId,
    headLedBy: clerk.employeeId,
  });
  expect([circle.status, circle.body.code]).toEqual([409, "circle_of_managers"]);
  expect(await read()).toMatchObject({ departmentHeadId: anna.employeeId, nextHead: null });
});

test("the application can end headships and assignments, but not rewrite them", async () => {
  const { ben, inTenant } = await departmentUnderAnna();
  const refused = { message: expect.stringContaining("permission denied") };
  for (const table of ["departmentHeadships", "positionAssignments"] as const) {
    const change = (values: object) =>
      inTenant((tx) =>
        tx.updateTable(table).set(values).where("tenantId", "=", tx.tenantId).execute(),
      );
    await expect(change({ employeeId: ben.employeeId })).rejects.toMatchObject(refused);
    await expect(change({ dateFrom: daysFromToday(-900) })).rejects.toMatchObject(refused);
    await expect(change({ dateTo: daysFromToday(900) })).resolves.toBeDefined();
    await expect(
      inTenant((tx) => tx.deleteFrom(table).where("tenantId", "=", tx.tenantId).execute()),
    ).rejects.toMatchObject(refused);
  }
});
