import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { findTenantOfDomain } from "#server/modules/tenant/index.ts";
import { companyDomains } from "#server/test/company-domains.ts";
import { ownerPassword, signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, database, newTenant } from "#server/test/world.ts";
import { hasVerifiedDomain } from "./verified-domains.ts";

const { listDomains, addDomain, checkDomain, removeDomain } = api.sso;
const { moment, newDomain, newName, pass, zone } = await companyDomains();
const { signUp, domainNameExists } = api.onboarding;

test.each(["BÜCHER-%.Example."])(
  "a domain is kept in ASCII and shown in its script: %s",
  async (typed) => {
    const unique = Math.random().toString(36).slice(2, 10);
    const one = await newDomain({ domain: typed.replace("%", unique) });
    expect(one.domain).toMatch(/^xn--bcher-[a-z0-9-]+\.example$/);
    expect(one.shownAs).toBe(`bücher-${unique}.example`);
    one.publish();
    expect((await one.check()).state).toBe("verified");
    const isProven = (domain: string) => one.tenant.inTenant((tx) => hasVerifiedDomain(tx, domain));
    expect(await isProven(one.domain.toUpperCase())).toBe(true);
    expect(await isProven(`hr.${one.domain}`)).toBe(false);
  },
);

test.each([
  ["gmail.com", "This domain belongs to a public mail provider, not to a company"],
  ["GMail.com.", "This domain belongs to a public mail provider, not to a company"],
  ["protea", "Please enter a domain such as example.com"],
  ["https://protea.co.za/", "Please enter a domain such as example.com"],
  ["*.protea.co.za", "Please enter a domain such as example.com"],
  ["127.0.0.1", "Please enter a domain such as example.com"],
  [" ", "Please enter a domain"],
])("%j is refused as a domain", async (domain, message) => {
  const { owner } = await newTenant();
  const { status, body } = await call(owner, addDomain, { body: { domain } });
  expect([status, body.fields]).toEqual([400, { domain: message }]);
});

test("a domain is listed once, and a company has at most twenty", async () => {
  const one = await newDomain();
  const { owner } = one.tenant;
  const add = async (domain: string) => (await call(owner, addDomain, { body: { domain } })).body;
  expect((await add(one.domain.toUpperCase())).fields).toEqual({
    domain: "This domain is in the list",
  });
  await Promise.all(Array.from({ length: 25 }, () => add(newName())));
  expect((await call(owner, listDomains, {})).body).toMatchObject({ maxDomains: 20 });
  expect((await call(owner, listDomains, {})).body.domains).toHaveLength(20);
  expect((await add(newName())).code).toBe("too_many_domains");
  expect(await one.remove()).toBe(200);
  expect((await add(newName())).code).toBeUndefined();
});

test("a change of the list asks for a confirmation", async () => {
  const one = await newDomain();
  const { tenant } = one;
  const past = new Date(moment() - 60_000).toISOString();
  await tenant.inTenant((tx) =>
    tx
      .updateTable("sessions")
      .set({ confirmedAt: past })
      .where("tenantId", "=", tenant.tenantId)
      .execute(),
  );
  pass(1 / 24);
  const { owner } = tenant;
  expect((await call(owner, addDomain, { body: { domain: newName() } })).body.code).toBe(
    "confirmation_needed",
  );
  expect((await call(owner, removeDomain, { params: { id: one.id } })).body.code).toBe(
    "confirmation_needed",
  );
  expect((await call(owner, listDomains, {})).status).toBe(200);
});

test("another company's domain can be neither checked nor removed", async () => {
  const one = await newDomain();
  const { owner } = await newTenant();
  const params = { id: one.id };
  for (const operation of [checkDomain, removeDomain])
    expect((await call(owner, operation, { params })).status).toBe(404);
  expect((await call(owner, listDomains, {})).body.domains).toEqual([]);
});

test("a domain is proven for one company at a time", async () => {
  const one = await newDomain();
  const other = await newDomain({ domain: one.domain });
  zone.set(one.name, [[one.value], [other.value]]);
  expect((await one.check()).state).toBe("verified");
  expect(await other.check()).toMatchObject({ state: "waiting", finding: "held" });
  expect([await one.isVerified(), await other.isVerified()]).toEqual([true, false]);
  await one.remove();
  expect(await one.isVerified()).toBe(false);
  expect((await other.check()).state).toBe("verified");
  expect(await one.kinds()).toEqual(["domain_added", "domain_verified", "domain_removed"]);
});

test("of two companies that prove a domain at once, one has it", async () => {
  const one = await newDomain();
  const other = await newDomain({ domain: one.domain });
  zone.set(one.name, [[one.value], [other.value]]);
  const checked = await Promise.all([one.check(), other.check()]);
  expect(checked.map(({ finding }) => finding).toSorted()).toEqual(["held", "seen"]);
});

const ownerOf = (domain: string) => database.inDirectory((db) => findTenantOfDomain(db, domain));

test("a proven domain is taken at sign-up", async () => {
  const one = await newDomain();
  const exists = async () =>
    (await call(null, domainNameExists, { params: { domain: one.domain } })).status;
  expect(await exists()).toBe(404);
  one.publish();
  await one.check();
  expect(await exists()).toBe(200);
  const body = { email: `anna@${one.domain}`, password: ownerPassword };
  const { status, body: refusal } = await call(null, signUp, { body });
  expect([status, refusal.code]).toEqual([409, "domain_taken"]);
  await one.remove();
  await signedUpOwner({ domain: one.domain });
});

test("a proof goes before the first comer, who keeps what they have", async () => {
  const domain = newName();
  const comer = await signedUpOwner({ domain });
  const firstOwner = await ownerOf(domain);
  const one = await newDomain({ domain });
  one.publish();
  expect((await one.check()).state).toBe("verified");
  expect(await ownerOf(domain)).toBe(one.tenant.tenantId);
  expect((await call(comer, api.tenant.getTenant, {})).body.domainName).toBe(domain);
  await one.remove();
  expect(await ownerOf(domain)).toBe(firstOwner);
});
