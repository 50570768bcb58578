import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { daysFromToday } from "#server/test/today.ts";
import { call, newTenant } from "#server/test/world.ts";

const { payroll, employees, departments, tenant: company } = api;
const [firstDay, lastDay] = [daysFromToday(-1_200), daysFromToday(-60)];

/** Lindiwe was a driver, then a storekeeper until she left two months ago. */
async function afterLeaving() {
  const tenant = await newTenant();
  const { owner } = tenant;
  const stores = await tenant.newDepartment("Stores", owner.employeeId);
  const lindiwe = await tenant.newEmployee({ name: "Lindiwe", surname: "Dlamini" });
  const params = { id: lindiwe.employeeId };
  const newPosition = async (positionTitle: string, jobDescription = "As agreed") => {
    const body = { positionTitle, jobDescription, departmentId: stores };
    return (await call(owner, departments.createPosition, { body })).body.id;
  };
  const update = (body: object) => call(owner, employees.update, { params, body });
  await update({ startDate: firstDay });
  const move = (positionId: number, date: string) =>
    call(owner, employees.move, { params, body: { positionId, date } });
  await move(await newPosition("Driver"), daysFromToday(-900));
  await move(await newPosition("Storekeeper", "Keeps the stores"), daysFromToday(-300));
  await call(owner, company.updateTenant, {
    params: { id: tenant.tenantId },
    body: { officeAddress: "12 Long Street, Cape Town" },
  } as never);
  await update({ terminationDate: lastDay });
  const certificate = (by = owner) => call(by, payroll.certificate, { params });
  return { tenant, owner, lindiwe, params, update, newPosition, certificate };
}

test("a certificate has names, address, days and the last position", async () => {
  const { lindiwe, certificate } = await afterLeaving();
  expect((await certificate()).body).toEqual({
    employee: { id: lindiwe.employeeId, fullName: "Lindiwe Dlamini" },
    employer: {
      ...{ name: expect.any(String), address: "12 Long Street, Cape Town", country: "ZA" },
    },
    employments: [
      { from: firstDay, to: lastDay, title: "Storekeeper", description: "Keeps the stores" },
    ],
  });
});

test("each employment that has ended has its own, after a return as well", async () => {
  const { owner, params, update, newPosition, certificate } = await afterLeaving();
  const positionId = await newPosition("Clerk");
  const firstAgain = daysFromToday(-30);
  await call(owner, employees.rehire, { params, body: { firstDay: firstAgain, positionId } });
  const first = { from: firstDay, to: lastDay, title: "Storekeeper" };
  expect((await certificate()).body.employments).toMatchObject([first]);
  await update({ terminationDate: daysFromToday(-1) });
  expect((await certificate()).body.employments).toMatchObject([
    { from: firstAgain, to: daysFromToday(-1), title: "Clerk", description: "As agreed" },
    first,
  ]);
});

test("a certificate waits for the last day of employment", async () => {
  const { update, certificate } = await afterLeaving();
  await update({ terminationDate: daysFromToday(3) });
  expect((await certificate()).status).toBe(404);
  await update({ terminationDate: daysFromToday(0) });
  expect((await certificate()).status).toBe(200);
});

test("a read of a certificate is recorded for the person", async () => {
  const { owner, lindiwe, certificate } = await afterLeaving();
  await certificate();
  const reads = await call(lindiwe, api.continuity.readsOfMine, { query: {} });
  expect(reads.body).toMatchObject([{ by: { id: owner.employeeId }, part: "record" }]);
});

test("certificates are for super administrators of the company", async () => {
  const { tenant, lindiwe, certificate } = await afterLeaving();
  const manager = await tenant.newEmployee();
  expect((await certificate(manager)).status).toBe(403);
  expect((await certificate(lindiwe)).status).toBe(403);
  const stranger = await newTenant();
  expect((await certificate(stranger.owner)).status).toBe(404);
});
