import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { databaseBefore } from "#server/test/database-before.ts";

test("of departments whose names differ in case alone the oldest keeps its name, the others can be told apart, and other companies keep theirs", async () => {
  const { client, migrateTo } = await databaseBefore("0280");
  const [first, second] = [randomUUID(), randomUUID()];
  await client.query(
    `insert into tenants (id, domain_name) values ('${first}', 'protea.co.za'), ('${second}', 'aloe.co.za');
     insert into departments (tenant_id, id, department_name) values
       ('${first}', 1, 'Sales'), ('${first}', 2, 'sales'), ('${first}', 3, 'Stores'), ('${first}', 4, 'SALES'),
       ('${second}', 5, 'SALES')`,
  );
  await migrateTo("0280_department_names_in_any_case.sql");
  const { rows } = await client.query(
    "select department_name as name from departments order by id",
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "Sales",
    "sales (2)",
    "Stores",
    "SALES (4)",
    "SALES",
  ]);
  const again = `insert into departments (tenant_id, department_name) values ('${first}', 'STORES')`;
  await expect(client.query(again)).rejects.toThrow("departments_name_once");
});
