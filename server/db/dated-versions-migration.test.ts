import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { databaseBefore } from "#server/test/database-before.ts";

const [anna, ben, carl] = [11, 12, 13];
const [kitchen, cook, baker] = [21, 31, 32];

test("of what was ended before, an earlier version is derived where another row follows it, as known until that was recorded", async () => {
  const { client, migrateTo } = await databaseBefore("0310_versions_of_dated_rows.sql");
  const run = (text: string) => client.query(text.replaceAll("$t", `'${tenant}'`));
  const tenant = randomUUID();
  await run("insert into tenants (id, domain_name) values ($t, 'protea.co.za')");
  await run(`insert into employees (tenant_id, id, name, surname, email, employee_role, is_active) values
    ($t, ${anna}, 'Anna', 'Botha', 'a@p.co.za', 'Manager', true), ($t, ${ben}, 'Ben', 'Cele', 'b@p.co.za', 'Manager', true),
    ($t, ${carl}, 'Carl', 'Dube', 'c@p.co.za', 'Employee', true)`);
  await run(
    `insert into departments (tenant_id, id, department_name) values ($t, ${kitchen}, 'Kitchen')`,
  );
  await run(`insert into positions (tenant_id, id, department_id, position_title) values
    ($t, ${cook}, ${kitchen}, 'Cook'), ($t, ${baker}, ${kitchen}, 'Baker')`);
  await run(`insert into department_headships (tenant_id, id, department_id, employee_id, date_from, date_to, recorded_at) values
    ($t, 41, ${kitchen}, ${anna}, '2024-01-01', '2025-05-31', '2024-01-01T08:00Z'),
    ($t, 42, ${kitchen}, ${ben}, '2025-06-01', null, '2025-06-20T08:00Z')`);
  // Carl is to leave, which was recorded on a day that nobody knows any more.
  await run(`insert into position_assignments (tenant_id, id, position_id, employee_id, department_id, date_joined, date_from, date_to, recorded_at) values
    ($t, 51, ${cook}, ${carl}, ${kitchen}, '2024-03-01', '2024-03-01', '2025-02-28', '2024-03-01T08:00Z'),
    ($t, 52, ${baker}, ${carl}, ${kitchen}, '2025-03-01', '2025-03-01', '2026-12-31', '2025-03-01T08:00Z')`);
  await migrateTo("0310_versions_of_dated_rows.sql");
  const rows = async (table: string) =>
    (
      await client.query({
        text: `select employee_id, date_from::text, date_to::text, recorded_at::date::text, retracted_at::date::text from ${table}
          order by employee_id, date_from, retracted_at nulls first`,
        rowMode: "array",
      })
    ).rows.map((row) => row.join(" "));
  expect(await rows("department_headships")).toEqual([
    `${anna} 2024-01-01 2025-05-31 2025-06-20 `,
    `${anna} 2024-01-01  2024-01-01 2025-06-20`,
    `${ben} 2025-06-01  2025-06-20 `,
  ]);
  expect(await rows("position_assignments")).toEqual([
    `${carl} 2024-03-01 2025-02-28 2025-03-01 `,
    `${carl} 2024-03-01  2024-03-01 2025-03-01`,
    `${carl} 2025-03-01 2026-12-31 2025-03-01 `,
  ]);
});
