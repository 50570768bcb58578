import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { Departure } from "#contract/providers.ts";
import { sso } from "#contract/sso.ts";
import { forgingProvider } from "#server/test/forging-provider.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import {
  call,
  companyWithProvider,
  finish,
  providerBody,
} from "#server/test/signing-in-elsewhere.ts";

const forging = await forgingProvider();
type Claims = Record<string, unknown>;

/** An owner whom their company's provider has signed in, and what a confirmation of theirs comes to. */
async function signedInOwner() {
  forging.forge({});
  const { tenant, provider, start } = await companyWithProvider(forging.issuer);
  const claims = { sub: "1", email: tenant.owner.email, email_verified: true };
  forging.forge({ claims });
  const leaving = await start();
  const token = String((await finish(leaving, forging.signInAt(leaving))).body.token);
  const here = { token };
  const startHere = async () => (await call(here, sso.startConfirmation, {})).body;
  const end = async (departure: Departure, more: Claims = {}) => {
    forging.forge({ claims: { ...claims, auth_time: now(), ...more } });
    const body = { ...forging.signInAt(departure), browserKey: departure.browserKey };
    return call(here, sso.finishConfirmation, { body });
  };
  const exporting = async () =>
    (await call(here, api.employees.exportList, { query: {} })).body.code ?? "exported";
  return { tenant, provider, here, startHere, end, exporting };
}

const now = () => Math.floor(Date.now() / 1_000);
const needed = "confirmation_needed";

test("a session of a provider is confirmed by signing in there again", async () => {
  const { tenant, here, startHere, end, exporting } = await signedInOwner();
  expect(await exporting()).toBe(needed);
  expect((await call(here, sso.getOwnProvider, {})).body).toEqual({
    name: "Acme",
    isRequired: false,
  });
  const leaving = await startHere();
  const { searchParams } = new URL(leaving.url);
  expect([searchParams.get("prompt"), searchParams.get("max_age")]).toEqual(["login", "0"]);
  expect((await end(leaving)).status).toBe(200);
  expect(await exporting()).toBe("exported");
  expect(await securityEventsOf(tenant, "identity_confirmed")).toHaveLength(1);
});

test.each<[answer: string, claims: Claims, code: string]>([
  ["without a time", { auth_time: undefined }, "sso_answer_invalid"],
  ["of a sign-in before it began", { auth_time: now() - 300 }, "sso_answer_invalid"],
  ["about another person", { sub: "2" }, "sso_linked_elsewhere"],
])("an answer %s confirms nothing", async (_, claims, code) => {
  const { startHere, end, exporting } = await signedInOwner();
  expect((await end(await startHere(), claims)).body.code).toBe(code);
  expect(await exporting()).toBe(needed);
});

test("a confirmation is used once, by its own account and for nothing else", async () => {
  const { tenant, provider, here, startHere, end, exporting } = await signedInOwner();
  const other = await tenant.newEmployee();
  const leaving = await startHere();
  const body = { ...forging.signInAt(leaving), browserKey: leaving.browserKey };
  expect((await call(other, sso.finishConfirmation, { body })).body.code).toBe("sso_ended");
  expect((await call(here, sso.finishTrial, { body })).body.code).toBe("sso_ended");
  expect((await finish(leaving, forging.signInAt(leaving))).body.code).toBe("sso_ended");
  const trial = (await call(tenant.owner, sso.tryProvider, { body: { providerId: provider.id } }))
    .body;
  expect((await end(trial)).body.code).toBe("sso_ended");
  expect(await exporting()).toBe(needed);
  expect((await end(leaving)).status).toBe(200);
  expect((await end(leaving)).body.code).toBe("sso_ended");
});

test("a session of a password has no provider that confirms it", async () => {
  const { tenant } = await signedInOwner();
  expect((await call(tenant.owner, sso.getOwnProvider, {})).body).toEqual({
    name: null,
    isRequired: false,
  });
  expect((await call(tenant.owner, sso.startConfirmation, {})).status).toBe(404);
});

test("a provider that was turned off confirms nothing", async () => {
  const { tenant, provider, here, startHere, end, exporting } = await signedInOwner();
  const leaving = await startHere();
  const body = providerBody(forging.issuer, { id: provider.id, isOn: false });
  expect((await call(tenant.owner, sso.saveProvider, { body })).status).toBe(200);
  expect((await end(leaving)).body.code).toBe("sso_ended");
  expect((await call(here, sso.startConfirmation, {})).status).toBe(404);
  expect(await exporting()).toBe(needed);
});
