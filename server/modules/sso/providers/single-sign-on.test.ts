import { expect, onTestFinished, test } from "vitest";
import { api } from "#contract/index.ts";
import { sso } from "#contract/sso.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { type ProviderPeople, signInAt, signInProvider } from "#server/test/sign-in-provider.ts";
import {
  call,
  companyWithProvider,
  finish,
  proveDomain,
  providerBody,
} from "#server/test/signing-in-elsewhere.ts";
import { call as callHere, newTenant } from "#server/test/world.ts";

const people: ProviderPeople = {};
const provider = await signInProvider(people);

/** A company, and a person of it whom the provider knows with this address. */
async function personAtProvider(login: string, more: ProviderPeople[string] = {}) {
  const company = await companyWithProvider(provider.issuer);
  const person = await company.tenant.newEmployee();
  people[login] = { email: person.email, email_verified: true, ...more };
  const signIn = async () => {
    const leaving = await company.start();
    return finish(leaving, await signInAt(leaving, login));
  };
  const refusals = async () =>
    (await securityEventsOf(company.tenant, "sso_refused")).map(
      ({ details }) => (details as { reason: string }).reason,
    );
  return { ...company, person, signIn, refusals };
}

test("a person signs in by their company's provider, and is linked once", async () => {
  const { person, signIn, tenant } = await personAtProvider("thabo");
  const first = await signIn();
  expect(first).toMatchObject({ status: 200, body: { employee: { email: person.email } } });
  const token = String(first.body.token);
  expect((await callHere({ token }, api.auth.listSessions, {})).status).toBe(200);
  await signIn();
  expect(await securityEventsOf(tenant, "identity_linked")).toMatchObject([
    { byId: person.employeeId },
  ]);
  const factors = await tenant.inTenant((tx) =>
    tx
      .selectFrom("sessions")
      .where("tenantId", "=", tx.tenantId)
      .where("employeeId", "=", person.employeeId)
      .where("factor", "=", "sso")
      .select("confirmedAt")
      .execute(),
  );
  expect(factors).toHaveLength(2);
});

test("a session of a provider does not count as confirmed", async () => {
  const { tenant, start } = await personAtProvider("fresh");
  people.fresh = { email: tenant.owner.email, email_verified: true };
  const leaving = await start();
  const token = String((await finish(leaving, await signInAt(leaving, "fresh"))).body.token);
  const exported = await callHere({ token }, api.employees.exportList, { query: {} });
  expect(exported).toMatchObject({ status: 403, body: { code: "confirmation_needed" } });
});

test("a later change of the address at the provider moves no one", async () => {
  const { person, signIn, tenant } = await personAtProvider("sipho");
  await signIn();
  const other = await tenant.newEmployee();
  people.sipho = { email: other.email, email_verified: true };
  expect((await signIn()).body.employee.email).toBe(person.email);
});

test("another person at the provider does not take over a linked account", async () => {
  const { person, signIn, start, refusals } = await personAtProvider("lerato");
  await signIn();
  people.impostor = { email: person.email, email_verified: true };
  const leaving = await start();
  const answer = await finish(leaving, await signInAt(leaving, "impostor"));
  expect(answer).toMatchObject({ status: 403, body: { code: "sso_linked_elsewhere" } });
  expect(await refusals()).toEqual(["sso_linked_elsewhere"]);
});

test.each([
  ["no address", { email: undefined }, "sso_email_missing"],
  ["an address that is not verified", { email_verified: false }, "sso_email_unverified"],
  ["an address without a mark", { email_verified: undefined }, "sso_email_unverified"],
  ["an address elsewhere", { email: "thabo@elsewhere.example" }, "sso_email_not_ours"],
])("a person with %s is refused", async (login, more, code) => {
  const { signIn, refusals } = await personAtProvider(login.replaceAll(" ", "-"), more as object);
  expect(await signIn()).toMatchObject({ status: 403, body: { code } });
  expect(await refusals()).toEqual([code]);
});

test("an unmarked address counts where the company says so", async () => {
  const { person, tenant, provider: saved, start } = await personAtProvider("nomsa");
  people.nomsa = { email: person.email };
  const { id, name, issuer, clientId } = saved;
  const body = { id, name, issuer, clientId, isOn: true, trustsUnmarkedEmails: true };
  expect((await call(tenant.owner, sso.saveProvider, { body })).status).toBe(200);
  const leaving = await start();
  expect((await finish(leaving, await signInAt(leaving, "nomsa"))).status).toBe(200);
});

test("an unknown person reads whom to ask, and is not added", async () => {
  const { signIn, tenant } = await personAtProvider("stranger");
  people.stranger = { email: `stranger@${tenant.domain}`, email_verified: true };
  const answer = await signIn();
  expect(answer).toMatchObject({ status: 403, body: { code: "sso_unknown_person" } });
  expect(answer.body.message).toMatch(/^You are not in Baton HR yet[.] Please ask \S+[.]$/);
});

test("a company reaches neither accounts nor links of another", async () => {
  const { person, signIn } = await personAtProvider("zanele");
  await signIn();
  const other = await companyWithProvider(provider.issuer);
  const leaving = await other.start();
  const answer = await finish(leaving, await signInAt(leaving, "zanele"));
  expect(answer).toMatchObject({ status: 403, body: { code: "sso_email_not_ours" } });
  expect(person.email).not.toContain(other.tenant.domain);
});

test("a deactivated person gets no session", async () => {
  const { person, signIn, tenant, refusals } = await personAtProvider("gone");
  await tenant.inTenant((tx) =>
    tx
      .updateTable("employees")
      .set({ isActive: false })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", person.employeeId)
      .execute(),
  );
  expect(await signIn()).toMatchObject({ status: 403, body: { code: "account_deactivated" } });
  expect(await refusals()).toEqual(["account_deactivated"]);
});

test("a suspended company's people are refused", async () => {
  const { signIn, tenant } = await personAtProvider("suspended");
  await tenant.inTenant((tx) =>
    tx
      .updateTable("tenants")
      .set({ suspendedAt: new Date().toISOString() })
      .where("id", "=", tx.tenantId)
      .execute(),
  );
  expect(await signIn()).toMatchObject({ status: 403, body: { code: "company_suspended" } });
});

test("a provider that does not answer gives a sentence with a way out", async () => {
  const { tenant, provider: saved, start, refusals } = await personAtProvider("patient");
  const leaving = await start();
  const returned = await signInAt(leaving, "patient");
  provider.setSilent(true);
  onTestFinished(() => provider.setSilent(false));
  const body = { email: `a@${tenant.domain}`, providerId: saved.id };
  const unavailable = { status: 503, body: { code: "sso_unavailable" } };
  expect(await call(null, sso.startSso, { body })).toMatchObject(unavailable);
  expect(await finish(leaving, returned)).toMatchObject(unavailable);
  expect(await refusals()).toEqual(["sso_unavailable"]);
});

test("the options of a domain tell nothing of accounts", async () => {
  const { person, provider: saved, tenant } = await personAtProvider("options");
  const optionsOf = async (email: string) =>
    (await call(null, sso.signInOptions, { body: { email } })).body.providers;
  const known = await optionsOf(person.email);
  expect(known).toEqual([{ id: saved.id, name: "Acme" }]);
  expect(await optionsOf(`no-one@${tenant.domain.toUpperCase()}`)).toEqual(known);
  expect(await optionsOf("no-one@elsewhere.co.za")).toEqual([]);
});

test("a company that only claims its domain leads no one to a provider", async () => {
  const tenant = await newTenant();
  const { id } = (
    await call(tenant.owner, sso.saveProvider, { body: providerBody(provider.issuer) })
  ).body;
  const email = `a@${tenant.domain}`;
  const offered = async () =>
    (await call(null, sso.signInOptions, { body: { email } })).body.providers;
  const begin = async () =>
    (await call(null, sso.startSso, { body: { email, providerId: id } })).status;
  expect([await offered(), await begin()]).toEqual([[], 404]);
  await proveDomain(tenant, tenant.domain);
  expect([await offered(), await begin()]).toEqual([[{ id, name: "Acme" }], 200]);
});

test("linked people still sign in after their domain is lost", async () => {
  const { signIn, tenant } = await personAtProvider("lost");
  await signIn();
  await tenant.inTenant((tx) =>
    tx
      .updateTable("companyDomains")
      .set({ verifiedAt: null })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  expect((await signIn()).status).toBe(200);
});

test("a provider that is off is neither offered nor used", async () => {
  const { tenant, provider: saved, start } = await personAtProvider("off");
  const leaving = await start();
  const returned = await signInAt(leaving, "off");
  const { id, name, issuer, clientId } = saved;
  const body = { id, name, issuer, clientId, isOn: false, trustsUnmarkedEmails: false };
  await call(tenant.owner, sso.saveProvider, { body });
  expect(await finish(leaving, returned)).toMatchObject({
    status: 401,
    body: { code: "sso_ended" },
  });
  const email = `a@${tenant.domain}`;
  expect((await call(null, sso.signInOptions, { body: { email } })).body.providers).toEqual([]);
  const begun = await call(null, sso.startSso, { body: { email, providerId: id } });
  expect(begun.status).toBe(404);
});

test("a trial shows claims and rule, and signs no one in", async () => {
  const { tenant, provider: saved, person } = await personAtProvider("trial");
  const leaving = (await call(tenant.owner, sso.tryProvider, { body: { providerId: saved.id } }))
    .body;
  const returned = await signInAt(leaving, "trial");
  const body = { ...returned, browserKey: leaving.browserKey };
  expect((await call(null, sso.finishSso, { body })).body.code).toBe("sso_ended");
  const other = await newTenant();
  expect((await call(other.owner, sso.finishTrial, { body })).body.code).toBe("sso_ended");
  const ended = await call(tenant.owner, sso.finishTrial, { body });
  expect(ended).toMatchObject({ status: 200, body: { rule: "by_email", account: person.email } });
  expect(ended.body.claims).toContainEqual({ name: "email", value: person.email });
  expect(ended.body.claims.map(({ name }) => name)).not.toContain("nonce");
  expect(await securityEventsOf(tenant, "identity_linked")).toEqual([]);
  const { providers } = (await call(tenant.owner, sso.listProviders, {})).body;
  expect(providers).toMatchObject([{ testedAt: expect.any(String), people: 0 }]);
});
