import { expect, test } from "vitest";
import { onboarding } from "#contract/onboarding.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { remindMany } = onboarding;
const of = (...people: Person[]) => ({
  selection: { employeeIds: people.map(({ employeeId }) => employeeId) },
});

test("only people with unfinished profiles are reminded, in app and mail", async () => {
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const pending = await newEmployee({ employeeStatus: "pending" });
  const left = await newEmployee({ employeeStatus: "pending", isActive: false });
  const body = of(pending, left, await newEmployee());
  const { status, body: outcome } = await call(owner, remindMany, { body });
  expect([status, outcome]).toEqual([200, { selected: 3, reminded: 1 }]);
  expect(await tenant.jobs()).toEqual([
    { job: "onboarding.remindOfProfile", payload: { employeeId: pending.employeeId } },
  ]);
  await mailsOf(tenant.tenantId);
  const mails = await mailsOf(tenant.tenantId);
  expect(mails.map(({ to }) => to)).toContain(pending.email);
  expect(mails.map(({ to }) => to)).not.toContain(left.email);
});

test("each person is reminded once a day, even for simultaneous requests", async () => {
  const { owner, newEmployee, inTenant } = await newTenant();
  const pending = await newEmployee({ employeeStatus: "pending" });
  const remind = async () => (await call(owner, remindMany, { body: of(pending) })).body.reminded;
  const atOnce = await Promise.all([remind(), remind(), remind()]);
  expect(atOnce.toSorted()).toEqual([0, 0, 1]);
  await inTenant((tx) =>
    tx
      .updateTable("accounts")
      .set({ remindedAt: new Date(Date.now() - 25 * 60 * 60_000).toISOString() })
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", pending.employeeId)
      .execute(),
  );
  expect(await remind()).toBe(1);
});

test("only super administrators remind the company's employees matching a filter", async () => {
  const { owner, newEmployee } = await newTenant();
  await newEmployee({ employeeStatus: "pending" });
  const body = { selection: { filter: { employeeStatus: "pending" as const } } };
  const hr = await newEmployee({ employeeRole: "HR" });
  const statuses = [null, hr].map(async (as) => (await call(as, remindMany, { body })).status);
  expect(await Promise.all(statuses)).toEqual([401, 403]);
  expect((await call(owner, remindMany, { body })).body).toEqual({ selected: 1, reminded: 1 });
  const stranger = await (await newTenant()).newEmployee({ employeeStatus: "pending" });
  expect((await call(owner, remindMany, { body: of(stranger) })).status).toBe(404);
});
