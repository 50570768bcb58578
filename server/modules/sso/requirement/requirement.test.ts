import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { sso } from "#contract/sso.ts";
import { forgingProvider } from "#server/test/forging-provider.ts";
import {
  companyBeforeRequirement,
  companyRequiringProvider,
} from "#server/test/required-provider.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { call, proveDomain, providerBody } from "#server/test/signing-in-elsewhere.ts";
import { mailsOf, type Person } from "#server/test/world.ts";

const forging = await forgingProvider();
const executive = { employeeRole: "Executive" } as const;
const required = { status: 403, body: { code: "sso_required" } };
const isSignedIn = async (as: { token: string }) =>
  (await call(as, api.auth.listSessions, {})).status === 200;

test("single sign-on is required within an hour of a sign-in by the provider", async () => {
  const { tenant, requireProvider } = await companyBeforeRequirement(forging);
  const usedAt = (lastUsedAt: string) =>
    tenant.inTenant((tx) =>
      tx
        .updateTable("identities")
        .set({ lastUsedAt })
        .where("tenantId", "=", tx.tenantId)
        .execute(),
    );
  await usedAt(new Date(Date.now() - 61 * 60_000).toISOString());
  expect(await requireProvider(tenant.owner)).toMatchObject({
    status: 409,
    body: { code: "sso_not_tried" },
  });
  await usedAt(new Date(Date.now() - 59 * 60_000).toISOString());
  expect(await requireProvider(tenant.owner)).toMatchObject({
    status: 200,
    body: { requiredFrom: expect.any(String), triedProvider: "Acme" },
  });
  expect(await securityEventsOf(tenant, "sso_required")).toMatchObject([
    { byId: tenant.owner.employeeId },
  ]);
});

test("only the requiring person's own sign-in counts, not a trial and not a colleague's", async () => {
  const { tenant, newPerson } = await companyBeforeRequirement(forging);
  const other = await newPerson(executive);
  const { body } = await call(other, sso.getRequirement, {});
  expect(body.triedProvider).toBeNull();
  const refused = await call(other, sso.requireProvider, {
    body: { employeeIds: [tenant.owner.employeeId] },
  });
  expect(refused.body.code).toBe("sso_not_tried");
});

test("emergency accounts are one to three active super administrators, one with a second step", async () => {
  const { tenant, newPerson, requireProvider } = await companyBeforeRequirement(forging);
  const { owner } = tenant;
  const without = await newPerson(executive);
  const staff = await newPerson();
  const gone = await newPerson({ ...executive, isActive: false });
  const pending = await newPerson({ ...executive, employeeStatus: "pending" });
  const refusalOf = async (...people: Person[]) =>
    (await requireProvider(...people)).body.fields?.employeeIds;
  const chooseSome = "Please choose one to three super administrators";
  expect(await refusalOf()).toBe(chooseSome);
  expect(await refusalOf(owner, owner)).toBe(chooseSome);
  expect(await refusalOf(owner, without, gone, staff)).toBe(chooseSome);
  for (const one of [staff, gone, pending])
    expect(await refusalOf(owner, one)).toBe("Please choose active super administrators");
  expect(await refusalOf(without)).toBe(
    "At least one of them needs a passkey or an authenticator app",
  );
  const { candidates } = (await requireProvider(owner, without)).body;
  expect(
    candidates.map(({ employeeId, isChosen, hasFactor }) => [employeeId, isChosen, hasFactor]),
  ).toEqual(
    expect.arrayContaining([
      [owner.employeeId, true, true],
      [without.employeeId, true, false],
    ]),
  );
  expect(candidates).toHaveLength(2);
});

test("the rule ends open sessions but those of the provider and of emergency accounts", async () => {
  const { tenant, newPerson, signInThere, requireProvider } =
    await companyBeforeRequirement(forging);
  const staff = await newPerson();
  const there = await signInThere(staff);
  const recovery = await tenant.signInAgain(staff);
  await requireProvider(tenant.owner);
  expect(await isSignedIn(staff)).toBe(false);
  expect(await isSignedIn(recovery)).toBe(false);
  expect(await isSignedIn(there)).toBe(true);
  expect(await isSignedIn(tenant.owner)).toBe(true);
  // As by a sign-in at the same moment.
  expect(await isSignedIn(await tenant.signInAgain(staff))).toBe(false);
});

test("a former emergency account is signed out, and signs in by the provider", async () => {
  const { tenant, newPerson, signIn, signInThere, requireProvider } =
    await companyBeforeRequirement(forging);
  const { owner } = tenant;
  const second = await newPerson(executive);
  await requireProvider(owner, second);
  expect((await signIn(second)).status).toBe(200);
  const again = await tenant.signInAgain(second);
  const choose = (employeeIds: number[]) =>
    call(owner, sso.saveEmergencyAccounts, { body: { employeeIds } });
  expect((await choose([second.employeeId])).body.fields?.employeeIds).toMatch(/^At least one/);
  expect((await choose([owner.employeeId])).status).toBe(200);
  expect(await isSignedIn(again)).toBe(false);
  expect(await signIn(second)).toMatchObject(required);
  expect(await isSignedIn(await signInThere(second))).toBe(true);
  expect(await securityEventsOf(tenant, "emergency_accounts_changed")).toHaveLength(1);
});

test("once it is no longer required, passwords work again and all super administrators are told", async () => {
  const { tenant, newPerson, signIn } = await companyRequiringProvider(forging);
  const [staff, second] = [await newPerson(), await newPerson(executive)];
  expect(await signIn(staff)).toMatchObject(required);
  const stop = () => call(tenant.owner, sso.stopRequiring, {});
  expect((await stop()).body.requiredFrom).toBeNull();
  expect((await signIn(staff)).status).toBe(200);
  expect(await stop()).toMatchObject({ status: 409, body: { code: "sso_not_required" } });
  const mails = await mailsOf(tenant.tenantId, { kind: "ssoNotRequired" });
  expect(mails.map(({ to }) => to).sort()).toEqual([tenant.owner.email, second.email].sort());
  expect(mails[0]?.paragraphs[0]).toContain("A super administrator of your company");
  expect(await securityEventsOf(tenant, "sso_not_required")).toHaveLength(1);
});

test("the last provider stays as its people know it, while a second one will do", async () => {
  const { tenant, provider } = await companyRequiringProvider(forging);
  const { owner } = tenant;
  const save = (more: object) =>
    call(owner, sso.saveProvider, {
      body: providerBody(forging.issuer, { id: provider.id, ...more }),
    });
  const remove = () => call(owner, sso.removeProvider, { params: { id: provider.id } });
  const refused = { status: 409, body: { code: "provider_required" } };
  expect(await save({ isOn: false })).toMatchObject(refused);
  expect(await save({ clientId: "another" })).toMatchObject(refused);
  expect(await remove()).toMatchObject(refused);
  expect((await save({ name: "Acme ID" })).status).toBe(200);
  const second = providerBody(forging.issuer, { name: "Second", isOn: false });
  const { body } = await call(owner, sso.saveProvider, { body: second });
  expect(await remove()).toMatchObject(refused);
  const turnedOn = { ...second, id: body.id, isOn: true };
  expect((await call(owner, sso.saveProvider, { body: turnedOn })).status).toBe(200);
  expect((await remove()).status).toBe(200);
});

test("a domain of people stays while single sign-on is required", async () => {
  const { tenant } = await companyRequiringProvider(forging);
  const unused = `unused-${tenant.domain}`;
  await proveDomain(tenant, unused);
  const { domains } = (await call(tenant.owner, sso.listDomains, {})).body;
  const removed = Object.fromEntries(
    await Promise.all(
      domains.map(async ({ id, domain }) => {
        const { status } = await call(tenant.owner, sso.removeDomain, { params: { id } });
        return [domain, status] as const;
      }),
    ),
  );
  expect(removed).toEqual({ [tenant.domain]: 409, [unused]: 200 });
});

test("the sign-in page learns by the domain alone that single sign-on is required", async () => {
  const { tenant, provider } = await companyRequiringProvider(forging);
  const optionsOf = async (email: string) =>
    (await call(null, sso.signInOptions, { body: { email } })).body;
  const known = await optionsOf(tenant.owner.email);
  expect(known).toEqual({ providers: [{ id: provider.id, name: "Acme" }], isRequired: true });
  expect(await optionsOf(`no-one@${tenant.domain}`)).toEqual(known);
  expect(await optionsOf("no-one@elsewhere.co.za")).toEqual({ providers: [], isRequired: false });
});

test("people without an address at a proven domain are named, linked ones once it was proven", async () => {
  const { tenant, newPerson, signInThere, requireProvider } =
    await companyBeforeRequirement(forging);
  const { owner } = tenant;
  const [anna, zola] = [
    await newPerson({
      name: "Anna",
      surname: "Abel",
      email: `anna-${tenant.domain}@elsewhere.co.za`,
    }),
    await newPerson({
      name: "Zola",
      surname: "Zulu",
      email: `zola-${tenant.domain}@elsewhere.co.za`,
    }),
  ];
  await newPerson({ isActive: false, email: `gone-${tenant.domain}@elsewhere.co.za` });
  const linked = await newPerson();
  await signInThere(linked);
  const namesOf = async (after?: number) => {
    const query = { pageSize: 1, ...(after && { after }) };
    const { people, hasMore } = (await call(owner, sso.listLockedOut, { query })).body;
    return [people.map(({ name }) => name), hasMore];
  };
  expect(await namesOf()).toEqual([["Anna Abel"], true]);
  expect(await namesOf(anna.employeeId)).toEqual([["Zola Zulu"], false]);
  expect((await requireProvider(owner)).body.lockedOut).toBe(2);

  const other = await newPerson();
  await tenant.inTenant((tx) =>
    tx
      .updateTable("companyDomains")
      .set({ verifiedAt: null })
      .where("tenantId", "=", tx.tenantId)
      .execute(),
  );
  const { people } = (await call(owner, sso.listLockedOut, { query: {} })).body;
  const ids = people.map(({ employeeId }) => employeeId);
  expect(ids.toSorted()).toEqual(
    [anna, zola, other].map(({ employeeId }) => employeeId).toSorted(),
  );
});

test("a rule on second steps concerns emergency accounts only", async () => {
  const { tenant, newPerson } = await companyRequiringProvider(forging);
  await newPerson();
  await newPerson(executive);
  const { body } = await call(tenant.owner, api.auth.updateSignInRules, {
    body: { secondFactor: "everyone", from: "2099-01-01" },
  });
  // The owner is exempt as well, being linked with the provider.
  expect(body).toMatchObject({ concerned: 0, lacking: 0 });
});

test("another company neither reads nor changes the rule", async () => {
  const { tenant } = await companyRequiringProvider(forging);
  const other = await companyBeforeRequirement(forging);
  expect((await call(other.tenant.owner, sso.getRequirement, {})).body.requiredFrom).toBeNull();
  expect((await other.requireProvider(tenant.owner)).body.fields?.employeeIds).toBe(
    "Please choose active super administrators",
  );
});
