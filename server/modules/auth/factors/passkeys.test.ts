import { afterAll, beforeEach, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { followClock } from "#server/clock.ts";
import {
  addPasskey,
  type Device,
  newDevice,
  register,
  type Unusual,
} from "#server/test/passkey-device.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { addApp, givePassword, password } from "#server/test/signing-in.ts";
import { call, database, newTenant, type Person, services } from "#server/test/world.ts";

const {
  login,
  passkeyOptions,
  passkeyLogin,
  confirmIdentity,
  confirmOptions,
  addPasskeyOptions,
  addPasskey: add,
  renamePasskey,
  removePasskey,
  listFactors,
  listSessions,
  newRecoveryCodes,
  removeApp,
  changePassword,
} = api.auth;

let now = 0;
const pass = (minutes: number) => {
  now += minutes * 60_000;
};
beforeEach(() => {
  now = Date.parse("2026-03-02T08:00:10Z");
  followClock(() => new Date(now));
});
afterAll(() => followClock(undefined));

type Session = Pick<Person, "token">;
type Outcome = { status: number; body: { code?: string } };

/** The status, and the code of a refusal. */
const short = ({ status, body }: Outcome) => (body.code ? [status, body.code] : [status]);
const right = [200];
const refused = [403, "passkey_refused"];
const needed = [403, "confirmation_needed"];

async function newUser() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await givePassword(tenant, person);
  return { tenant, person };
}

const ask = async () => (await call(null, passkeyOptions, {})).body;
const send = async (body: ReturnType<Device["answer"]>) => call(null, passkeyLogin, { body });
const signIn = async (device: Device, unusual: Unusual = {}) =>
  send(device.answer(await ask(), unusual));
const sessionOf = async (device: Device): Promise<Session> => ({
  token: String((await signIn(device)).body.token),
});
const signInByPassword = async ({ email }: Person): Promise<Session> => ({
  token: String((await call(null, login, { body: { email, password } })).body.token),
});
const confirm = async (as: Session, device: Device, unusual: Unusual = {}) => {
  const { body } = await call(as, confirmOptions, {});
  return call(as, confirmIdentity, { body: { passkey: device.answer(body, unusual) } });
};
const factorsOf = async (as: Session) => (await call(as, listFactors, {})).body;
const passkeyOf = async (as: Session) => String((await factorsOf(as)).passkeys[0]?.id);

/** The reasons of the passkeys that were refused at a company. */
async function problemsAt(tenant: { tenantId: string }) {
  await services.failedSignIns.store();
  const events = await securityEventsOf(tenant, "passkey_refused");
  return events.map(({ subjectId, details }) => [
    subjectId,
    (details as { reason?: string }).reason,
  ]);
}

test("a passkey signs in without email, password and code", async () => {
  const { tenant, person } = await newUser();
  await addApp(person);
  const device = await addPasskey(person);
  const { status, body } = await signIn(device);
  expect([status, body.employee.email]).toEqual([200, person.email]);
  const here = { token: String(body.token) };
  expect((await call(here, listSessions, {})).body.some(({ isCurrent }) => isCurrent)).toBe(true);
  expect((await securityEventsOf(tenant, "sign_in_succeeded")).length).toBeGreaterThan(0);
  const opened = await tenant.inTenant((tx) =>
    tx
      .selectFrom("sessions")
      .where("tenantId", "=", tx.tenantId)
      .where("factor", "=", "passkey")
      .select(["accountId", "confirmedAt"])
      .execute(),
  );
  expect(opened).toEqual([
    { accountId: person.accountId, confirmedAt: new Date(now).toISOString() },
  ]);
});

test("people see, rename and remove their own passkeys", async () => {
  const { tenant, person } = await newUser();
  const device = await addPasskey(person);
  const addedAt = new Date(now).toISOString();
  pass(1);
  await signIn(device);
  const lastUsedAt = new Date(now).toISOString();
  const [passkey] = (await factorsOf(person)).passkeys;
  expect(passkey).toMatchObject({ name: "Laptop", addedAt, lastUsedAt });
  const params = { id: String(passkey?.id) };

  const colleague = await tenant.newEmployee();
  const rename = (as: Session, name: string) => call(as, renamePasskey, { params, body: { name } });
  expect((await rename(colleague, "Mine")).status).toBe(404);
  expect((await call(colleague, removePasskey, { params })).status).toBe(404);
  expect((await rename(person, "Desk")).status).toBe(200);
  expect((await factorsOf(person)).passkeys[0]?.name).toBe("Desk");

  expect((await call(person, removePasskey, { params })).status).toBe(200);
  expect((await factorsOf(person)).passkeys).toEqual([]);
  expect(short(await signIn(device))).toEqual(refused);
  expect((await call(person, removePasskey, { params })).status).toBe(404);
  const kinds = (await securityEventsOf(tenant)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["factor_added", "factor_removed"]));
  expect(short(await register(person, device))).toEqual(right);
});

test("an answer signs in once", async () => {
  const { tenant, person } = await newUser();
  const device = await addPasskey(person);
  const answer = device.answer(await ask());
  expect(short(await send(answer))).toEqual(right);
  expect(short(await send(answer))).toEqual(refused);
  expect(await problemsAt(tenant)).toEqual([[person.employeeId, "passkey_invalid"]]);
  const again = device.answer(await ask());
  const both = await Promise.all([send(again), send(again)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test("a challenge can be answered for five minutes", async () => {
  const { person } = await newUser();
  const device = await addPasskey(person);
  const [early, late] = [await ask(), await ask()];
  pass(4.9);
  expect(short(await send(device.answer(early)))).toEqual(right);
  pass(0.1);
  expect(short(await send(device.answer(late)))).toEqual(refused);
});

test.each<[string, Unusual, string]>([
  ["for another site", { origin: "https://hr.example" }, "passkey_elsewhere"],
  ["within another site's frame", { crossOrigin: true }, "passkey_elsewhere"],
  ["for another relying party", { rpId: "example.com" }, "passkey_invalid"],
  ["without user verification", { isVerified: false }, "passkey_invalid"],
  ["for a challenge of its own", { challenge: "c".repeat(43) }, "passkey_invalid"],
  ["for another account's handle", { userHandle: "h".repeat(43) }, "passkey_invalid"],
  ["by a copy with an older counter", { counter: 1 }, "passkey_copied"],
  ["by a copy that does not count", { counter: 0 }, "passkey_copied"],
])("an answer %s is refused and recorded", async (_, unusual, problem) => {
  const { tenant, person } = await newUser();
  const device = await addPasskey(person);
  const here = await sessionOf(device);
  expect(short(await signIn(device, unusual))).toEqual(refused);
  expect(short(await confirm(here, device, unusual))).toEqual(refused);
  expect(await problemsAt(tenant)).toEqual([[person.employeeId, problem]]);
  expect(short(await signIn(device, { counter: 100 }))).toEqual(right);
});

test("a passkey that never counts signs in again and again", async () => {
  const { person } = await newUser();
  const device = newDevice();
  expect(short(await register(person, device, { counter: 0 }))).toEqual(right);
  expect(short(await signIn(device, { counter: 0 }))).toEqual(right);
  expect(short(await signIn(device, { counter: 0 }))).toEqual(right);
});

test("a challenge is good for its purpose and its session only", async () => {
  const { person } = await newUser();
  const device = await addPasskey(person);
  const [here, elsewhere] = [await sessionOf(device), await sessionOf(device)];
  const asked = async (as: Session) => (await call(as, confirmOptions, {})).body;
  expect(short(await send(device.answer(await asked(here))))).toEqual(refused);
  const confirming = async (challenge: Awaited<ReturnType<typeof ask>>) =>
    short(await call(here, confirmIdentity, { body: { passkey: device.answer(challenge) } }));
  expect(await confirming(await ask())).toEqual(refused);
  expect(await confirming(await asked(elsewhere))).toEqual(refused);
  expect(await confirming(await asked(here))).toEqual(right);

  const second = newDevice();
  const { body: options } = await call(elsewhere, addPasskeyOptions, {});
  const body = { name: "Phone", ...second.create(options) };
  expect(short(await call(here, add, { body }))).toEqual(refused);
  expect(short(await call(elsewhere, add, { body }))).toEqual(right);
  expect(short(await call(elsewhere, add, { body }))).toEqual(refused);
});

test.each<[string, Unusual]>([
  ["for another site", { origin: "https://hr.example" }],
  ["within another site's frame", { crossOrigin: true }],
  ["for another relying party", { rpId: "example.com" }],
  ["without user verification", { isVerified: false }],
  ["with an algorithm that was not asked for", { alg: -65535 }],
  ["for a challenge of its own", { challenge: "c".repeat(43) }],
])("a new passkey %s is refused", async (_, unusual) => {
  const { person } = await newUser();
  expect(short(await register(person, newDevice(), unusual))).toEqual(refused);
  expect((await factorsOf(person)).passkeys).toEqual([]);
});

test("an eleventh passkey is refused", async () => {
  const { person } = await newUser();
  const { body: early } = await call(person, addPasskeyOptions, {});
  for (let added = 0; added < 10; added++) await addPasskey(person);
  const limit = [409, "passkey_limit"];
  expect(short(await call(person, addPasskeyOptions, {}))).toEqual(limit);
  const body = { name: "One more", ...newDevice().create(early) };
  expect(short(await call(person, add, { body }))).toEqual(limit);
  expect((await factorsOf(person)).passkeys).toHaveLength(10);
});

test("a passkey belongs to one account of one company", async () => {
  const [{ tenant, person }, other] = [await newUser(), await newUser()];
  const device = await addPasskey(person);
  const colleague = await tenant.newEmployee();
  for (const stranger of [colleague, other.person]) {
    expect(short(await register(stranger, device))).toEqual(refused);
    expect((await factorsOf(stranger)).passkeys).toEqual([]);
    expect(short(await confirm(stranger, device))).toEqual(refused);
    const params = { id: await passkeyOf(person) };
    expect((await call(stranger, removePasskey, { params })).status).toBe(404);
  }
  expect((await signIn(device, { counter: 50 })).body).toMatchObject({
    employee: { email: person.email },
  });
});

test("a key signs in for no other passkey", async () => {
  const [{ person }, other] = [await newUser(), await newUser()];
  const [own, others] = [await addPasskey(person), await addPasskey(other.person)];
  expect(short(await send({ ...own.answer(await ask()), id: others.id }))).toEqual(refused);
  expect(short(await signIn(newDevice()))).toEqual(refused);
});

test("the application cannot list passkeys or challenges of all companies", async () => {
  for (const table of ["directory.passkeys", "app.challenges"])
    await expect(database.pool.query(`select from ${table}`)).rejects.toThrow("permission");
});

test("a deactivated person's passkey opens no session", async () => {
  const { tenant, person } = await newUser();
  const device = await addPasskey(person);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false, employeeStatus: "approved" })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", person.employeeId)
      .execute(),
  );
  const { status, body } = await signIn(device);
  expect([status, body.token]).toEqual([200, null]);
  const [event] = await securityEventsOf(tenant, "sign_in_refused");
  expect(event?.details).toMatchObject({ reason: "account_deactivated" });
});

test("a suspended company's passkeys open no session", async () => {
  const { tenant, person } = await newUser();
  const device = await addPasskey(person);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ suspendedAt: new Date(now).toISOString() })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  expect(short(await signIn(device))).toEqual([403, "company_suspended"]);
  await services.failedSignIns.store();
  const [event] = await securityEventsOf(tenant, "sign_in_refused");
  expect(event?.details).toMatchObject({ reason: "company_suspended" });
});

test("an account with a passkey is confirmed by it, never by the password", async () => {
  const { person } = await newUser();
  const device = await addPasskey(person);
  const here = await signInByPassword(person);
  const change = (as: Session) =>
    call(as, renamePasskey, { params: { id: passkeyId }, body: { name: "Phone" } });
  const passkeyId = await passkeyOf(here);
  expect(short(await change(here))).toEqual(needed);
  const body = { currentPassword: password, newPassword: "Fresh-battery-8?" };
  expect(short(await call(here, changePassword, { body }))).toEqual(needed);
  expect(short(await call(here, confirmIdentity, { body: { password } }))).toEqual([
    403,
    "wrong_code",
  ]);
  expect(short(await confirm(here, device))).toEqual(right);
  expect(short(await change(here))).toEqual(right);
  pass(10);
  expect(short(await change(here))).toEqual(needed);
});

test("recovery codes replace a lost passkey and end with the last factor", async () => {
  const { person } = await newUser();
  await addPasskey(person);
  await addApp(person);
  const [code, next] = (await call(person, newRecoveryCodes, {})).body.codes;
  expect((await call(person, removeApp, {})).status).toBe(200);
  const here = await signInByPassword(person);
  const proof = (typed: string | undefined) =>
    call(here, confirmIdentity, { body: { code: String(typed) } });
  expect(short(await proof(code))).toEqual(right);
  expect(short(await proof(code))).toEqual([403, "wrong_code"]);
  expect((await factorsOf(here)).recoveryCodesLeft).toBe(9);
  const params = { id: await passkeyOf(here) };
  expect((await call(here, removePasskey, { params })).status).toBe(200);
  expect((await factorsOf(here)).recoveryCodesLeft).toBe(0);
  expect(short(await proof(next))).toEqual([403, "wrong_code"]);
  expect(short(await call(here, confirmIdentity, { body: { password } }))).toEqual(right);
});
