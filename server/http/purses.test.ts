import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { limits } from "#contract/limits.ts";
import { purses, type Trust } from "#contract/purses.ts";
import { confirmTenant } from "#server/modules/tenant/index.ts";
import { purseOf } from "#server/purses/purse.ts";
import { limitedApp } from "#server/test/limited-app.ts";
import { newAddress, settledOwner } from "#server/test/signed-up-owner.ts";
import { callOn, database, type Person } from "#server/test/world.ts";
import { countsOf } from "./attempt-counts.ts";

const app = await limitedApp();

const { exportList } = api.employees;
const exportAs = (owner: Person) => callOn(app, owner, exportList, { query: {} });

test("unconfirmed companies of one client address share their dear calls", async () => {
  const address = newAddress();
  const [first, second, other] = [
    await settledOwner({ mustConfirm: true, address }),
    await settledOwner({ mustConfirm: true, address }),
    await settledOwner({ mustConfirm: true }),
  ];
  const made = limits.export.perTenant.atOnce / purses.unconfirmed.callCost;
  for (let n = 1; n < made; n++) expect((await exportAs(first)).status).toBe(200);
  expect((await exportAs(second)).status).toBe(200);

  const refused = await exportAs(first);
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
  expect(refused.body.message).toMatch(/follow the link .* or try again in \d+ minutes\.$/);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await exportAs(second)).status).toBe(429);
  expect((await exportAs(other)).status).toBe(200);

  await database.inTenant(first.tenantId, (tx) => confirmTenant({ tx, now: new Date() }));
  expect((await exportAs(first)).status).toBe(200);
});

const confirmedAt = "2026-01-01T00:00:00Z";
test.each<[Trust, { domainName: string; confirmedAt: string | null }]>([
  ["unconfirmed", { domainName: "protea.co.za", confirmedAt: null }],
  ["publicMail", { domainName: "gmail.com", confirmedAt }],
  ["ownDomain", { domainName: "protea.co.za", confirmedAt }],
])("a call of a company with the purse %s counts as its cost", (trust, company) => {
  const tenantId = randomUUID();
  const purse = purseOf(tenantId, { ...company, openedFrom: null });
  expect(purse.trust).toBe(trust);
  const claims = { tenantId, employeeId: 1, accountId: randomUUID(), sessionId: randomUUID() };
  const attempt = { address: newAddress(), device: "Firefox", claims, purse };
  const { atOnce, everySeconds } = limits.export.perTenant;
  const [count] = countsOf(limits.export, attempt, 1).filter(({ key }) => key.includes(":t:"));
  expect(count).toMatchObject({
    every_ms: everySeconds * 1_000 * purses[trust].callCost,
    span_ms: everySeconds * 1_000 * atOnce,
  });
});
