import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { call, newTenant, type Person, type TestTenant } from "#server/test/world.ts";

const found = (person: Person, departmentName: string, key: string) =>
  call(
    person,
    api.departments.createDepartment,
    { body: { departmentName } },
    { "idempotency-key": key },
  );

const names = (tenant: TestTenant) =>
  tenant.inTenant((tx) =>
    tx
      .selectFrom("departments")
      .where("tenantId", "=", tx.tenantId)
      .select("departmentName")
      .execute(),
  );

test("the same request sent twice creates once and returns the same", async () => {
  const tenant = await newTenant();
  const first = await found(tenant.owner, "Kitchen", "one");
  const again = await found(tenant.owner, "Kitchen", "one");
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await names(tenant)).toHaveLength(1);
});

test("the same request sent many times at once creates once", async () => {
  const tenant = await newTenant();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => found(tenant.owner, "Kitchen", "one")),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await names(tenant)).toHaveLength(1);
});

test("another request under a used key is refused", async () => {
  const tenant = await newTenant();
  await found(tenant.owner, "Kitchen", "one");
  expect(await found(tenant.owner, "Bakery", "one")).toMatchObject({
    status: 409,
    body: { code: "idempotency_key_reused" },
  });
});

test("keys are separate for each employee: another may use the same", async () => {
  const tenant = await newTenant();
  const second = await tenant.newEmployee({ employeeRole: "Executive" });
  expect((await found(tenant.owner, "Kitchen", "one")).status).toBe(201);
  expect((await found(second, "Bakery", "one")).status).toBe(201);
});

test("a failed request may be tried again with its key", async () => {
  const tenant = await newTenant();
  await found(tenant.owner, "Kitchen", "one");
  expect((await found(tenant.owner, "Kitchen", "two")).status).toBe(409);
  expect((await found(tenant.owner, "Bakery", "two")).status).toBe(201);
});

test("a key that is too long is refused and named", async () => {
  const tenant = await newTenant();
  expect(await found(tenant.owner, "Kitchen", "x".repeat(201))).toMatchObject({
    status: 400,
    body: { fields: { "Idempotency-Key": expect.any(String) } },
  });
});
