import { expect, test } from "vitest";
import type { SecondFactorRule } from "#contract/codes/second-factor.ts";
import { api } from "#contract/index.ts";
import { ownClock } from "#server/test/clock.ts";
import { insertProvider } from "#server/test/company/tenant.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { addApp, codeOf, givePassword, password } from "#server/test/signing-in.ts";
import { call, mailsOf, newTenant, type Person } from "#server/test/world.ts";

const { getSignInRules, updateSignInRules, listWithoutFactor, remindWithoutFactor } = api.auth;
const { currentEmployee } = api.employees;
const { getTenant } = api.tenant;

const rule = (by: Person, secondFactor: SecondFactorRule, from?: string) =>
  call(by, updateSignInRules, { body: { secondFactor, ...(from && { from }) } });

/** What an ordinary call of theirs comes to. */
async function stateOf(person: Person) {
  const { status, body } = await call(person, getTenant, {});
  return body.code ? `${status} ${body.code}` : status;
}
const missing = async (person: Person) =>
  (await call(person, currentEmployee, {})).body.missingFactor;

const needed = "403 factor_needed";

/** On 2 March of the test's own clock. */
async function requireNow(owner: Person, secondFactor: SecondFactorRule = "everyone") {
  ownClock()("2026-03-02", "09:00");
  const { status } = await rule(owner, secondFactor, "2026-03-02");
  expect(status).toBe(200);
}

test("the rule begins on its day by the company's clock, in open sessions as well", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  expect(await missing(staff)).toBeNull();
  expect((await rule(owner, "everyone", "2026-03-05")).body).toEqual({
    secondFactor: "everyone",
    from: "2026-03-05",
    concerned: 2,
    lacking: 2,
  });
  at("2026-03-04", "23:59");
  expect(await stateOf(staff)).toBe(200);
  expect(await missing(staff)).toEqual({ from: "2026-03-05", isDue: false });
  at("2026-03-05", "00:00");
  expect(await stateOf(staff)).toBe(needed);
  expect(await stateOf(owner)).toBe(needed);
  expect(await missing(staff)).toEqual({ from: "2026-03-05", isDue: true });
});

test("adding a second step frees every open session at once", async () => {
  const { owner, newEmployee, signInAgain } = await newTenant();
  const staff = await newEmployee();
  const onPhone = await signInAgain(staff);
  await requireNow(owner);
  expect([await stateOf(staff), await stateOf(onPhone)]).toEqual([needed, needed]);
  await addApp(staff);
  expect([await stateOf(staff), await stateOf(onPhone)]).toEqual([200, 200]);
  expect(await missing(onPhone)).toBeNull();
});

test("a rule for super administrators concerns them alone", async () => {
  const { owner, newEmployee } = await newTenant();
  const hr = await newEmployee({ employeeRole: "HR" });
  await requireNow(owner, "superadmins");
  expect([await stateOf(owner), await stateOf(hr)]).toEqual([needed, 200]);
});

test("sessions by single sign-on are exempt", async () => {
  const { owner, newEmployee, inTenant } = await newTenant();
  const staff = await newEmployee();
  await inTenant((tx) =>
    tx
      .updateTable("sessions")
      .set({ factor: "sso" })
      .where("tenantId", "=", tx.tenantId)
      .where("accountId", "=", staff.accountId)
      .execute(),
  );
  await requireNow(owner);
  expect([await stateOf(staff), await missing(staff)]).toEqual([200, null]);
});

test("people who are linked with a provider on offer are not counted or listed", async () => {
  const { owner, newEmployee, inTenant } = await newTenant();
  await newEmployee();
  const linked = await newEmployee();
  const providerId = await inTenant(insertProvider);
  const counted = async () => (await call(owner, api.auth.getSignInRules, {})).body;
  const before = await counted();
  await inTenant((tx) =>
    tx
      .insertInto("identities")
      .values({ tenantId: tx.tenantId, providerId, subject: "1", accountId: linked.accountId })
      .execute(),
  );
  const after = await counted();
  expect([before.concerned - after.concerned, before.lacking - after.lacking]).toEqual([1, 1]);
  const { body } = await call(owner, api.auth.listWithoutFactor, { query: {} });
  expect(JSON.stringify(body)).not.toContain(linked.email);
  await inTenant((tx) =>
    tx
      .updateTable("identityProviders")
      .set({ isOn: false })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  expect(await counted()).toEqual(before);
});

test("a person without a second step may only add one", async () => {
  const tenant = await newTenant();
  const staff = await tenant.newEmployee();
  await givePassword(tenant, staff);
  await requireNow(tenant.owner);
  const body = { email: staff.email, password };
  const { token } = (await call(null, api.auth.login, { body })).body;
  const signedIn = { ...staff, token: token ?? "" };
  expect(await stateOf(signedIn)).toBe(needed);
  const secret = await addApp(signedIn);
  expect(await stateOf(signedIn)).toBe(200);
  const withCode = { ...body, code: codeOf(secret, 1) };
  const next = (await call(null, api.auth.login, { body: withCode })).body.token;
  expect(await stateOf({ ...staff, token: next ?? "" })).toBe(200);
});

test("the last second step stays while the company requires it", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  await addApp(staff);
  await rule(owner, "everyone", "2026-03-03");
  at("2026-03-03", "09:00");
  const remove = () => call(staff, api.auth.removeApp, {});
  expect((await remove()).body).toMatchObject({
    code: "last_factor",
    message: "Your company requires a second step of sign-in, so your last one cannot be removed.",
  });
  expect((await call(staff, api.auth.listFactors, {})).body.app).not.toBeNull();
  await addApp(owner);
  await rule(owner, "off");
  expect((await remove()).status).toBe(200);
});

test("before its day the last second step may still be removed", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  await addApp(staff);
  await rule(owner, "everyone", "9998-01-01");
  expect((await call(staff, api.auth.removeApp, {})).status).toBe(200);
  expect(await missing(staff)).toEqual({ from: "9998-01-01", isDue: false });
});

test.each([
  ["a past day", { secondFactor: "everyone", from: "2026-03-01" }],
  ["no day", { secondFactor: "everyone" }],
] as const)("a rule with %s is refused at its field", async (_, body) => {
  ownClock()("2026-03-02", "09:00");
  const { owner } = await newTenant();
  const refused = await call(owner, updateSignInRules, { body });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["from"]]);
});

test("a rule in force keeps its past day when it is widened", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  await addApp(owner);
  await rule(owner, "superadmins", "2026-03-02");
  at("2026-03-05", "09:00");
  expect((await rule(owner, "everyone", "2026-03-02")).status).toBe(200);
  expect(await stateOf(staff)).toBe(needed);
});

test("the audit log has each change of the rule", async () => {
  const tenant = await newTenant();
  await rule(tenant.owner, "everyone", "9998-01-01");
  await rule(tenant.owner, "off");
  const events = await securityEventsOf(tenant);
  expect(events.map(({ kind, byId, details }) => [kind, byId, details])).toEqual([
    [
      "sign_in_rules_changed",
      tenant.owner.employeeId,
      { secondFactor: "everyone", from: "9998-01-01" },
    ],
    ["sign_in_rules_changed", tenant.owner.employeeId, { secondFactor: "off" }],
  ]);
});

const namesOn = async (owner: Person, query: Parameters<typeof list>[1]) =>
  (await list(owner, query)).body.people.map(({ name }) => name);
const list = (owner: Person, query: { search?: string; after?: number; pageSize?: number }) =>
  call(owner, listWithoutFactor, { query });

test("the list has everyone concerned without a second step, page by page", async () => {
  const { owner, newEmployee } = await newTenant();
  const surnames = ["Adams", "Botha", "Cele", "Cele", "Dube"];
  const people: Person[] = [];
  for (const surname of surnames) people.push(await newEmployee({ name: "Ann", surname }));
  await newEmployee({ surname: "Gone", isActive: false });
  await addApp(people[1] as Person);
  const { body } = await list(owner, { pageSize: 2 });
  expect([body.people.map(({ name }) => name), body.hasMore]).toEqual([
    ["Ann Adams", "Ann Cele"],
    true,
  ]);
  const after = Number(body.people.at(-1)?.employeeId);
  expect(await namesOn(owner, { after, pageSize: 100 })).toEqual([
    "Ann Cele",
    "Ann Dube",
    "Naledi Khumalo",
  ]);
  expect(await namesOn(owner, { search: "cel" })).toEqual(["Ann Cele", "Ann Cele"]);
  expect(await namesOn(owner, { search: owner.email })).toEqual(["Naledi Khumalo"]);
  await rule(owner, "superadmins", "9998-01-01");
  expect(await namesOn(owner, {})).toEqual(["Naledi Khumalo"]);
  expect((await call(owner, getSignInRules, {})).body).toMatchObject({ concerned: 1, lacking: 1 });
});

test("an invited person without a password is not on the list", async () => {
  const { owner, newEmployee, inTenant } = await newTenant();
  const invited = await newEmployee({ surname: "Invited" });
  await inTenant((tx) =>
    tx
      .updateTable("accounts")
      .set({ passwordHash: null })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", invited.accountId)
      .execute(),
  );
  expect(await namesOn(owner, {})).toEqual(["Naledi Khumalo"]);
});

test("everyone on the list is reminded by mail, at most once a day", async () => {
  const at = ownClock();
  at("2026-03-02", "09:00");
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const staff = await newEmployee({ name: "Thabo" });
  await addApp(owner);
  const remind = async () => (await call(owner, remindWithoutFactor, {})).body;
  expect(await remind()).toMatchObject({ code: "no_rule" });
  await rule(owner, "everyone", "2026-03-12");
  expect(await remind()).toEqual({ lacking: 1, reminded: 1 });
  expect(await remind()).toEqual({ lacking: 1, reminded: 0 });
  const mails = await mailsOf(tenant.tenantId, { now: new Date("2026-03-02T09:00:00Z") });
  expect(mails.map(({ to, action }) => [to, action.url])).toEqual([
    [staff.email, "http://localhost:3000/settings?section=sessions"],
  ]);
  expect(mails[0]?.paragraphs[0]).toContain("From Mar 12, 2026 on");
  expect((await list(owner, {})).body.people[0]?.remindedAt).not.toBeNull();
  at("2026-03-03", "09:01");
  expect(await remind()).toEqual({ lacking: 1, reminded: 1 });
});

test("a reminder is dropped once its person has a second step", async () => {
  const tenant = await newTenant();
  const { owner, newEmployee } = tenant;
  const staff = await newEmployee();
  await addApp(owner);
  await rule(owner, "everyone", "9998-01-01");
  await call(owner, remindWithoutFactor, {});
  await addApp(staff);
  expect(await mailsOf(tenant.tenantId)).toEqual([]);
});
