import { afterAll, beforeEach, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { limits } from "#contract/limits.ts";
import { followClock } from "#server/clock.ts";
import { limitedApp } from "#server/test/limited-app.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { newAddress } from "#server/test/signed-up-owner.ts";
import { addApp, codeOf, givePassword, password } from "#server/test/signing-in.ts";
import { call, callOn, newTenant, type Person, services } from "#server/test/world.ts";

const { login, listFactors, startApp, confirmApp, removeApp, newRecoveryCodes } = api.auth;

/** Its own: attempts of other tests count at other addresses. */
const address = newAddress();
let now = 0;
const pass = (seconds: number) => {
  now += seconds * 1_000;
};
beforeEach(() => {
  now = Date.parse("2026-03-02T08:00:10Z");
  followClock(() => new Date(now));
});
afterAll(() => followClock(undefined));

const app = await limitedApp();

async function newUser() {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await givePassword(tenant, person);
  return { tenant, person, ...signInsOf(person) };
}

const signInsOf = ({ email }: Person) => ({
  signIn: async (code?: string) => {
    const body = { email, password, ...(code !== undefined && { code }) };
    return short(await call(null, login, { body }));
  },
  limitedSignIn: async (code: string) =>
    short(await callOn(app, null, login, { body: { email, password, code } }, {}, address)),
});

/** The status, and the code of a refusal. */
const short = ({ status, body }: { status: number; body: { code?: string } }) =>
  body.code ? [status, body.code] : [status];

const made = async (person: Person) => (await call(person, newRecoveryCodes, {})).body.codes;
const factorsOf = async (person: Person) => (await call(person, listFactors, {})).body;

const reasonIn = (details: unknown) => (details as { reason?: string }).reason ?? "";

const right = [200];
const required = [401, "code_required"];
const wrong = [403, "wrong_code"];

test("an app counts after its first code, and sign-in then asks for one", async () => {
  const { person, signIn } = await newUser();
  const { secret, uri } = (await call(person, startApp, {})).body;
  expect(uri).toContain(secret);
  expect(uri).toContain(encodeURIComponent(person.email));
  expect(await factorsOf(person)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
  expect(await signIn()).toEqual(right);

  const confirm = (code: string) => call(person, confirmApp, { body: { code } });
  expect(short(await confirm(codeOf(secret, 5)))).toEqual(wrong);
  expect(short(await confirm("not a code"))).toEqual(wrong);
  expect(await signIn()).toEqual(right);
  expect((await confirm(` ${codeOf(secret).replace(/^.../, "$& ")} `)).status).toBe(200);
  expect((await factorsOf(person)).app).toEqual({ addedAt: new Date(now).toISOString() });
  expect(short(await confirm(codeOf(secret)))).toEqual(wrong);

  pass(60);
  expect(await signIn()).toEqual(required);
  expect(await signIn(codeOf(secret))).toEqual(right);
});

test("the wrong password is refused alike with and without an app", async () => {
  const { person } = await newUser();
  const secret = await addApp(person);
  pass(60);
  for (const code of [undefined, codeOf(secret), "000000"]) {
    const given = { email: person.email, password: "Wrong-horse-7!", ...(code && { code }) };
    expect(short(await call(null, login, { body: given }))).toEqual([401, "invalid_credentials"]);
  }
});

test("a code of the interval before or after is right, others are wrong", async () => {
  const { person, signIn } = await newUser();
  const secret = await addApp(person);
  for (const shift of [-1, 0, 1]) {
    pass(300);
    expect(await signIn(codeOf(secret, shift))).toEqual(right);
  }
  for (const shift of [-2, 2, 10]) {
    pass(300);
    expect(await signIn(codeOf(secret, shift))).toEqual(wrong);
  }
});

test("no code is accepted twice, nor one older than the last", async () => {
  const { person, signIn } = await newUser();
  const secret = await addApp(person);
  pass(60);
  const code = codeOf(secret);
  expect(await signIn(code)).toEqual(right);
  expect(await signIn(code)).toEqual(wrong);
  expect(await signIn(codeOf(secret, -1))).toEqual(wrong);
  pass(30);
  const twins = await Promise.all([signIn(codeOf(secret)), signIn(codeOf(secret))]);
  expect(twins.sort()).toEqual([right, wrong]);
});

test("another person's code and the code of a removed app are wrong", async () => {
  const { tenant, person, signIn } = await newUser();
  await addApp(person);
  const colleague = await tenant.newEmployee();
  const theirs = await addApp(colleague);
  pass(60);
  expect(await signIn(codeOf(theirs))).toEqual(wrong);
  expect((await call(person, removeApp, {})).status).toBe(200);
  expect(await signIn()).toEqual(right);
  expect((await factorsOf(colleague)).app).not.toBeNull();
});

test("a second app replaces the first once it is confirmed", async () => {
  const { person, signIn } = await newUser();
  const first = await addApp(person);
  const { secret: second } = (await call(person, startApp, {})).body;
  pass(60);
  expect(await signIn(codeOf(second))).toEqual(wrong);
  expect(await signIn(codeOf(first))).toEqual(right);
  const { status } = await call(person, confirmApp, { body: { code: codeOf(second) } });
  expect(status).toBe(200);
  pass(60);
  expect(await signIn(codeOf(first))).toEqual(wrong);
  expect(await signIn(codeOf(second))).toEqual(right);
});

test("only the latest unconfirmed secret can be confirmed", async () => {
  const { person } = await newUser();
  const { secret: first } = (await call(person, startApp, {})).body;
  const { secret: second } = (await call(person, startApp, {})).body;
  const confirm = async (secret: string) =>
    short(await call(person, confirmApp, { body: { code: codeOf(secret) } }));
  expect([await confirm(first), await confirm(second)]).toEqual([wrong, right]);
});

test("each recovery code signs in once in place of a code", async () => {
  const { person, signIn } = await newUser();
  expect(short(await call(person, newRecoveryCodes, {}))).toEqual([409, "no_factor"]);
  await addApp(person);
  const codes = await made(person);
  expect(new Set(codes).size).toBe(10);
  for (const [used, code] of codes.entries()) {
    expect(await signIn(used % 2 ? code : code.toUpperCase().replace("-", " "))).toEqual(right);
    expect((await factorsOf(person)).recoveryCodesLeft).toBe(9 - used);
  }
  for (const code of codes) expect(await signIn(code)).toEqual(wrong);
});

test("one recovery code opens one of two simultaneous sessions", async () => {
  const { person, signIn } = await newUser();
  await addApp(person);
  const [code = ""] = await made(person);
  expect((await Promise.all([signIn(code), signIn(code)])).sort()).toEqual([right, wrong]);
});

test("new recovery codes replace earlier ones, of one's own account only", async () => {
  const { tenant, person, signIn } = await newUser();
  await addApp(person);
  const [before = ""] = await made(person);
  const colleague = await tenant.newEmployee();
  await addApp(colleague);
  const [theirs = ""] = await made(colleague);
  const [after = ""] = await made(person);
  expect([await signIn(before), await signIn(theirs), await signIn(after)]).toEqual([
    wrong,
    wrong,
    right,
  ]);
});

test("recovery codes go with the app", async () => {
  const { person, signIn } = await newUser();
  await addApp(person);
  const [code = ""] = await made(person);
  await call(person, removeApp, {});
  expect(await factorsOf(person)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
  const secret = await addApp(person);
  expect(await signIn(code)).toEqual(wrong);
  pass(60);
  expect(await signIn(codeOf(secret))).toEqual(right);
});

test("the audit log has every change and each wrong code", async () => {
  const { tenant, person, signIn } = await newUser();
  await addApp(person);
  await made(person);
  expect(await signIn()).toEqual(required);
  expect(await signIn("000000")).toEqual(wrong);
  await call(person, removeApp, {});
  await services.failedSignIns.store();
  const events = await securityEventsOf(tenant);
  expect(events.map(({ kind, details }) => [kind, reasonIn(details)]).sort()).toEqual([
    ["factor_added", ""],
    ["factor_removed", ""],
    ["recovery_codes_made", ""],
    ["sign_in_failed", "wrong_code"],
  ]);
});

test("secrets and recovery codes are not stored as they are", async () => {
  const { tenant, person } = await newUser();
  const secret = await addApp(person);
  const codes = await made(person);
  const [apps, stored] = await tenant.inTenant((tx) =>
    Promise.all([
      tx.selectFrom("authenticatorApps").where("tenantId", "=", tx.tenantId).selectAll().execute(),
      tx.selectFrom("recoveryCodes").where("tenantId", "=", tx.tenantId).selectAll().execute(),
    ]),
  );
  expect([apps.length, stored.length]).toEqual([1, 10]);
  const text = JSON.stringify([apps, stored]);
  for (const one of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))])
    expect(text).not.toContain(one);
});

test("after five wrong codes from anywhere the account waits a minute", async () => {
  const { person, limitedSignIn } = await newUser();
  const secret = await addApp(person);
  const [recovery = ""] = await made(person);
  pass(60);
  const { atOnce, everySeconds } = limits.code.perPerson;
  for (let tried = 0; tried < atOnce; tried++)
    expect(await limitedSignIn(tried % 2 ? "abcde-fgh23" : "000000")).toEqual(wrong);
  const tooMany = [429, "too_many_requests"];
  for (const code of [codeOf(secret), recovery]) expect(await limitedSignIn(code)).toEqual(tooMany);
  pass(everySeconds);
  expect(await limitedSignIn(codeOf(secret))).toEqual(right);
});

test("an eleventh guess at a recovery code within minutes is refused", async () => {
  const { person, limitedSignIn } = await newUser();
  await addApp(person);
  const guesses: number[] = [];
  for (let tried = 0; tried < 11; tried++) {
    guesses.push((await limitedSignIn("abcde-fgh23"))[0] as number);
    pass(20);
  }
  expect(guesses.filter((status) => status === 403).length).toBeLessThan(10);
  expect(guesses.at(-1)).toBe(429);
});

test("wrong codes do not lock out a colleague or an account without an app", async () => {
  const { tenant, person, limitedSignIn } = await newUser();
  await addApp(person);
  for (let tried = 0; tried < 6; tried++) await limitedSignIn("000000");
  expect((await limitedSignIn("000000"))[0]).toBe(429);
  const colleague = await tenant.newEmployee();
  await givePassword(tenant, colleague);
  expect(await signInsOf(colleague).limitedSignIn("000000")).toEqual(right);
});
