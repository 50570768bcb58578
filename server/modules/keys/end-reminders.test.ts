import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newKey } from "#server/test/api-keys.ts";
import { handleDueAt, missedDays } from "#server/test/due-services.ts";
import { call, mailsOf, newTenant, type TestTenant } from "#server/test/world.ts";
import { dueKeyEnds } from "./end-reminders.ts";

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

const remindersOf = async ({ owner }: TestTenant) => {
  const { body } = await call(owner, api.notifications.list, { query: {} });
  return body.flatMap((one) => (one.kind === "keyEnds" ? [one.details.name] : []));
};

async function remindUntil(tenant: TestTenant, days: number) {
  await handleDueAt(inDays(days), ...dueKeyEnds);
  return remindersOf(tenant);
}

test("every super administrator is reminded 14 and 3 days before a key ends", async () => {
  const tenant = await newTenant();
  const second = await tenant.newEmployee({ employeeRole: "Executive" });
  await newKey(tenant, { name: "Payroll", days: 90 });
  expect(await tenant.inTenant(missedDays)).toEqual([]);
  expect(await remindUntil(tenant, 74)).toEqual([]);
  expect(await remindUntil(tenant, 77)).toEqual(["Payroll"]);
  expect(await remindUntil(tenant, 85)).toEqual(["Payroll"]);
  expect(await remindUntil(tenant, 88)).toEqual(["Payroll", "Payroll"]);
  const mails = await mailsOf(tenant.tenantId, { kind: "keyEnds" });
  expect([...new Set(mails.map(({ to }) => to))].toSorted()).toEqual(
    [tenant.owner.email, second.email].toSorted(),
  );
});

test.each<[string, number | null]>([
  ["without end", null],
  ["of a day", 1],
])("no one is reminded of a key %s", async (_, days) => {
  const tenant = await newTenant();
  await newKey(tenant, { days });
  expect(await remindUntil(tenant, 0.5)).toEqual([]);
});

test.each(["rotated", "revoked"])("no one is reminded of a key that was %s", async (change) => {
  const tenant = await newTenant();
  const { key } = await newKey(tenant, { days: 20 });
  const params = { id: key.id };
  await sleep(5);
  if (change === "revoked") await call(tenant.owner, api.keys.revokeKey, { params });
  else
    await call(tenant.owner, api.keys.rotateKey, { params, body: { overlapDays: 7, days: 365 } });
  expect(await tenant.inTenant(missedDays)).toEqual([]);
  expect(await remindUntil(tenant, 18)).toEqual([]);
});

test("the mail of a key that was rotated meanwhile is not sent", async () => {
  const tenant = await newTenant();
  const { key } = await newKey(tenant, { days: 20 });
  await remindUntil(tenant, 8);
  expect(await mailsOf(tenant.tenantId, { kind: "keyEnds" })).toHaveLength(1);
  await sleep(5);
  await call(tenant.owner, api.keys.rotateKey, {
    params: { id: key.id },
    body: { overlapDays: 7, days: 90 },
  });
  expect(await mailsOf(tenant.tenantId, { kind: "keyEnds" })).toEqual([]);
});
