import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { databaseBefore } from "#server/test/database-before.ts";

// The pattern for a migration's test. A real one names its file and lives in the folder of its subject.
const addKnownAs = `
  alter table employees add column known_as text not null default '';
  update employees set known_as = name where known_as = '';`;

test("a migration fills what exists, and the release before still writes", async () => {
  const { client, apply } = await databaseBefore("9999_known_as.sql", addKnownAs);
  const tenantId = randomUUID();
  await client.query("insert into tenants (id, domain_name) values ($1, 'protea.co.za')", [
    tenantId,
  ]);
  const addAsBefore = (name: string) =>
    client.query(
      `insert into employees (tenant_id, name, email, employee_role, is_active)
       values ($1, $2, lower($2) || '@protea.co.za', 'Employee', true)`,
      [tenantId, name],
    );
  await addAsBefore("Thabo");
  await apply();
  await addAsBefore("Lerato");
  const { rows } = await client.query("select name, known_as from employees order by id");
  expect(rows).toEqual([
    { name: "Thabo", known_as: "Thabo" },
    { name: "Lerato", known_as: "" },
  ]);
});
