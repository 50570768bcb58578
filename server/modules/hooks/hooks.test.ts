import { expect, test } from "vitest";
import { eventTypes } from "#contract/codes/event-type.ts";
import { api } from "#contract/index.ts";
import { newHook } from "#server/test/hooks.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { call, newTenant, services, type TestTenant } from "#server/test/world.ts";

const { listHooks, createHook, updateHook, rotateHookSecret, startHook, removeHook } = api.hooks;
const list = async ({ owner }: TestTenant) => (await call(owner, listHooks, {})).body.hooks;
const body = {
  ...{ name: "Calendar sync", address: "https://example.com/baton" },
  types: ["leave.approved", "person.changed"] as const,
};
const given = { ...body, types: [...body.types] };

test("a secret is shown once and stored sealed", async () => {
  const tenant = await newTenant();
  const { hook, secret } = await newHook(tenant, given);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rows = await tenant.inTenant((tx) =>
    tx.selectFrom("hooks").where("tenantId", "=", tx.tenantId).selectAll().execute(),
  );
  const shown = [await list(tenant), await securityEventsOf(tenant), rows];
  expect(JSON.stringify(shown)).not.toContain(secret.slice(6));
  expect(
    services.sealing.open(rows[0]?.secretSealed ?? "", {
      ...{ tenantId: tenant.tenantId, table: "hooks", column: "secret_sealed" },
      id: String(hook.id),
    }),
  ).toBe(secret);
});

test("a hook is listed with its address, events, state and maker", async () => {
  const tenant = await newTenant();
  await newHook(tenant, { ...given, name: "zeta", address: "HTTPS://Example.com" });
  const { hook } = await newHook(tenant, given);
  expect(hook).toEqual({
    ...{ id: expect.any(Number), name: "Calendar sync", address: "https://example.com/baton" },
    ...{ types: ["person.changed", "leave.approved"], state: "active", failingSince: null },
    ...{ lastDeliveredAt: null, createdAt: expect.any(String), formerSecretUntil: null },
    createdBy: { id: tenant.owner.employeeId, name: "Naledi Khumalo" },
  });
  const listed = await list(tenant);
  expect(listed.map(({ name, address }) => [name, address])).toEqual([
    ["Calendar sync", "https://example.com/baton"],
    ["zeta", "https://example.com/"],
  ]);
});

const wrongAddress = "Please enter an address such as https://example.com/baton";
test.each<[string, object, string]>([
  ["name", { name: " " }, "Please enter a name"],
  ["types", { types: [] }, "Please choose what is sent"],
  ["address", { address: "http://example.com" }, wrongAddress],
  ["address", { address: "https://user@example.com" }, wrongAddress],
  ["address", { address: "https://example.com:22" }, wrongAddress],
])("a hook with wrong %s is refused", async (field, differing, message) => {
  const tenant = await newTenant();
  const refused = await call(tenant.owner, createHook, { body: { ...given, ...differing } });
  expect([refused.status, refused.body.fields]).toEqual([400, { [field]: message }]);
});

test("a company has at most 10 hooks, even by calls at once", async () => {
  const tenant = await newTenant();
  const made = await Promise.all(
    Array.from({ length: 12 }, () => call(tenant.owner, createHook, { body: given })),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(10);
  expect((await call(tenant.owner, createHook, { body: given })).body.code).toBe("too_many_hooks");
});

test("each change of a hook is in the audit log and asks for a confirmation", async () => {
  const tenant = await newTenant();
  const { owner } = tenant;
  const { hook } = await newHook(tenant, given);
  const params = { id: hook.id };
  const calls = [
    () => call(owner, createHook, { body: given }),
    () => call(owner, updateHook, { params, body: { ...given, types: [...eventTypes] } }),
    () => call(owner, rotateHookSecret, { params }),
    () => call(owner, startHook, { params }),
    () => call(owner, removeHook, { params }),
  ];
  const confirm = (confirmedAt: string | null) =>
    tenant.inTenant((tx) =>
      tx.updateTable("sessions").set({ confirmedAt }).where("tenantId", "=", tx.tenantId).execute(),
    );
  await confirm(null);
  for (const refused of calls) expect((await refused()).body.code).toBe("confirmation_needed");
  await confirm(new Date().toISOString());
  for (const change of calls.slice(1)) expect((await change()).status).toBe(200);
  const events = await securityEventsOf(tenant);
  const ofHooks = events.filter(({ kind }) => kind.startsWith("hook_"));
  const details = { hook: "Calendar sync", host: "example.com" };
  expect(ofHooks.map((event) => [event.kind, event.details])).toEqual([
    ["hook_made", details],
    ["hook_changed", details],
    ["hook_rotated", details],
    ["hook_started", details],
    ["hook_removed", details],
  ]);
});

test("another company's hook can be neither seen nor used", async () => {
  const tenant = await newTenant();
  const other = await newTenant();
  const { hook } = await newHook(tenant, given);
  const params = { id: hook.id };
  const calls = [
    call(other.owner, updateHook, { params, body: given }),
    call(other.owner, rotateHookSecret, { params }),
    call(other.owner, startHook, { params }),
    call(other.owner, removeHook, { params }),
    call(other.owner, api.hooks.listDeliveries, { params, query: {} }),
    call(other.owner, api.hooks.redeliver, { params, body: { deliveryId: 1 } }),
    call(other.owner, api.hooks.sendTest, { params }),
  ];
  for (const refused of await Promise.all(calls)) expect(refused.status).toBe(404);
  expect(await list(other)).toEqual([]);
  expect(await list(tenant)).toEqual([hook]);
});
