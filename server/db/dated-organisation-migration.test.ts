import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { databaseBefore } from "#server/test/database-before.ts";

const [anna, ben, carl, dina] = [11, 12, 13, 14];
const [kitchen, sales] = [21, 22];
const [cook, seller, baker] = [31, 32, 33];

/** A company as recorded before headships, assignments and the story had days. */
async function companyBefore(client: pg.Client): Promise<void> {
  const tenant = randomUUID();
  const run = (text: string) => client.query(text.replaceAll("$t", `'${tenant}'`));
  await run("insert into tenants (id, domain_name) values ($t, 'protea.co.za')");
  await run(`insert into employees (tenant_id, id, name, surname, email, employee_role, is_active) values
    ($t, ${anna}, 'Anna', 'Botha', 'a@p.co.za', 'Manager', true), ($t, ${ben}, 'Ben', 'Cele', 'b@p.co.za', 'Manager', true),
    ($t, ${carl}, 'Carl', 'Dube', 'c@p.co.za', 'Employee', true), ($t, ${dina}, 'Dina', 'Els', 'd@p.co.za', 'Employee', true)`);
  await run(`insert into departments (tenant_id, id, department_name, department_head_id, created_at) values
    ($t, ${kitchen}, 'Kitchen', ${anna}, '2024-02-01T22:30Z'), ($t, ${sales}, 'Sales', ${ben}, '2024-02-01T08:00Z')`);
  await run(`insert into positions (tenant_id, id, department_id, position_title) values
    ($t, ${cook}, ${kitchen}, 'Cook'), ($t, ${seller}, ${sales}, 'Seller'), ($t, ${baker}, ${kitchen}, 'Baker')`);
  // Carl moved on the day on which his time as a cook ended; Dina was hired, as of an earlier day, into what he left.
  await run(`insert into position_assignments (tenant_id, id, position_id, employee_id, date_joined, date_ended, is_released) values
    ($t, 41, ${cook}, ${carl}, '2024-03-04', '2025-06-02', true), ($t, 42, ${seller}, ${carl}, '2025-06-02', null, false),
    ($t, 43, ${baker}, ${dina}, '2025-06-02', '2025-06-02', true), ($t, 44, ${cook}, ${dina}, '2025-05-05', null, false)`);
  await run(`insert into story (tenant_id, id, employee_id, kind, visibility, happened_at, recorded_at, by_id, manager_then_id, changes, link_kind, link_id) values
    ($t, 51, ${carl}, 'joined', 'shared', '2024-03-03T22:00Z', '2024-03-06T09:00Z', ${ben}, ${anna}, '[]', null, null),
    ($t, 52, ${carl}, 'department_changed', 'shared', '2025-06-02T09:00Z', '2025-06-02T09:00Z', ${anna}, ${ben},
      '[{"field": "departmentName", "before": "Kitchen", "after": "Sales", "isSensitive": false}]', 'department', ${sales}),
    ($t, 53, ${ben}, 'manager_changed', 'shared', '2025-01-10T08:00Z', '2025-01-10T08:00Z', ${anna}, null, '[]', 'department', ${sales})`);
}

async function migrated() {
  const { client, migrateTo } = await databaseBefore("0014_headships.sql");
  await companyBefore(client);
  await migrateTo("0016_story.sql");
  const rows = async (text: string) =>
    (await client.query({ text, rowMode: "array" })).rows.map((row) => row.join(" "));
  return { rows };
}

test("an existing company keeps its heads, positions and story, with the days from which they apply", async () => {
  const { rows } = await migrated();
  expect(
    await rows(
      "select department_id, employee_id, date_from::text from department_headships order by 1",
    ),
  ).toEqual([`${kitchen} ${anna} 2024-02-02`, `${sales} ${ben} 2025-01-10`]);

  const held = await rows(
    `select employee_id, position_id, department_id, date_from::text, date_to::text from position_assignments
    where retracted_at is null order by id`,
  );
  expect(held).toEqual([
    `${carl} ${cook} ${kitchen} 2024-03-04 2025-06-01`,
    `${carl} ${seller} ${sales} 2025-06-02 `,
    `${dina} ${baker} ${kitchen} 2025-06-02 2025-06-02`,
    `${dina} ${cook} ${kitchen} 2025-06-03 `,
  ]);

  const story = await rows(
    "select kind, day::text, happened_at is null, manager_then_id from story order by day, id",
  );
  expect(story).toEqual([
    `joined 2024-03-04 true ${anna}`,
    "manager_changed 2025-01-10 false ",
    `department_changed 2025-06-02 false ${ben}`,
    `manager_changed 2025-06-02 true ${ben}`,
  ]);
});

test("a change of manager that no entry recorded is added with the managers before and after, and marked as derived", async () => {
  const { rows } = await migrated();
  const derived = await rows(
    `select c ->> 'before', c ->> 'beforeId', c ->> 'after', c ->> 'afterId', v.reason, s.by_id is null
    from story s join story_values v using (tenant_id, id), jsonb_array_elements(v.changes) as c
    where s.kind = 'manager_changed' and s.subject_id = ${carl}`,
  );
  expect(derived).toEqual([
    `Anna Botha ${anna} Ben Cele ${ben} Added later, derived from the managers recorded before and after. true`,
  ]);
});
