import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runCompanyCommand } from "#server/operator/company-command.ts";
import { ownClock } from "#server/test/clock.ts";
import { handleDueAt } from "#server/test/due-services.ts";
import { database, newTenant, type TestTenant } from "#server/test/world.ts";
import { dueSeal, verifySeals } from "./seals.ts";
import { recordSecurity } from "./security-events.ts";

/** Who owns the tables can change what the application cannot. */
const owner = new pg.Client(inject("ownerUrl"));
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const record = ({ inTenant }: TestTenant, count = 1) =>
  inTenant((tx) =>
    recordSecurity(
      tx,
      Array.from({ length: count }, () => ({ kind: "exported" as const, byId: 7 })),
    ),
  );
const verified = ({ inTenant }: TestTenant) => inTenant((tx) => verifySeals(tx));
const sealAt = (at: string) => handleDueAt(at, dueSeal);

/** Events on three days, each sealed in its night. */
async function sealedCompany() {
  const at = ownClock();
  const tenant = await newTenant();
  for (const day of [17, 18, 19]) {
    at(`2026-06-${day}`, "09:00");
    await record(tenant, 2);
    at(`2026-06-${day + 1}`, "04:00");
    await sealAt(`2026-06-${day + 1}T04:00:00+02:00`);
  }
  return tenant;
}

test("each day's events are sealed in the night after, once the day is over everywhere", async () => {
  const at = ownClock();
  at("2026-06-17", "09:00");
  const tenant = await newTenant();
  await record(tenant);
  // The company's midnight is two hours ahead.
  await sealAt("2026-06-18T00:30:00+02:00");
  expect(await verified(tenant)).toEqual({ sealedDays: 0, events: 0, changedDays: [] });
  await sealAt("2026-06-18T02:59:00+02:00");
  expect((await verified(tenant)).sealedDays).toBe(0);
  await sealAt("2026-06-18T03:00:00+02:00");
  expect(await verified(tenant)).toEqual({ sealedDays: 1, events: 1, changedDays: [] });
});

test("a day without events gets no seal, and the next one covers it", async () => {
  const at = ownClock();
  const tenant = await newTenant();
  at("2026-06-17", "09:00");
  await record(tenant);
  await sealAt("2026-06-18T04:00:00+02:00");
  await sealAt("2026-06-19T04:00:00+02:00");
  at("2026-06-20", "09:00");
  await record(tenant);
  await sealAt("2026-06-21T04:00:00+02:00");
  expect(await verified(tenant)).toEqual({ sealedDays: 2, events: 2, changedDays: [] });
});

const someEvent = `(select id from security_events where tenant_id = $1 and at < '2026-06-18' order by id limit 1)`;

test.each([
  [
    "changed",
    `update security_events set address = '192.0.2.1' where tenant_id = $1 and id = ${someEvent}`,
  ],
  ["removed", `delete from security_events where tenant_id = $1 and id = ${someEvent}`],
  [
    "added",
    `insert into security_events (tenant_id, kind, at) values ($1, 'exported', '2026-06-17T12:00:00Z')`,
  ],
])("a row that was %s after its seal is found in its day", async (_, tampering) => {
  const tenant = await sealedCompany();
  expect(await verified(tenant)).toEqual({ sealedDays: 3, events: 6, changedDays: [] });
  await owner.query(tampering, [tenant.tenantId]);
  expect((await verified(tenant)).changedDays).toEqual(["2026-06-17"]);
});

test("a seal that was replaced along with its events is found by the next one", async () => {
  const tenant = await sealedCompany();
  await owner.query(
    "update audit_seals set seal = 'another' where tenant_id = $1 and day = '2026-06-18'",
    [tenant.tenantId],
  );
  expect((await verified(tenant)).changedDays).toEqual(["2026-06-18", "2026-06-19"]);
});

test("the operator's command reports an untouched log, and fails for a changed one", async () => {
  const tenant = await sealedCompany();
  await tenant.claimEmail(tenant.owner.email);
  const verify = () =>
    runCompanyCommand(database, ["verify-audit", tenant.owner.email], new Date());
  expect(await verify()).toBe("The audit log is as it was sealed: 6 events, 3 seals.");
  await owner.query("delete from security_events where tenant_id = $1 and at < '2026-06-18'", [
    tenant.tenantId,
  ]);
  await expect(verify()).rejects.toThrow(/changed after it was sealed, .* up to 2026-06-17/);
});
