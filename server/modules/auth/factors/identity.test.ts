import { afterAll, beforeEach, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { limits } from "#contract/limits.ts";
import { followClock } from "#server/clock.ts";
import { limitedApp } from "#server/test/limited-app.ts";
import { newAddress } from "#server/test/signed-up-owner.ts";
import { addApp, codeOf, givePassword, password } from "#server/test/signing-in.ts";
import { call, callOn, newTenant, type Person } from "#server/test/world.ts";

const { login, confirmIdentity, newRecoveryCodes, removeApp, changePassword } = api.auth;
const { exportList, update } = api.employees;

/** Its own: attempts of other tests count at other addresses. */
const address = newAddress();
let now = 0;
const pass = (minutes: number) => {
  now += minutes * 60_000;
};
beforeEach(() => {
  now = Date.parse("2026-03-02T08:00:10Z");
  followClock(() => new Date(now));
});
afterAll(() => followClock(undefined));

const app = await limitedApp();

type Session = Pick<Person, "token">;

async function newOwner() {
  const tenant = await newTenant();
  const { owner } = tenant;
  await givePassword(tenant, owner);
  const signIn = async (code?: string): Promise<Session> => {
    const body = { email: owner.email, password, ...(code !== undefined && { code }) };
    return { token: String((await call(null, login, { body })).body.token) };
  };
  return { tenant, owner, signIn };
}

const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  status < 300 ? undefined : body.code;
const exporting = async (as: Session) => refusalOf(await call(as, exportList, { query: {} }));
const confirming = async (as: Session, body: { code: string } | { password: string }) =>
  refusalOf(await call(as, confirmIdentity, { body }));

const needed = "confirmation_needed";

test("a sign-in counts as confirmation for ten minutes", async () => {
  const { signIn } = await newOwner();
  const here = await signIn();
  pass(9.9);
  expect(await exporting(here)).toBeUndefined();
  pass(0.1);
  expect(await exporting(here)).toBe(needed);
  const elsewhere = await signIn();
  expect([await exporting(here), await exporting(elsewhere)]).toEqual([needed, undefined]);
});

test("without a factor the password confirms this session for ten minutes", async () => {
  const { signIn } = await newOwner();
  const [here, elsewhere] = [await signIn(), await signIn()];
  pass(10);
  expect(await confirming(here, { password: "Wrong-horse-7!" })).toBe("wrong_current_password");
  expect(await confirming(here, { code: "123456" })).toBe("wrong_code");
  expect(await exporting(here)).toBe(needed);
  expect(await confirming(here, { password })).toBeUndefined();
  expect([await exporting(here), await exporting(elsewhere)]).toEqual([undefined, needed]);
  pass(10);
  expect(await exporting(here)).toBe(needed);
});

test("with an app only a code confirms, and none twice", async () => {
  const { owner, signIn } = await newOwner();
  const secret = await addApp(owner);
  pass(1);
  const here = await signIn(codeOf(secret));
  pass(10);
  expect(await confirming(here, { password })).toBe("wrong_code");
  expect(await exporting(here)).toBe(needed);
  expect(await confirming(here, { code: codeOf(secret) })).toBeUndefined();
  expect(await confirming(here, { code: codeOf(secret) })).toBe("wrong_code");
  expect(await exporting(here)).toBeUndefined();
});

test("a session opened by a recovery code is never confirmed by the password", async () => {
  const { owner, signIn } = await newOwner();
  await addApp(owner);
  const [code, next] = (await call(owner, newRecoveryCodes, {})).body.codes;
  const here = await signIn(code);
  pass(10);
  expect(await confirming(here, { password })).toBe("wrong_code");
  expect(await confirming(here, { code: String(next) })).toBeUndefined();
  await call(owner, removeApp, {});
  pass(10);
  expect(await confirming(here, { password })).toBe("forbidden");
  const elsewhere = await signIn();
  pass(10);
  expect(await confirming(elsewhere, { password })).toBeUndefined();
});

test("a change of role needs a confirmation, other changes of a person do not", async () => {
  const { tenant, signIn } = await newOwner();
  const person = await tenant.newEmployee();
  const here = await signIn();
  pass(10);
  const change = async (body: object) =>
    refusalOf(await call(here, update, { params: { id: person.employeeId }, body }));
  expect(await change({ homeAddress: "1 Long St" })).toBeUndefined();
  expect(await change({ employeeRole: "Employee" })).toBeUndefined();
  expect(await change({ employeeRole: "Manager", homeAddress: "2 Long St" })).toBe(needed);
  const stored = await tenant.inTenant((tx) =>
    tx
      .selectFrom("employees")
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", person.employeeId)
      .select(["employeeRole", "homeAddress"])
      .executeTakeFirst(),
  );
  expect(stored).toEqual({ employeeRole: "Employee", homeAddress: "1 Long St" });
  expect(await confirming(here, { password })).toBeUndefined();
  expect(await change({ employeeRole: "Manager" })).toBeUndefined();
});

test("a change of password needs a confirmation from people with an app", async () => {
  const { signIn } = await newOwner();
  const change = async (as: Session, from: string, to: string) =>
    refusalOf(await call(as, changePassword, { body: { currentPassword: from, newPassword: to } }));
  const here = await signIn();
  pass(10);
  expect(await change(here, password, "Fresh-battery-8?")).toBeUndefined();
  expect(await change(here, "Fresh-battery-8?", password)).toBeUndefined();

  expect(await confirming(here, { password })).toBeUndefined();
  const secret = await addApp(here);
  pass(10);
  expect(await change(here, password, "Fresh-battery-8?")).toBe(needed);
  expect(await confirming(here, { code: codeOf(secret) })).toBeUndefined();
  expect(await change(here, password, "Fresh-battery-8?")).toBeUndefined();
});

test("a stolen session guesses five times, and locks its owner out of nothing", async () => {
  const { owner, signIn } = await newOwner();
  const secret = await addApp(owner);
  pass(1);
  const stolen = await signIn(codeOf(secret));
  const guess = async () =>
    (await callOn(app, stolen, confirmIdentity, { body: { code: "000000" } }, {}, address)).status;
  const guesses: number[] = [];
  for (let tried = 0; tried < 6; tried++) guesses.push(await guess());
  expect(guesses).toEqual([403, 403, 403, 403, 403, 429]);
  pass(limits.identity.perSession.everySeconds / 60);
  expect([await guess(), await guess()]).toEqual([403, 429]);
  const body = { email: owner.email, password, code: codeOf(secret) };
  const { status, body: signedIn } = await callOn(app, null, login, { body }, {}, address);
  expect(status).toBe(200);
  const here = { token: String(signedIn.token) };
  pass(10);
  const proof = { code: codeOf(secret) };
  expect((await callOn(app, here, confirmIdentity, { body: proof }, {}, address)).status).toBe(200);
});
