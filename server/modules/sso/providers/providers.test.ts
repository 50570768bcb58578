import { expect, test } from "vitest";
import { sso } from "#contract/sso.ts";
import { forgingProvider } from "#server/test/forging-provider.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { clientSecret } from "#server/test/sign-in-provider.ts";
import { call, companyWithProvider, providerBody } from "#server/test/signing-in-elsewhere.ts";
import { newTenant, services } from "#server/test/world.ts";

const { issuer } = await forgingProvider();

test("a saved provider is listed without its secret, which is sealed", async () => {
  const { tenant, provider } = await companyWithProvider(issuer);
  const { body } = await call(tenant.owner, sso.listProviders, {});
  expect(body).toEqual({
    providers: [provider],
    maxProviders: 5,
    redirectAddress: "http://localhost:3000/signin/sso",
  });
  expect(JSON.stringify(body)).not.toContain(clientSecret);
  const [row] = await tenant.inTenant((tx) =>
    tx.selectFrom("identityProviders").where("tenantId", "=", tx.tenantId).selectAll().execute(),
  );
  const place = {
    tenantId: tenant.tenantId,
    table: "identity_providers",
    column: "client_secret_sealed",
    id: provider.id,
  };
  expect(row?.clientSecretSealed).not.toContain(clientSecret);
  expect(services.sealing.open(row?.clientSecretSealed ?? "", place)).toBe(clientSecret);
  expect(await securityEventsOf(tenant, "provider_saved")).toMatchObject([
    { byId: tenant.owner.employeeId },
  ]);
});

test.each([
  ["an issuer that does not answer", { issuer: "https://localhost:1025" }, "issuer"],
  ["an issuer in this network", { issuer: "https://127.0.0.1" }, "issuer"],
  ["another path of the issuer", { issuer: `${issuer}/other` }, "issuer"],
  ["a shared issuer", { issuer: "https://login.microsoftonline.com/common/v2.0" }, "issuer"],
  ["no secret", { clientSecret: undefined }, "clientSecret"],
  ["a blank name", { name: " " }, "name"],
])("%s is refused at its field", async (_what, more, field) => {
  const { owner } = await newTenant();
  const refused = await call(owner, sso.saveProvider, {
    body: providerBody(issuer, more as object),
  });
  expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

test("names are unique, and the sixth provider is refused", async () => {
  const { tenant } = await companyWithProvider(issuer, { name: "1" });
  const add = (name: string) =>
    call(tenant.owner, sso.saveProvider, { body: providerBody(issuer, { name }) });
  expect((await add("1")).body.fields).toEqual({ name: "Another provider has this name" });
  for (const name of ["2", "3", "4", "5"]) expect((await add(name)).status).toBe(200);
  expect(await add("6")).toMatchObject({ status: 409, body: { code: "too_many_providers" } });
});

test("a provider of another company can be neither changed, tried nor removed", async () => {
  const { provider } = await companyWithProvider(issuer);
  const { owner } = await newTenant();
  const params = { id: provider.id };
  const body = providerBody(issuer, params);
  expect((await call(owner, sso.saveProvider, { body })).status).toBe(404);
  expect((await call(owner, sso.tryProvider, { body: { providerId: provider.id } })).status).toBe(
    404,
  );
  expect((await call(owner, sso.removeProvider, { params })).status).toBe(404);
});

test("a removed provider is gone, and recorded", async () => {
  const { tenant, provider } = await companyWithProvider(issuer);
  const params = { id: provider.id };
  expect((await call(tenant.owner, sso.removeProvider, { params })).status).toBe(200);
  expect((await call(tenant.owner, sso.listProviders, {})).body.providers).toEqual([]);
  expect(await securityEventsOf(tenant, "provider_removed")).toHaveLength(1);
});
