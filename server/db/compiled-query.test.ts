import { expect, test } from "vitest";
import { database, newTenant } from "#server/test/world.ts";
import { compiledOnce } from "./compiled-query.ts";

test("a statement compiled once binds the values of each call", async () => {
  const { tenantId, owner } = await newTenant();
  let builds = 0;
  const find = compiledOnce((db, tenant: string, role: string, id: number) => {
    builds++;
    return db
      .selectFrom("employees")
      .where("id", "=", id)
      .where("tenantId", "=", tenant)
      .where("employeeStatus", "in", ["approved", "pending"])
      .select((eb) => ["id", eb.val(role).as("role")]);
  });
  const rows = await database.readTenant(tenantId, (tx) =>
    Promise.all([
      find(tx, tenantId, "first", owner.employeeId),
      find(tx, tenantId, "second", owner.employeeId),
      find(tx, tenantId, "third", 1),
    ]),
  );
  expect(rows).toEqual([
    [{ id: owner.employeeId, role: "first" }],
    [{ id: owner.employeeId, role: "second" }],
    [],
  ]);
  expect(builds).toBe(1);
});
