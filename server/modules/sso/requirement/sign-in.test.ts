import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { sso } from "#contract/sso.ts";
import { forgingProvider } from "#server/test/forging-provider.ts";
import { addPasskey } from "#server/test/passkey-device.ts";
import {
  companyBeforeRequirement,
  companyRequiringProvider,
} from "#server/test/required-provider.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { addApp, codeOf, password } from "#server/test/signing-in.ts";
import { call, finish } from "#server/test/signing-in-elsewhere.ts";
import { mailsOf, services } from "#server/test/world.ts";

const forging = await forgingProvider();
const executive = { employeeRole: "Executive" } as const;
const required = { status: 403, body: { code: "sso_required" } };

test("the rule is told after the right password only", async () => {
  const { tenant, newPerson, signIn } = await companyRequiringProvider(forging);
  const person = await newPerson();
  const wrong = await signIn(person, { password: "Wrong-horse-7!" });
  expect(wrong).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  const unknown = await signIn({ email: `no-one@${tenant.domain}` });
  expect(unknown.body).toEqual(wrong.body);
  expect(await signIn(person)).toMatchObject(required);
  await services.failedSignIns.store();
  expect(await securityEventsOf(tenant, "sign_in_refused")).toMatchObject([
    { subjectId: person.employeeId, details: { reason: "sso_required", count: 1 } },
  ]);
  expect(await securityEventsOf(tenant, "emergency_sign_in")).toEqual([]);
});

test("an account with an app is refused after its code, which stays unused", async () => {
  const { newPerson, signIn, requireProvider, tenant } = await companyBeforeRequirement(forging);
  const person = await newPerson();
  const secret = await addApp(person);
  await requireProvider(tenant.owner);
  expect((await signIn(person)).body.code).toBe("code_required");
  expect((await signIn(person, { code: "000000" })).body.code).toBe("wrong_code");
  const code = codeOf(secret, 1);
  for (const _ of [1, 2]) expect(await signIn(person, { code })).toMatchObject(required);
});

test("a passkey is refused after its right answer, and recorded", async () => {
  const { newPerson, requireProvider, tenant } = await companyBeforeRequirement(forging);
  const person = await newPerson();
  const device = await addPasskey(person);
  await requireProvider(tenant.owner);
  const asked = (await call(null, api.auth.passkeyOptions, {})).body;
  const body = device.answer(asked);
  expect(await call(null, api.auth.passkeyLogin, { body })).toMatchObject(required);
  await services.failedSignIns.store();
  expect(await securityEventsOf(tenant, "sign_in_refused")).toMatchObject([
    { subjectId: person.employeeId, details: { reason: "sso_required" } },
  ]);
});

test("an emergency sign-in is recorded and mailed to all super administrators", async () => {
  const { tenant, newPerson, signIn, nextCode } = await companyRequiringProvider(forging);
  const second = await newPerson(executive);
  await newPerson();
  const { status } = await signIn(tenant.owner, { code: nextCode() });
  expect(status).toBe(200);
  expect(await securityEventsOf(tenant, "emergency_sign_in")).toMatchObject([
    { byId: tenant.owner.employeeId, address: "127.0.0.1" },
  ]);
  const mails = await mailsOf(tenant.tenantId, { kind: "emergencySignIn" });
  expect(mails.map(({ to }) => to).sort()).toEqual([tenant.owner.email, second.email].sort());
  expect(mails[0]?.paragraphs[0]).toMatch(/^Naledi Khumalo signed in to Baton HR without/);
});

test("an emergency account that signs in by the provider raises no alarm", async () => {
  const { tenant, signInThere } = await companyRequiringProvider(forging);
  await signInThere(tenant.owner);
  expect(await securityEventsOf(tenant, "emergency_sign_in")).toEqual([]);
});

test("a former super administrator is no emergency account", async () => {
  const { tenant, newPerson, signIn, requireProvider } = await companyBeforeRequirement(forging);
  const second = await newPerson(executive);
  await requireProvider(tenant.owner, second);
  const params = { id: second.employeeId };
  const body = { employeeRole: "Employee" } as const;
  expect((await call(tenant.owner, api.employees.update, { params, body })).status).toBe(200);
  expect(await signIn(second)).toMatchObject(required);
});

test("a reset is answered as documented, and mailed to emergency accounts only", async () => {
  const { tenant, newPerson } = await companyRequiringProvider(forging);
  const person = await newPerson();
  for (const { email } of [person, tenant.owner])
    expect(await call(null, api.auth.recoverPassword, { body: { email } })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
  const mails = await mailsOf(tenant.tenantId);
  const resets = mails.filter(({ subject }) => subject === "Set a new password for Baton HR");
  expect(resets.map(({ to }) => to)).toEqual([tenant.owner.email]);
});

test("a newly added person is mailed to the provider, and is invited until they have signed in", async () => {
  const { tenant, signInThere } = await companyRequiringProvider(forging);
  const { owner } = tenant;
  const email = `new@${tenant.domain}`;
  const departmentId = await tenant.newDepartment("Kitchen");
  const position = await call(owner, api.departments.createPosition, {
    body: { positionTitle: "Cook", jobDescription: "Cooks", departmentId },
  });
  const added = await call(owner, api.onboarding.addEmployee, {
    body: {
      ...{ firstName: "Thandi", lastName: "Nkosi", email, hireDate: "2026-03-02" },
      ...{ employmentStatus: "Active", employeeRole: "Employee", departmentId },
      positionId: position.body.id,
    },
  });
  expect(added.status).toBe(201);
  const employeeId = added.body.id;
  const invitation = (await mailsOf(tenant.tenantId)).find(({ to }) => to === email);
  expect(invitation?.action.url).toBe("http://localhost:3000/signin");
  expect(invitation?.paragraphs[1]).toContain("sign in with your company's sign-in provider");
  const invitationOf = async () => {
    const query = { employeeId };
    const { body } = await call(owner, api.employees.detailedInfo, { query });
    return body[0]?.invitation;
  };
  expect(await invitationOf()).not.toBeNull();
  const { token } = await signInThere({ email, employeeId });
  expect((await call({ token }, api.employees.currentEmployee, {})).body.email).toBe(email);
  expect(await invitationOf()).toBeNull();
  const again = { params: { id: employeeId } };
  expect((await call(owner, api.onboarding.resendInvitation, again)).body.code).toBe(
    "invitation_accepted",
  );
});

test("a person who needs the provider neither changes a password nor confirms by it", async () => {
  const { tenant, newPerson, signInThere } = await companyRequiringProvider(forging);
  const person = await newPerson();
  const session = await signInThere(person);
  const change = { currentPassword: password, newPassword: "Fresh-battery-8?" };
  expect(await call(session, api.auth.changePassword, { body: change })).toMatchObject(required);
  expect(await call(session, api.auth.confirmIdentity, { body: { password } })).toMatchObject(
    required,
  );
  expect((await call(session, sso.getOwnProvider, {})).body).toEqual({
    name: "Acme",
    isRequired: true,
  });
  const emergency = await signInThere(tenant.owner);
  expect((await call(emergency, sso.getOwnProvider, {})).body.isRequired).toBe(false);
});

test("linked people sign in though their domain is lost, and emergency accounts though the provider is down", async () => {
  const { tenant, newPerson, signIn, signInThere, start, nextCode } =
    await companyRequiringProvider(forging);
  const person = await newPerson();
  await signInThere(person);
  await tenant.inTenant((tx) =>
    tx
      .updateTable("companyDomains")
      .set({ verifiedAt: null })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  await signInThere(person);
  const leaving = await start();
  const returned = forging.signInAt(leaving);
  forging.forge({
    answer: (response) => {
      response.writeHead(503).end();
      return true;
    },
  });
  expect((await finish(leaving, returned)).body).toMatchObject({
    code: "sso_unavailable",
    message: expect.not.stringContaining("password"),
  });
  expect((await signIn(tenant.owner, { code: nextCode() })).status).toBe(200);
});
