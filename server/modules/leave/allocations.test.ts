import { expect, test } from "vitest";
import { leave } from "#contract/leave.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

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

test("a super administrator changes what is granted, and the person's story tells what changed [APILEAVE-08]", async () => {
  const tenant = await newTenant();
  const { person, id } = await newAllocation(tenant);
  const body = { ...given, employeeId: person.employeeId };
  expect(await update(tenant.owner, id, body)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await update(tenant.owner, id, body)).toMatchObject({ status: 200 });

  const story = await tenant.inTenant((tx) =>
    tx
      .selectFrom("story")
      .where("tenantId", "=", tx.tenantId)
      .select(["employeeId", "kind", "byId", "changes"])
      .execute(),
  );
  expect(story).toEqual([
    {
      employeeId: person.employeeId,
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

test("the staff change no allocation, and an allocation must be the person's own and the company's", async () => {
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
