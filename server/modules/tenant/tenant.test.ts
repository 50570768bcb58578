import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { countFile } from "#server/storage/company-storage.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, newTenant } from "#server/test/world.ts";

const { getStorageUse, getTenant, updateTenant } = api.tenant;

const registration = (domain: string) => ({
  tenantName: "Protea Foods",
  companyEmail: `info@${domain}`,
  companyPhone: "",
  industry: "",
  isActive: true,
  taxNumber: "1234567",
  registrationDate: null,
  country: "ZA" as const,
  tenantRegistrationType: "PrivateCompany" as const,
});

test("all employees of a company can read it, with its id [APITEN-01] [ENT-03]", async () => {
  const { tenantId, domain, newEmployee } = await newTenant();
  const { status, body } = await call(await newEmployee(), getTenant, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: tenantId, tenantName: "Protea Foods", domainName: domain });
});

test("a company is registered by its first update [APITEN-02] [APITEN-03]", async () => {
  const owner = await signedUpOwner();
  const before = await call(owner, getTenant, {});
  expect(before.body).toMatchObject({ tenantName: "", isActive: false, domainName: owner.domain });

  const { status, body } = await call(owner, updateTenant, { body: registration(owner.domain) });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...registration(owner.domain), id: owner.tenantId });
  expect((await call(owner, getTenant, {})).body).toEqual(body);
});

test("saving company details changes no fields that are left out [APITEN-04] [ENT-54]", async () => {
  const { owner, domain } = await newTenant();
  await call(owner, updateTenant, {
    body: {
      companyPhone: "021 555 0100",
      industry: "Agriculture",
      officeAddress: "1 Long Street",
      teamSize: "15-49",
      accentColor: "#AA0000",
      registrationDate: "2020-02-29",
    },
  });
  const { body } = await call(owner, updateTenant, {
    body: { tenantName: "Protea & Sons", companyEmail: `hello@${domain}`, country: "GB" },
  });
  expect(body).toMatchObject({
    tenantName: "Protea & Sons",
    companyEmail: `hello@${domain}`,
    country: "GB",
    companyPhone: "+0215550100",
    industry: "Agriculture",
    officeAddress: "1 Long Street",
    teamSize: "15-49",
    accentColor: "#aa0000",
    registrationDate: "2020-02-29",
    isActive: true,
  });
});

test.each(["", null, "0001-01-01"])(
  "a registration date of %j means none [APITEN-02]",
  async (registrationDate) => {
    const { owner } = await newTenant();
    await call(owner, updateTenant, { body: { registrationDate: "2020-02-29" } });
    const { body } = await call(owner, updateTenant, { body: { registrationDate } });
    expect(body.registrationDate).toBeNull();
  },
);

test("a registering company's e-mail must belong to its sign-up domain [REG-15]", async () => {
  const owner = await signedUpOwner();
  const body = { companyEmail: "info@elsewhere.co.za" };
  const refused = await call(owner, updateTenant, { body });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({
    companyEmail: "Company email domain must match your user domain",
  });
  const registered = await newTenant();
  expect((await call(registered.owner, updateTenant, { body })).status).toBe(200);
});

test("a company cannot change its domain", async () => {
  const { owner } = await newTenant();
  const body = { domainName: "elsewhere.co.za" } as object;
  const answer = await call(owner, updateTenant, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toHaveProperty("domainName");
});

test("only a super administrator changes the company [GUARD-27]", async () => {
  const { owner, newEmployee } = await newTenant();
  const manager = await newEmployee({ employeeRole: "Manager" });
  const executive = await newEmployee({ employeeRole: "Executive" });
  const body = { industry: "Construction" };
  expect((await call(manager, updateTenant, { body })).status).toBe(403);
  expect((await call(owner, getTenant, {})).body.industry).toBe("");
  expect((await call(executive, updateTenant, { body })).status).toBe(200);
});

test("a company's domain belongs to it alone", async () => {
  const { domain } = await signedUpOwner();
  const { status, body } = await call(null, api.onboarding.signUp, {
    body: { email: `second@${domain}`, password: "Baton-2026!" },
  });
  expect([status, body.code]).toEqual([409, "domain_taken"]);
});

test("super administrators read how much their company stores, others do not", async () => {
  const [{ owner, newEmployee, inTenant }, other] = [await newTenant(), await newTenant()];
  await inTenant((tx) => countFile(tx, { key: randomUUID(), sizeBytes: 5_000 }));
  const allowedBytes = 20 * 1024 ** 3;
  expect((await call(owner, getStorageUse, {})).body).toEqual({ usedBytes: 5_000, allowedBytes });
  expect((await call(other.owner, getStorageUse, {})).body).toEqual({ usedBytes: 0, allowedBytes });
  expect((await call(await newEmployee(), getStorageUse, {})).status).toBe(403);
});

test("changed settings are in the audit log by name, never by value", async () => {
  const tenant = await newTenant();
  const body = { officeAddress: "1 Long Street", industry: "Construction" };
  await call(tenant.owner, api.tenant.updateTenant, { body });
  await call(tenant.owner, api.tenant.updateTenant, { body: {} });
  const events = await securityEventsOf(tenant, "settings_changed");
  expect(events.map(({ byId, details }) => [byId, details])).toEqual([
    [tenant.owner.employeeId, { fields: ["officeAddress", "industry"] }],
  ]);
});
