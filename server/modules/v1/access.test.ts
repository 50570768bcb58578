import { afterEach, describe, expect, test, vi } from "vitest";
import { type KeyScope, keyScopes } from "#contract/codes/api-keys.ts";
import { api, operations } from "#contract/index.ts";
import { v1, v1Operations } from "#contract/v1/v1.ts";
import { buildApp } from "#server/app.ts";
import { newSecret } from "#server/key-secret.ts";
import { callV1, newKey, type V1Input } from "#server/test/api-keys.ts";
import { loggedApp } from "#server/test/logged-app.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { app, call, newTenant, services, type TestTenant } from "#server/test/world.ts";

afterEach(() => vi.useRealTimers());

/** What each operation needs, with ids that the company has. */
const inputs: Record<string, V1Input> = {
  listHolidays: { query: { year: 2026 } },
  listLeaveDays: { query: { from: "2026-06-01", to: "2026-06-30" } },
};

async function inputOf(name: string, { owner }: TestTenant): Promise<V1Input> {
  if (name !== "getLeaveRequest") return { params: { id: owner.employeeId }, ...inputs[name] };
  return { params: { id: await leaveOf(owner) } };
}

async function leaveOf(owner: TestTenant["owner"]): Promise<number> {
  const { body } = await call(owner, api.leave.createRequest, {
    body: {
      ...{ leaveType: "UnpaidLeave", startDate: "2031-03-03", endDate: "2031-03-04" },
      reason: "Rest",
    },
  });
  return body.id;
}

const inAWeek = () => vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000, toFake: ["Date"] });

interface Refused {
  status: number;
  code: string;
  message: string;
  sent(tenant: TestTenant, scope: KeyScope | null): Promise<string | undefined>;
  address?: string;
}

const withScope = (scope: KeyScope | null) => (scope ? { scopes: [scope] } : {});

const refusals: Record<string, Refused> = {
  "no key": {
    ...{ status: 401, code: "key_required" },
    message: "This call needs an API key. A person's sign-in does not work here.",
    sent: async () => undefined,
  },
  "a person's token": {
    ...{ status: 401, code: "key_required" },
    message: "This call needs an API key. A person's sign-in does not work here.",
    sent: async ({ owner }) => owner.token,
  },
  "a mistyped key": {
    ...{ status: 401, code: "key_unknown" },
    message: "This API key is not known.",
    sent: async (tenant, scope) => {
      const { secret } = await newKey(tenant, withScope(scope));
      return `${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`;
    },
  },
  "a key that was never made": {
    ...{ status: 401, code: "key_unknown" },
    message: "This API key is not known.",
    sent: async ({ tenantId }) => newSecret(tenantId),
  },
  "an expired key": {
    ...{ status: 401, code: "key_expired" },
    message: "This API key has expired.",
    sent: async (tenant, scope) => {
      const { secret } = await newKey(tenant, { ...withScope(scope), days: 1 });
      inAWeek();
      return secret;
    },
  },
  "a revoked key": {
    ...{ status: 401, code: "key_revoked" },
    message: "This API key has been revoked.",
    sent: async (tenant, scope) => {
      const { key, secret } = await newKey(tenant, withScope(scope));
      // Known to this process before, and refused from the next call on.
      expect((await callV1(secret, v1.getKey)).status).toBe(200);
      await call(tenant.owner, api.keys.revokeKey, { params: { id: key.id } });
      return secret;
    },
  },
  "a key from another address": {
    ...{ status: 403, code: "address_refused" },
    message: "This API key may not be used from this address.",
    sent: async (tenant, scope) => {
      const addresses = ["203.0.113.0/24", "2001:db8::/32"];
      return (await newKey(tenant, { ...withScope(scope), addresses })).secret;
    },
    address: "203.0.114.7",
  },
  "a key of a suspended company": {
    ...{ status: 403, code: "company_suspended" },
    message:
      "Your company's access to Baton HR has been suspended. Nothing is lost. Please contact support.",
    sent: async (tenant, scope) => {
      const { secret } = await newKey(tenant, withScope(scope));
      await tenant.inTenant((tx) =>
        tx
          .updateTable("tenants")
          .set({ suspendedAt: new Date().toISOString() })
          .where("id", "=", tenant.tenantId)
          .execute(),
      );
      return secret;
    },
  },
};

describe.each(v1Operations)("$name", (operation) => {
  test.each(Object.keys(refusals))("refuses %s", async (name) => {
    const { status, code, message, sent, address } = refusals[name] as Refused;
    const tenant = await newTenant();
    const input = await inputOf(operation.name, tenant);
    const secret = await sent(tenant, operation.scope);
    const answer = await callV1(secret, operation, input, address ? { address } : {});
    expect([answer.status, answer.body]).toEqual([status, { code, message }]);
    expect(answer.headers["request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("needs its scope and no other", async () => {
    const tenant = await newTenant();
    const input = await inputOf(operation.name, tenant);
    const { scope } = operation;
    const others = keyScopes.filter((one) => one !== scope);
    const lacking = await newKey(tenant, { scopes: others });
    const answer = await callV1(lacking.secret, operation, input);
    if (scope) {
      const message = `This API key lacks the scope ${scope}.`;
      expect([answer.status, answer.body]).toEqual([403, { code: "scope_missing", message }]);
    } else expect(answer.status).toBe(200);
    const sufficient = await newKey(tenant, { scopes: scope ? [scope] : ["leave.read"] });
    expect((await callV1(sufficient.secret, operation, input)).status).toBe(200);
  });

  test("shows another company nothing", async () => {
    const tenant = await newTenant();
    const other = await newTenant();
    const { secret } = await newKey(other);
    const input = await inputOf(operation.name, tenant);
    const { status, body } = await callV1(secret, operation, input);
    if (operation.path.includes(":id")) expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain(String(tenant.owner.employeeId));
    expect(JSON.stringify(body)).not.toContain(tenant.tenantId);
  });
});

test("a key works from its addresses, in either version", async () => {
  const tenant = await newTenant();
  const { secret } = await newKey(tenant, { addresses: ["203.0.113.0/24", "2001:db8::/32"] });
  const from = async (address: string) => (await callV1(secret, v1.getKey, {}, { address })).status;
  expect(await from("203.0.113.9")).toBe(200);
  expect(await from("::ffff:203.0.113.9")).toBe(200);
  expect(await from("2001:db8:1::9")).toBe(200);
  expect(await from("2001:db9::9")).toBe(403);
});

test("a key works nowhere else", async () => {
  const tenant = await newTenant();
  const { secret } = await newKey(tenant);
  const secured = operations.filter(({ access, file }) => access !== "public" && file !== "upload");
  const codes = new Set<string>();
  for (const { method, path } of secured) {
    const headers = { authorization: `Bearer ${secret}` };
    const url = `/prod${path.replace(/:\w+/g, "1")}`;
    const { statusCode, body } = await app.inject({ method, url, headers });
    codes.add(`${statusCode} ${JSON.parse(body).code}`);
  }
  expect([...codes]).toEqual(["401 key_elsewhere"]);
});

test("the log names a call as its answer does, with its key and without its secret", async () => {
  const { app: server, lines } = await loggedApp();
  const { key, secret } = await newKey(await newTenant(), { scopes: ["leave.read"] });
  const { headers } = await callV1(secret, v1.listPeople, {}, { server });
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ reqId }) => reqId)).toEqual(lines.map(() => headers["request-id"]));
  expect(logged.find(({ event }) => event)).toMatchObject({
    ...{ event: "call.refused", operation: "v1.listPeople" },
  });
  expect(lines.join()).toContain(`"key":${key.id}`);
  expect(lines.join()).not.toContain(secret.slice(30));
});

test("both secrets of a rotated key work until the overlap ends", async () => {
  const tenant = await newTenant();
  const { key, secret } = await newKey(tenant);
  const rotated = await call(tenant.owner, api.keys.rotateKey, {
    params: { id: key.id },
    body: { overlapDays: 6, days: 90 },
  });
  const statuses = async () => [
    (await callV1(secret, v1.getKey)).status,
    (await callV1(rotated.body.secret, v1.getKey)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  inAWeek();
  expect(await statuses()).toEqual([401, 200]);
});

test("the use of a key is stored by minutes, with its address", async () => {
  const tenant = await newTenant();
  const { secret } = await newKey(tenant);
  const used = async () => {
    await services.keyUses.store();
    const [key] = (await call(tenant.owner, api.keys.listKeys, {})).body.keys;
    return [key?.lastUsedAt, key?.lastUsedAddress];
  };
  expect(await used()).toEqual([null, ""]);
  await callV1(secret, v1.getKey, {}, { address: "203.0.113.9" });
  const [first, address] = await used();
  expect([Date.parse(first ?? "") > 0, address]).toEqual([true, "203.0.113.9"]);
  await callV1(secret, v1.getKey, {}, { address: "203.0.113.10" });
  expect(await used()).toEqual([first, "203.0.113.9"]);
});

test("a refused key is in the audit log once an hour for each reason and address", async () => {
  const tenant = await newTenant();
  const { key, secret } = await newKey(tenant, { scopes: ["people.read"] });
  const address = "203.0.113.9";
  for (let n = 0; n < 3; n++) {
    await callV1(secret, v1.listDepartments, {}, { address });
    await services.keyUses.store();
  }
  await call(tenant.owner, api.keys.revokeKey, { params: { id: key.id } });
  await callV1(secret, v1.getKey, {}, { address });
  await services.keyUses.store();
  const known = { key: "Sync", keyId: key.id };
  const refused = await securityEventsOf(tenant, "key_refused");
  expect(refused.map((event) => [event.address, event.details])).toEqual([
    [address, { ...known, reason: "scope_missing", scope: "organisation.read" }],
    [address, { ...known, reason: "key_revoked" }],
  ]);
  expect(refused.map(({ byId }) => byId)).toEqual([null, null]);
});

async function limitedServer(keyLimits: object) {
  const server = await buildApp({ services, keyLimits, checkResponses: true });
  return (secret: string) => callV1(secret, v1.getKey, {}, { server });
}

test("a key and its company have limits of their own, which every answer names", async () => {
  vi.useFakeTimers({ now: new Date("2026-06-15T10:00:30Z"), toFake: ["Date"] });
  const send = await limitedServer({ callsPerMinute: 2, companyCallsPerMinute: 3 });
  const tenant = await newTenant();
  const other = await newKey(await newTenant());
  const [one, two] = [await newKey(tenant), await newKey(tenant)];
  const first = await send(one.secret);
  expect([first.headers["ratelimit-policy"], first.headers.ratelimit]).toEqual([
    '"key";q=2;w=60, "company";q=3;w=60',
    '"key";r=1;t=30, "company";r=2;t=30',
  ]);
  await send(one.secret);
  const over = await send(one.secret);
  expect([over.status, over.body.code, over.headers["retry-after"]]).toEqual([
    429,
    "too_many_requests",
    "30",
  ]);
  expect(over.headers.ratelimit).toBe('"key";r=0;t=30, "company";r=0;t=30');
  expect((await send(two.secret)).status).toBe(429);
  expect((await send(other.secret)).status).toBe(200);
  vi.setSystemTime(new Date("2026-06-15T10:01:00Z"));
  expect((await send(one.secret)).status).toBe(200);
});

test("a key makes a limited number of calls at once", async () => {
  const send = await limitedServer({ callsAtOnce: 3 });
  const { secret } = await newKey(await newTenant());
  expect((await send(secret)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(secret)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.body.message).toBe("A key makes at most 3 calls at once.");
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect((await send(secret)).status).toBe(200);
});

test("wrong keys are counted at their address, and verified ones not", async () => {
  const server = await buildApp({ services, requestLimits: { callsPerMinute: 5 } });
  const tenant = await newTenant();
  const { secret } = await newKey(tenant);
  const send = async (sent: string, address: string) =>
    (await callV1(sent, v1.getKey, {}, { server, address })).status;
  const address = "203.0.113.77";
  expect(await send(secret, address)).toBe(200);
  const wrong: number[] = [];
  for (let n = 0; n < 6; n++) wrong.push(await send(newSecret(tenant.tenantId), address));
  expect(wrong).toEqual([401, 401, 401, 401, 429, 429]);
  expect(await send(secret, address)).toBe(200);
});
