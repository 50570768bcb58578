import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { openSession } from "#server/modules/auth/index.ts";
import { call, newTenant, type Person, services, type TestTenant } from "#server/test/world.ts";

const { listSessions, endSession, endOtherSessions } = api.auth;
const { currentEmployee } = api.employees;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function newDevice(
  { inTenant }: TestTenant,
  { tenantId, employeeId, accountId }: Person,
  more: { createdAt?: string; expiresAt?: string; lastUsedAt?: string } = {},
) {
  const id = randomUUID();
  const lastUsedAt = more.lastUsedAt ?? new Date().toISOString();
  const expiresAt = more.expiresAt ?? new Date(Date.now() + 3_600_000).toISOString();
  await inTenant((tx) =>
    tx
      .insertInto("sessions")
      .values({
        tenantId,
        id,
        accountId,
        employeeId,
        device: firefox,
        address: "192.0.2.7",
        ...more,
        expiresAt,
        lastUsedAt,
      })
      .execute(),
  );
  const claims = { tenantId, employeeId, accountId, sessionId: id };
  const token = await services.tokens.sign(claims, new Date(Date.now() + 3_600_000));
  return { id, token, expiresAt, lastUsedAt };
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const [minuteMs, dayMs] = [60_000, 86_400_000];

const lastUseOf = ({ tenantId, inTenant }: TestTenant, id: string) =>
  inTenant((tx) =>
    tx
      .selectFrom("sessions")
      .where("tenantId", "=", tenantId)
      .where("id", "=", id)
      .select("lastUsedAt")
      .executeTakeFirstOrThrow(),
  );

const statusOf = async (token: string) => (await call({ token }, currentEmployee, {})).status;

test("one's own open sessions are listed with device and times, newest first", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await newDevice(tenant, person, { expiresAt: "2020-01-01T00:00:00.000Z" });
  const ended = await newDevice(tenant, person);
  await call(ended, api.auth.signOut, {});
  const elsewhere = await newDevice(tenant, person, { createdAt: "2026-01-05T07:30:00.000Z" });
  await newDevice(tenant, await tenant.newEmployee());

  const { status, body } = await call(person, listSessions, {});
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({ device: "Firefox on Linux", address: "127.0.0.1", isCurrent: true }),
    {
      id: elsewhere.id,
      device: "Firefox on Linux",
      address: "192.0.2.7",
      signedInAt: "2026-01-05T07:30:00.000Z",
      lastUsedAt: elsewhere.lastUsedAt,
      expiresAt: elsewhere.expiresAt,
      isCurrent: false,
    },
  ]);
});

test("only the session ended elsewhere is refused at its next call", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const [lost, kept] = [await newDevice(tenant, person), await newDevice(tenant, person)];
  expect((await call(person, endSession, { params: { id: lost.id } })).status).toBe(200);
  expect(await call(lost, currentEmployee, {})).toMatchObject({
    status: 401,
    body: { code: "session_ended" },
  });
  expect([await statusOf(kept.token), await statusOf(person.token)]).toEqual([200, 200]);
  const again = await call(person, endSession, { params: { id: lost.id } });
  expect([again.status, again.body.code]).toEqual([404, "not_found"]);
});

test("only an employee ends their own sessions, even against super administrators", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const device = await newDevice(tenant, person);
  const strangers = [tenant.owner, await tenant.newEmployee(), (await newTenant()).owner];
  for (const stranger of strangers) {
    const { status, body } = await call(stranger, endSession, { params: { id: device.id } });
    expect([status, body.code]).toEqual([404, "not_found"]);
    expect((await call(stranger, endOtherSessions, {})).status).toBe(200);
  }
  expect(await statusOf(device.token)).toBe(200);
  expect((await call(person, endSession, { params: { id: device.id } })).status).toBe(200);
});

test("all other devices are signed out at once, this one stays", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const others = [await newDevice(tenant, person), await newDevice(tenant, person)];
  expect((await call(person, endOtherSessions, {})).status).toBe(200);
  for (const { token } of others) expect(await statusOf(token)).toBe(401);
  const { body } = await call(person, listSessions, {});
  expect(body.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test("a session ends after seven unused days and leaves the list", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const idle = await newDevice(tenant, person, { lastUsedAt: ago(7 * dayMs) });
  const used = await newDevice(tenant, person, { lastUsedAt: ago(7 * dayMs - minuteMs) });
  expect(await call(idle, currentEmployee, {})).toMatchObject({
    status: 401,
    body: { code: "session_ended" },
  });
  expect(await statusOf(used.token)).toBe(200);
  const { body } = await call(person, listSessions, {});
  expect(body.map(({ id }) => id)).not.toContain(idle.id);
  expect(body.map(({ id }) => id)).toContain(used.id);
});

test("a session's last use is stored after its calls, every ten minutes", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const [recent, longAgo] = [ago(9 * minuteMs), ago(11 * minuteMs)];
  const fresh = await newDevice(tenant, person, { lastUsedAt: recent });
  const stale = await newDevice(tenant, person, { lastUsedAt: longAgo });
  for (const { token } of [fresh, stale, stale]) await statusOf(token);
  expect(await lastUseOf(tenant, stale.id)).toEqual({ lastUsedAt: longAgo });
  await services.sessionUses.store();
  expect(await lastUseOf(tenant, fresh.id)).toEqual({ lastUsedAt: recent });
  const { lastUsedAt } = await lastUseOf(tenant, stale.id);
  expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(10 * minuteMs);
});

test("an account's twenty-first session ends its oldest one", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  const colleague = await tenant.newEmployee();
  const oldest = await newDevice(tenant, person, { createdAt: ago(dayMs) });
  const next = await newDevice(tenant, person, { createdAt: ago(dayMs - minuteMs) });
  const signIn = () =>
    tenant.inTenant((tx) =>
      openSession(
        tx,
        { now: new Date(), address: "", device: "" },
        { id: person.accountId, employeeId: person.employeeId },
        1,
      ),
    );
  // Together with the person's own session, there are 20.
  await Promise.all(Array.from({ length: 17 }, signIn));
  expect([await statusOf(oldest.token), await statusOf(next.token)]).toEqual([200, 200]);
  await Promise.all([signIn(), signIn()]);
  const { body } = await call(person, listSessions, {});
  expect(body.length).toBe(20);
  expect([await statusOf(oldest.token), await statusOf(next.token)]).toEqual([401, 401]);
  expect(await statusOf(colleague.token)).toBe(200);
});
