import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { ShownKey } from "#contract/keys.ts";
import type { Input } from "#contract/operation.ts";
import { tenantOfSecret } from "#server/key-secret.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { call, mailsOf, newTenant, type TestTenant } from "#server/test/world.ts";

const { listKeys, createKey, updateKey, rotateKey, revokeKey } = api.keys;
const dayMs = 86_400_000;
const daysFrom = (moment: string, later: string | null | undefined) =>
  later ? (Date.parse(later) - Date.parse(moment)) / dayMs : later;

type NewKey = Input<typeof createKey>["body"];
const payroll: NewKey = { name: "Payroll", scopes: ["people.read"], addresses: [], days: 90 };

const create = async ({ owner }: TestTenant, differing: Partial<NewKey> = {}) =>
  call(owner, createKey, { body: { ...payroll, ...differing } });
const list = async ({ owner }: TestTenant) => (await call(owner, listKeys, {})).body.keys;
const secretsIn = ({ inTenant, tenantId }: TestTenant) =>
  inTenant((tx) =>
    tx
      .selectFrom("apiKeySecrets")
      .where("tenantId", "=", tenantId)
      .selectAll()
      .orderBy("createdAt")
      .execute(),
  );

test("a secret is shown once and stored as its hash", async () => {
  const tenant = await newTenant();
  const { status, body } = await create(tenant);
  expect(status).toBe(200);
  expect(tenantOfSecret(body.secret)).toBe(tenant.tenantId);
  expect(body.key.hint).toBe(body.secret.slice(-4));
  const stored = JSON.stringify([await secretsIn(tenant), await securityEventsOf(tenant)]);
  const shown = JSON.stringify([await list(tenant), await mailsOf(tenant.tenantId)]);
  const random = body.secret.slice(30, -6);
  for (const text of [stored, shown]) expect(text).not.toContain(random);
});

test("a key is listed with its scopes, addresses, end and maker", async () => {
  const tenant = await newTenant();
  const addresses = ["203.0.113.77/24", "2001:DB8::1", "203.0.113.0/24"];
  await create(tenant, { name: "zeta", days: null });
  await create(tenant, { name: "Alpha", scopes: ["leave.read", "leave.read"], addresses });
  const [alpha, zeta] = await list(tenant);
  expect(alpha).toMatchObject({
    name: "Alpha",
    scopes: ["leave.read"],
    addresses: ["203.0.113.0/24", "2001:db8::1/128"],
    state: "active",
    createdBy: { id: tenant.owner.employeeId, name: "Naledi Khumalo" },
    hasMaker: true,
    lastUsedAt: null,
    former: null,
  });
  expect(daysFrom(alpha?.createdAt ?? "", alpha?.expiresAt)).toBe(90);
  expect(zeta).toMatchObject({ name: "zeta", expiresAt: null, state: "active" });
});

test.each<[string, Partial<NewKey>, string]>([
  ["name", { name: " " }, "Please enter a name"],
  ["scopes", { scopes: [] }, "Please choose what the key may read"],
  ["days", { days: 366 }, "At most a year"],
  ["days", { days: 0 }, "At least a day"],
  [
    "addresses",
    { addresses: Array.from({ length: 21 }, (_, n) => `10.0.0.${n}`) },
    "At most 20 addresses",
  ],
  [
    "addresses.0",
    { addresses: ["example.com"] },
    "Please enter addresses such as 203.0.113.7 or 203.0.113.0/24",
  ],
])("a key with wrong %s is refused", async (field, differing, message) => {
  const tenant = await newTenant();
  const { status, body } = await create(tenant, differing);
  expect([status, body.fields]).toEqual([400, { [field]: message }]);
  expect(await list(tenant)).toEqual([]);
});

test("a company has at most 25 keys, even by calls at once", async () => {
  const tenant = await newTenant();
  const made = await Promise.all(Array.from({ length: 28 }, () => create(tenant)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(25);
  expect((await create(tenant)).body.code).toBe("too_many_keys");
  const [first] = await list(tenant);
  await call(tenant.owner, revokeKey, { params: { id: first?.id ?? 0 } });
  expect((await create(tenant)).status).toBe(200);
});

test("a rotated key keeps its former secret for the overlap, and an older one not", async () => {
  const tenant = await newTenant();
  const { key, secret } = (await create(tenant)).body;
  const rotate = async (overlapDays: number, days: number | null) => {
    // A secret is told from the one before by its time.
    await sleep(5);
    const { body } = await call(tenant.owner, rotateKey, {
      params: { id: key.id },
      body: { overlapDays, days },
    });
    return body;
  };
  const second: ShownKey = await rotate(7, 30);
  expect(second.secret).not.toBe(secret);
  expect(second.key).toMatchObject({ id: key.id, hint: second.secret.slice(-4) });
  expect(second.key.former?.hint).toBe(secret.slice(-4));
  const now = Date.now();
  expect(Date.parse(second.key.former?.endsAt ?? "") - now).toBeLessThanOrEqual(7 * dayMs);
  expect(Date.parse(second.key.expiresAt ?? "") - now).toBeLessThanOrEqual(30 * dayMs);
  const third = await rotate(0, null);
  expect(third.key).toMatchObject({ expiresAt: null, former: null, state: "active" });
  expect((await secretsIn(tenant)).map(({ hint }) => hint)).toEqual([
    second.secret.slice(-4),
    third.secret.slice(-4),
  ]);
});

test("an overlap prolongs no secret that ends sooner", async () => {
  const tenant = await newTenant();
  const { key } = (await create(tenant, { days: 1 })).body;
  await sleep(5);
  const { body } = await call(tenant.owner, rotateKey, {
    params: { id: key.id },
    body: { overlapDays: 7, days: 90 },
  });
  expect(body.key.former?.endsAt).toBe(key.expiresAt);
});

test("name and addresses of a key change, its scopes do not", async () => {
  const tenant = await newTenant();
  const { key } = (await create(tenant)).body;
  const body = { name: "Wages", addresses: ["10.1.2.3"] };
  const { body: changed } = await call(tenant.owner, updateKey, { params: { id: key.id }, body });
  expect(changed).toEqual({ ...key, name: "Wages", addresses: ["10.1.2.3/32"] });
  const more = { ...body, scopes: ["leave.read"] };
  const refused = await call(tenant.owner, updateKey, { params: { id: key.id }, body: more });
  expect(refused.status).toBe(400);
});

test("each change of a key is in the audit log and asks for a confirmation", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const { key } = (await create(tenant)).body;
  const params = { id: key.id };
  const calls = [
    () => create(tenant),
    () => call(owner, updateKey, { params, body: { name: "Wages", addresses: [] } }),
    () => call(owner, rotateKey, { params, body: { overlapDays: 1, days: 90 } }),
    () => call(owner, revokeKey, { params }),
  ];
  await tenant.inTenant((tx) =>
    tx
      .updateTable("sessions")
      .set({ confirmedAt: null })
      .where("tenantId", "=", tenant.tenantId)
      .execute(),
  );
  for (const refused of calls) expect((await refused()).body.code).toBe("confirmation_needed");
  await tenant.inTenant((tx) =>
    tx
      .updateTable("sessions")
      .set({ confirmedAt: new Date().toISOString() })
      .where("tenantId", "=", tenant.tenantId)
      .execute(),
  );
  for (const change of calls.slice(1)) expect((await change()).status).toBe(200);
  const events = await securityEventsOf(tenant);
  const ofKeys = events.filter(({ kind }) => kind.startsWith("key_"));
  expect(ofKeys.map(({ kind, details }) => [kind, details])).toEqual([
    ["key_made", { key: "Payroll" }],
    ["key_changed", { key: "Wages" }],
    ["key_rotated", { key: "Wages" }],
    ["key_revoked", { key: "Wages" }],
  ]);
});

test("a revoked key is no longer listed and cannot be changed", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const params = { id: (await create(tenant)).body.key.id };
  expect((await call(owner, revokeKey, { params })).body).toEqual({ ok: true });
  expect(await list(tenant)).toEqual([]);
  const body = { name: "Again", addresses: [] };
  expect((await call(owner, updateKey, { params, body })).status).toBe(404);
  const term = { overlapDays: 1, days: 90 };
  expect((await call(owner, rotateKey, { params, body: term })).status).toBe(404);
  expect((await call(owner, revokeKey, { params })).status).toBe(404);
});

test("another company's key can be neither seen nor changed", async () => {
  const tenant = await newTenant();
  const other = await newTenant();
  const { key } = (await create(tenant)).body;
  const params = { id: key.id };
  const term = { overlapDays: 1, days: 90 };
  expect(await list(other)).toEqual([]);
  expect((await call(other.owner, rotateKey, { params, body: term })).status).toBe(404);
  expect((await call(other.owner, revokeKey, { params })).status).toBe(404);
  expect(await list(tenant)).toEqual([key]);
});

test("every super administrator is told of a new key, its maker too", async () => {
  const tenant = await newTenant();
  const second = await tenant.newEmployee({ employeeRole: "Executive" });
  await tenant.newEmployee();
  await create(tenant);
  const mails = await mailsOf(tenant.tenantId, { kind: "keyMade" });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    [tenant.owner.email, second.email].toSorted(),
  );
  expect(JSON.stringify(mails[0])).toContain("made the API key");
});

test("a key outlives the account of its maker", async () => {
  const tenant = await newTenant();
  const maker = await tenant.newEmployee({ employeeRole: "Executive" });
  await call(maker, createKey, { body: payroll });
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tenant.tenantId)
      .where("id", "=", maker.employeeId)
      .execute(),
  );
  expect(await list(tenant)).toMatchObject([{ state: "active", hasMaker: false }]);
});
