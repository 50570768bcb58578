import { expect, test } from "vitest";
import { leave } from "#contract/leave/leave.ts";
import { dayOf, defaultTimeZone } from "#server/company-day.ts";
import type { PersonActor } from "#server/context.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";
import { grantDefaults } from "./allocations.ts";
import { listGrants } from "./grant-queries.ts";

const granted = { annual: 15, sick: 30, familyResponsibility: 3, maternityPaternity: 87, study: 5 };
const given = {
  annualLeave: 20,
  sickLeave: 30,
  familyResponsibilityLeave: 4.5,
  maternityPaternity: 87,
  studyLeave: 0,
};

async function newAllocation(tenant: TestTenant): Promise<{ person: Person; id: number }> {
  const person = await tenant.newEmployee();
  const { body } = await call(person, leave.initializeLeave, {});
  return { person, id: body.leaveAllocatedId };
}
const update = (as: Person, id: number, body: typeof given & { employeeId: number }) =>
  call(as, leave.updateAllocation, { params: { id }, body });

test("the default days are granted once [APILEAVE-01] [ENT-43]", async () => {
  const tenant = await newTenant();
  const { person, id } = await newAllocation(tenant);
  const { employeeId } = person;
  expect((await update(tenant.owner, id, { ...given, employeeId })).status).toBe(200);

  const again = await call(person, leave.initializeLeave, {});
  expect(again).toMatchObject({ status: 200, body: { leaveAllocatedId: id, annual: 20 } });
});

test("the days granted are the documents' defaults [APILEAVE-01] [ENT-43]", async () => {
  const tenant = await newTenant();
  const first = await call(tenant.owner, leave.initializeLeave, {});
  expect(first.body).toEqual({ leaveAllocatedId: expect.any(Number), ...granted });
});

test("the employee's history has each change to an allocation [APILEAVE-08]", async () => {
  const tenant = await newTenant();
  const { person, id } = await newAllocation(tenant);
  const body = { ...given, employeeId: person.employeeId };
  expect(await update(tenant.owner, id, body)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await update(tenant.owner, id, body)).toMatchObject({ status: 200 });

  expect(await tenant.storyOf(person)).toMatchObject([
    {
      kind: "allocation_changed",
      byId: tenant.owner.employeeId,
      changes: [
        { field: "annual", before: "15", after: "20", isSensitive: false },
        { field: "familyResponsibility", before: "3", after: "4.5", isSensitive: false },
        { field: "study", before: "5", after: "0", isSensitive: false },
      ],
    },
  ]);
  expect((await call(person, leave.initializeLeave, {})).body).toMatchObject({
    annual: 20,
    familyResponsibility: 4.5,
    study: 0,
  });
});

test.each([
  ["annualLeave", -1, "At least 0 days"],
  ["sickLeave", 367, "At most 366 days"],
])("%s cannot be %d", async (field, days, message) => {
  const tenant = await newTenant();
  const { person, id } = await newAllocation(tenant);
  const body = { ...given, employeeId: person.employeeId, [field]: days };
  expect(await update(tenant.owner, id, body)).toMatchObject({
    status: 400,
    body: { fields: { [field]: message } },
  });
});

test("days below 0 and parts of a day stay, and none are entered [UMEDIT-07]", async () => {
  const tenant = await newTenant();
  const { person, id } = await newAllocation(tenant);
  const { employeeId } = person;
  const entry = { balance: "annual", kind: "corrected", days: -20.25 } as const;
  const body = { employeeId, ...entry, reason: "Taken before", isConfirmed: true };
  expect((await call(tenant.owner, leave.addEntry, { body })).status).toBe(201);
  const save = (days: object) =>
    update(tenant.owner, id, { ...given, annualLeave: -5.25, ...days, employeeId });
  expect((await save({ sickLeave: 31 })).status).toBe(200);
  expect((await call(person, leave.initializeLeave, {})).body).toMatchObject({
    ...{ annual: -5.25, sick: 31 },
  });
  for (const [annualLeave, message] of [
    [-5, "At least 0 days"],
    [2.25, "Whole or half days only"],
  ] as const)
    expect(await save({ annualLeave })).toMatchObject({
      ...{ status: 400, body: { fields: { annualLeave: message } } },
    });
  expect((await save({ annualLeave: 0 })).status).toBe(200);
});

test("super administrators alone change an allocation, by its employee and company", async () => {
  const tenant = await newTenant();
  const { person, id } = await newAllocation(tenant);
  const other = await newAllocation(tenant);
  const stranger = (await newTenant()).owner;
  const body = { ...given, employeeId: person.employeeId };
  expect(await update(person, id, body)).toMatchObject({ status: 403 });
  expect(await update(tenant.owner, other.id, body)).toMatchObject({ status: 404 });
  expect(await update(stranger, id, body)).toMatchObject({ status: 404 });
  expect(await update(tenant.owner, id, body)).toMatchObject({ status: 200 });
});

test("a correction leaves the earlier grant on record [APILEAVE-08]", async () => {
  const tenant = await newTenant();
  const { person, id } = await newAllocation(tenant);
  const { employeeId } = person;
  await update(tenant.owner, id, { ...given, employeeId });
  const rows = await tenant.inTenant((tx) =>
    tx
      .selectFrom("leaveGrants")
      .where("tenantId", "=", tx.tenantId)
      .where("balance", "=", "annual")
      .select(["id", "employeeId", "days", "effectiveFrom", "cause", "recordedById"])
      .orderBy("id")
      .execute(),
  );
  const effectiveFrom = dayOf(new Date(), defaultTimeZone);
  expect(rows).toEqual([
    { id, employeeId, days: 15, effectiveFrom, cause: "default", recordedById: employeeId },
    {
      id: expect.any(Number),
      employeeId,
      days: 5,
      effectiveFrom,
      cause: "corrected",
      recordedById: tenant.owner.employeeId,
    },
  ]);
});

test("one statement grants the defaults to many employees", async () => {
  const tenant = await newTenant();
  const joined = ["2024-01-08", "2999-01-07", null];
  const ids: number[] = [];
  for (const startDate of joined) {
    const { employeeId } = await tenant.newEmployee();
    await tenant.inTenant((tx) =>
      tx
        .updateTable("employees")
        .set({ startDate })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", employeeId)
        .execute(),
    );
    ids.push(employeeId);
  }
  const actor = { employeeId: tenant.owner.employeeId } as PersonActor;
  const now = new Date();
  const today = dayOf(now, defaultTimeZone);
  await tenant.inTenant((tx) => grantDefaults({ tx, actor, now, today }, ids));
  await tenant.inTenant((tx) => grantDefaults({ tx, actor, now, today }, ids));

  const grants = await tenant.inTenant((tx) => listGrants(tx, ids));
  expect(grants).toHaveLength(15);
  const annual = grants.filter(({ balance }) => balance === "annual");
  expect(annual.map(({ effectiveFrom }) => effectiveFrom)).toEqual([
    "2024-01-08",
    dayOf(now, defaultTimeZone),
    dayOf(now, defaultTimeZone),
  ]);
});
