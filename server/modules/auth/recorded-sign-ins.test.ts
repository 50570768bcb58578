import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import { createAttemptLimits } from "#server/http/attempt-limits.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import { suspendTenant } from "#server/modules/tenant/index.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import {
  app,
  call,
  callOn,
  mailsOf,
  newTenant,
  services,
  type TestTenant,
} from "#server/test/world.ts";
import { savePasswordHash } from "./queries.ts";

const { login, recoverPassword, resetPassword } = api.auth;
const password = "Correct-horse-7!";
const newPassword = "Fresh-battery-8?";
const device = "Firefox";

async function newUser(options: Parameters<TestTenant["newEmployee"]>[0] = {}) {
  const tenant = await newTenant();
  const person = await tenant.newEmployee(options);
  await tenant.claimEmail(person.email);
  const passwordHash = await hashPassword(password);
  await tenant.inTenant((tx) => savePasswordHash(tx, person.accountId, passwordHash));
  const signIn = (given: string, { server = app, email = person.email } = {}) =>
    callOn(server, null, login, { body: { email, password: given } }, { "user-agent": device });
  const events = async () => {
    await services.failedSignIns.store();
    const all = await securityEventsOf(tenant);
    return all.map(({ kind, byId, subjectId, address, device: on, details }) => {
      expect([address, on]).toEqual(["127.0.0.1", device]);
      return { kind, byId, subjectId, details };
    });
  };
  return { tenant, person, id: person.employeeId, signIn, events };
}

test("a sign-in is recorded with its address and device", async () => {
  const { id, signIn, events } = await newUser();
  await signIn(password);
  expect(await events()).toEqual([
    { kind: "sign_in_succeeded", byId: id, subjectId: null, details: {} },
  ]);
});

test("failed sign-ins are counted for their account", async () => {
  const { id, person, signIn, events } = await newUser();
  for (let n = 0; n < 3; n++)
    expect((await signIn("Wrong-horse-7!", { email: person.email.toUpperCase() })).status).toBe(
      401,
    );
  const counted = await events();
  // A full hour may begin meanwhile.
  expect(counted.reduce((sum, { details }) => sum + Number(Object(details).count), 0)).toBe(3);
  for (const { kind, byId, subjectId, details } of counted)
    expect([kind, byId, subjectId, Object(details).reason]).toEqual([
      "sign_in_failed",
      null,
      id,
      "wrong_password",
    ]);
});

test("a failed sign-in with an unknown address is in no company's log", async () => {
  const { signIn, events } = await newUser();
  await signIn(password, { email: "nobody@nowhere.co.za" });
  expect(await events()).toEqual([]);
});

test.each([
  ["a suspended company", "company_suspended", {}],
  ["a deactivated account", "account_deactivated", { isActive: false }],
])("a sign-in to %s is recorded as refused", async (_, reason, options) => {
  const { tenant, id, signIn, events } = await newUser(options);
  if (reason === "company_suspended")
    await tenant.inTenant((tx) => suspendTenant({ tx, now: new Date() }));
  await signIn(password);
  expect(await events()).toEqual([
    { kind: "sign_in_refused", byId: null, subjectId: id, details: { reason, count: 1 } },
  ]);
});

test("a sign-in beyond its limit is recorded as refused", async () => {
  const { signIn, events } = await newUser();
  const attempts = createAttemptLimits(services.background);
  const server = await buildApp({ services: { ...services, attempts } });
  let status = 0;
  for (let n = 0; n < 30 && status !== 429; n++)
    status = (await signIn("Wrong-horse-7!", { server })).status;
  expect(status).toBe(429);
  const reasons = (await events()).map(({ kind, details }) => [kind, Object(details).reason]);
  expect(reasons).toContainEqual(["sign_in_refused", "limit"]);
  await server.close();
});

test("a password link and its use are recorded, never the link", async () => {
  const { tenant, id, person, events } = await newUser();
  const headers = { "user-agent": device };
  await call(null, recoverPassword, { body: { email: person.email } }, headers);
  const [mail] = await mailsOf(tenant.tenantId);
  const accessToken = mail?.action.url.split("#access_token=")[1] ?? "";
  const body = { accessToken, newPassword };
  expect((await call(null, resetPassword, { body }, headers)).status).toBe(200);
  expect(await events()).toEqual([
    { kind: "password_link_requested", byId: null, subjectId: id, details: {} },
    { kind: "password_reset", byId: id, subjectId: null, details: {} },
  ]);
});
