import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import { call, newTenant, type TestTenant } from "#server/test/world.ts";

const { createPosition, getPosition, updatePosition } = api.departments;
const today = dayOf(new Date(), defaultTimeZone);
const daysFromToday = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString();

async function heldPosition(tenant: TestTenant) {
  const head = await tenant.newEmployee({ name: "Anna" });
  const departmentId = await tenant.newDepartment("Finance", head.employeeId);
  const thabo = await tenant.newEmployee({ departmentId });
  const { body } = await call(tenant.owner, api.departments.getAllPositions, {
    query: { departmentId },
  });
  const id = body[0]?.id ?? 0;
  const save = (term: object) =>
    call(tenant.owner, updatePosition, {
      params: { id },
      body: { positionTitle: "Clerk", jobDescription: "Files", departmentId, ...term },
    });
  const read = async () => (await call(tenant.owner, getPosition, { params: { id } })).body;
  return { id, departmentId, thabo, head, save, read };
}

test("an ended position is ending until its last day [TSPOS-14] (AMB-215)", async () => {
  const tenant = await newTenant();
  const { thabo, head, save, read } = await heldPosition(tenant);
  const lastDay = daysFromToday(20);
  expect((await save({ employeeId: null, dateEnded: lastDay })).status).toBe(200);
  expect(await read()).toMatchObject({ employeeId: thabo.employeeId, dateEnded: lastDay });
  await save({ employeeId: null, dateEnded: lastDay });
  const story = await tenant.storyOf(thabo);
  expect(story.map(({ kind, day }) => [kind, day])).toEqual([
    ["position_changed", daysFromToday(21)],
    ["department_changed", daysFromToday(21)],
    ["manager_changed", daysFromToday(21)],
    ["handover_opened", today],
  ]);
  expect(story[2]?.changes).toMatchObject([{ beforeId: head.employeeId, afterId: null }]);
});

test("a past last day vacates the position, and impossible ones are refused", async () => {
  const tenant = await newTenant();
  const { save, read } = await heldPosition(tenant);
  const early = await save({ employeeId: null, dateEnded: "2025-12-31" });
  expect([early.status, early.body.fields]).toEqual([
    400,
    { dateEnded: "The last day cannot be before the first" },
  ]);
  expect((await save({ employeeId: 0, dateEnded: daysFromToday(-1) })).status).toBe(200);
  expect(await read()).toMatchObject({ employeeId: null, dateEnded: null });
});

test("a last day changes only together with the position's employee", async () => {
  const tenant = await newTenant();
  const { thabo, save, read } = await heldPosition(tenant);
  const { employeeId } = thabo;
  await save({ employeeId: null, dateEnded: daysFromToday(20) });
  await save({ employeeId, dateEnded: daysFromToday(40) });
  expect((await read()).dateEnded).toBe(daysFromToday(40));
  await save({ employeeId: null, dateEnded: null });
  await save({ employeeId });
  expect((await read()).dateEnded).toBe(daysFromToday(40));
  await save({ employeeId, dateEnded: null });
  expect(await read()).toMatchObject({ employeeId, dateEnded: null });
});

test("a last day cannot reach into the next employee's days", async () => {
  const tenant = await newTenant();
  const { id, departmentId, thabo, save, read } = await heldPosition(tenant);
  const { employeeId } = thabo;
  await save({ employeeId: null, dateEnded: daysFromToday(5) });
  const next = await tenant.newEmployee();
  await tenant.inTenant((tx) =>
    tx
      .insertInto("positionAssignments")
      .values({
        tenantId: tx.tenantId,
        positionId: id,
        departmentId,
        employeeId: next.employeeId,
        dateJoined: daysFromToday(10),
        dateFrom: daysFromToday(10),
        recordedAt: new Date().toISOString(),
      })
      .execute(),
  );
  expect((await save({ employeeId, dateEnded: daysFromToday(9) })).status).toBe(200);
  const refused = await save({ employeeId, dateEnded: daysFromToday(10) });
  expect([refused.status, refused.body.code]).toEqual([409, "position_taken"]);
  expect((await read()).dateEnded).toBe(daysFromToday(9));
});

test("a vacant position takes no last day", async () => {
  const { owner, newDepartment } = await newTenant();
  const departmentId = await newDepartment("Finance");
  const body = { positionTitle: "Clerk", jobDescription: "Files", departmentId };
  const { id } = (await call(owner, createPosition, { body })).body;
  await call(owner, updatePosition, { params: { id }, body: { ...body, dateEnded: today } });
  expect((await call(owner, getPosition, { params: { id } })).body).toMatchObject({
    employeeId: null,
    dateEnded: null,
  });
});
