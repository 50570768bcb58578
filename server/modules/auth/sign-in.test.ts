import { expect, inject, onTestFinished, test } from "vitest";
import { api } from "#contract/index.ts";
import { buildApp } from "#server/app.ts";
import { connectDatabase } from "#server/db/database.ts";
import { createAttemptLimits } from "#server/http/attempt-limits.ts";
import { ownerPassword, signedUpOwner } from "#server/test/signed-up-owner.ts";
import { givePassword, password } from "#server/test/signing-in.ts";
import { call, newTenant, services, type TestTenant } from "#server/test/world.ts";

const { login, signOut, changePassword } = api.auth;
const { currentEmployee } = api.employees;

async function newUser(options: Parameters<TestTenant["newEmployee"]>[0] = {}) {
  const tenant = await newTenant();
  const person = await tenant.newEmployee(options);
  await givePassword(tenant, person);
  const signIn = (given: Partial<{ email: string; password: string }> = {}) =>
    call(null, login, { body: { email: person.email, password, ...given } });
  return { tenant, person, signIn };
}

const isSignedIn = async (token: string | null) =>
  token !== null && (await call({ token }, currentEmployee, {})).status === 200;

test("the right password signs in and returns token and account state [APIAUTH-06]", async () => {
  const { person, signIn } = await newUser();
  const { status, body } = await signIn();
  expect(status).toBe(200);
  expect(body.employee).toMatchObject({
    id: person.employeeId,
    isActive: true,
    employeeStatus: "approved",
    employeeRole: "Employee",
  });
  expect(await isSignedIn(body.token)).toBe(true);
});

test("an e-mail signs in in upper or lower case", async () => {
  const { person, signIn } = await newUser();
  expect((await signIn({ email: person.email.toUpperCase() })).status).toBe(200);
});

test("a wrong password and an unknown e-mail get the same answer [SIGNIN-14]", async () => {
  const { signIn } = await newUser();
  const wrong = await signIn({ password: "Wrong-horse-7!" });
  const unknown = await signIn({ email: "nobody@nowhere.co.za" });
  expect(wrong).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  expect(unknown.body).toEqual(wrong.body);
});

test("an account that never set a password cannot be signed in to", async () => {
  const tenant = await newTenant();
  const person = await tenant.newEmployee();
  await tenant.claimEmail(person.email);
  const answer = await call(null, login, { body: { email: person.email, password } });
  expect(answer.status).toBe(401);
});

test("a deactivated account gets its state but no token [SIGNIN-13, GUARD-14]", async () => {
  const { signIn } = await newUser({ isActive: false });
  const { status, body } = await signIn();
  expect(status).toBe(200);
  expect(body).toMatchObject({ token: null, employee: { isActive: false } });
});

test.each(["pending", "rejected"] as const)(
  "an employee deactivated while %s gets their state but no token",
  async (employeeStatus) => {
    const deactivated = await newUser({ isActive: false, employeeStatus });
    expect(await deactivated.signIn()).toMatchObject({
      status: 200,
      body: { token: null, employee: { isActive: false, employeeStatus } },
    });
    const active = await newUser({ employeeStatus });
    expect(await isSignedIn((await active.signIn()).body.token)).toBe(true);
  },
);

test("an owner signs in again to register their company [GUARD-07]", async () => {
  const { email } = await signedUpOwner();
  const { body } = await call(null, login, { body: { email, password: ownerPassword } });
  expect(body.employee).toMatchObject({ isActive: false, employeeStatus: "pending" });
  expect(await isSignedIn(body.token)).toBe(true);
});

test("an employee deactivated while signed in is refused with that reason [GUARD-02]", async () => {
  const { tenant, signIn } = await newUser();
  const { token, employee } = (await signIn()).body;
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", employee.id)
      .execute(),
  );
  expect(await call({ token: String(token) }, currentEmployee, {})).toMatchObject({
    status: 403,
    body: { code: "account_deactivated" },
  });
});

test("sign-out ends this session and no other", async () => {
  const { signIn } = await newUser();
  const [first, second] = [(await signIn()).body.token, (await signIn()).body.token];
  expect((await call({ token: String(first) }, signOut, {})).status).toBe(200);
  expect(await call({ token: String(first) }, currentEmployee, {})).toMatchObject({
    status: 401,
    body: { code: "session_ended" },
  });
  expect(await isSignedIn(second)).toBe(true);
});

test("a password change needs the current one, and ends the other sessions [APIEMP-18, GUARD-26]", async () => {
  const { signIn } = await newUser();
  const [here, elsewhere] = [
    String((await signIn()).body.token),
    String((await signIn()).body.token),
  ];
  const newPassword = "Fresh-battery-8?";
  const change = (currentPassword: string) =>
    call({ token: here }, changePassword, { body: { currentPassword, newPassword } });

  expect(await change("Wrong-horse-7!")).toMatchObject({
    status: 400,
    body: { code: "wrong_current_password", fields: { currentPassword: expect.any(String) } },
  });
  expect(await isSignedIn(elsewhere)).toBe(true);
  expect((await change(password)).status).toBe(200);
  expect(await isSignedIn(here)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect((await signIn()).status).toBe(401);
  expect((await signIn({ password: newPassword })).status).toBe(200);
});

test("of two password changes at the same moment one succeeds", async () => {
  const { signIn } = await newUser();
  const here = { token: String((await signIn()).body.token) };
  const change = (newPassword: string) =>
    call(here, changePassword, { body: { currentPassword: password, newPassword } });
  const answers = await Promise.all([change("Fresh-battery-8?"), change("Other-battery-9?")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("a password change refuses common passwords and personal details at the field", async () => {
  const { signIn, person } = await newUser({ name: "Nomvula", surname: "Dlamini" });
  const here = { token: String((await signIn()).body.token) };
  const label = person.email.split(/[@.]/)[1];
  for (const newPassword of ["P@ssw0rd!", "Nomvula#2026", "Dlamini-Nomvula1!", `A1!${label}`])
    expect([
      newPassword,
      await call(here, changePassword, {
        body: { currentPassword: password, newPassword },
      }),
    ]).toMatchObject([
      newPassword,
      { status: 400, body: { fields: { newPassword: expect.any(String) } } },
    ]);
  expect((await signIn()).status).toBe(200);
});

test("an unknown e-mail takes the same statements as a wrong password", async () => {
  const { person } = await newUser();
  const statements: string[] = [];
  const database = connectDatabase({
    url: inject("appUrl"),
    poolSize: 1,
    prepare: inject("canPrepare"),
    onStatement: (text) => statements.push(text),
  });
  const attempts = createAttemptLimits(database);
  const app = await buildApp({ services: { ...services, database, attempts } });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const statementsFor = async (email: string) => {
    const payload = { email, password: "Wrong-horse-7!" };
    const answer = await app.inject({ method: "POST", url: `/prod${login.path}`, payload });
    expect(answer.statusCode).toBe(401);
    return statements.splice(0);
  };
  const known = await statementsFor(person.email);
  expect(known).toHaveLength(3);
  expect(await statementsFor("nobody@nowhere.co.za")).toEqual(known);
});
