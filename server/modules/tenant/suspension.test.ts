import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { ownerPassword, signedUpOwner } from "#server/test/signed-up-owner.ts";
import { call, database, newTenant, type Person } from "#server/test/world.ts";
import { resumeTenant, suspendTenant } from "./suspension.ts";

const suspend = ({ tenantId }: Pick<Person, "tenantId">) =>
  database.inTenant(tenantId, (tx) => suspendTenant({ tx, now: new Date() }));
const resume = ({ tenantId }: Pick<Person, "tenantId">) =>
  database.inTenant(tenantId, (tx) => resumeTenant({ tx }));
const codeOf = async (person: Pick<Person, "token">) => {
  const { status, body } = await call(person, api.employees.currentEmployee, {});
  return [status, body.code];
};

test("a suspended company's sessions are refused until it is resumed", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const staff = await tenant.newEmployee();
  await suspend(tenant);
  for (const person of [tenant.owner, staff])
    expect(await codeOf(person)).toEqual([403, "company_suspended"]);
  expect((await codeOf(other.owner))[0]).toBe(200);
  await resume(tenant);
  for (const person of [tenant.owner, staff]) expect((await codeOf(person))[0]).toBe(200);
});

test("a company can be suspended before it is registered", async () => {
  const owner = await signedUpOwner();
  await suspend(owner);
  expect(await codeOf(owner)).toEqual([403, "company_suspended"]);
});

test("only the right password reveals a company's suspension at sign-in", async () => {
  const owner = await signedUpOwner();
  await suspend(owner);
  const signIn = (password: string) =>
    call(null, api.auth.login, { body: { email: owner.email, password } });
  expect(await signIn(ownerPassword)).toMatchObject({
    status: 403,
    body: { code: "company_suspended", message: expect.stringContaining("suspended") },
  });
  expect(await signIn("Wrong-horse-7!")).toMatchObject({
    status: 401,
    body: { code: "invalid_credentials" },
  });
  const recovery = await call(null, api.auth.recoverPassword, { body: { email: owner.email } });
  expect([recovery.status, recovery.body.code]).toEqual([403, "company_suspended"]);
  await resume(owner);
  expect((await signIn(ownerPassword)).status).toBe(200);
});

test("a company suspended twice is suspended since the first time", async () => {
  const tenant = await newTenant();
  const suspendedAt = () =>
    tenant.inTenant(
      async (tx) =>
        (
          await tx
            .selectFrom("tenants")
            .where("id", "=", tx.tenantId)
            .select("suspendedAt")
            .executeTakeFirstOrThrow()
        ).suspendedAt,
    );
  await suspend(tenant);
  const since = await suspendedAt();
  await suspend(tenant);
  expect(await suspendedAt()).toBe(since);
});

test("a company cannot suspend itself through its active field", async () => {
  const { owner } = await newTenant();
  await call(owner, api.tenant.updateTenant, { body: { isActive: false } });
  expect((await codeOf(owner))[0]).toBe(200);
});
