import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { databaseBefore } from "#server/test/database-before.ts";

const grantsMigration = "0020_leave_grants.sql";

test("a migrated company keeps what was granted: the defaults, and each correction with its day and author", async () => {
  const { client, migrateTo } = await databaseBefore(grantsMigration);
  const tenantId = randomUUID();
  await client.query("insert into tenants (id, domain_name) values ($1, 'protea.co.za')", [
    tenantId,
  ]);
  await client.query(
    `insert into employees (tenant_id, id, email, employee_role, is_active, start_date)
    values ($1, 7, 'a@protea.co.za', 'Employee', true, '2024-01-08'),
      ($1, 8, 'b@protea.co.za', 'Executive', true, null)`,
    [tenantId],
  );
  await client.query(
    `insert into leave_allocations (tenant_id, id, employee_id, annual, sick, family_responsibility, maternity_paternity, study, updated_at)
    values ($1, 101, 7, 20, 30, 3, 87, 0, '2025-06-02T22:30Z'), ($1, 102, 8, 15, 30, 3, 87, 5, '2025-03-03T08:00Z')`,
    [tenantId],
  );
  await client.query(
    `with entry as (
      insert into story (tenant_id, subject_kind, subject_id, kind, visibility, day, happened_at, recorded_at, by_id)
      values ($1, 'employee', 7, 'allocation_changed', 'shared', '2025-06-03', '2025-06-02T22:30Z', '2025-06-02T22:30Z', 8)
      returning id)
    insert into story_values (tenant_id, id, changes)
    select $1, id, '[{"field":"annual","before":"15","after":"20"},{"field":"study","before":"5","after":"0"}]' from entry`,
    [tenantId],
  );
  await migrateTo(grantsMigration);

  const grants = async (employeeId: number) =>
    (
      await client.query(
        `select balance, days::float, effective_from::text, cause, recorded_by_id::int as by
        from leave_grants where employee_id = $1 order by cause desc, balance`,
        [employeeId],
      )
    ).rows.map(({ balance, days, effective_from, cause, by }) =>
      [balance, days, effective_from, cause, by].join(" "),
    );
  expect(await grants(7)).toEqual([
    "annual 15 2024-01-08 default ",
    "familyResponsibility 3 2024-01-08 default ",
    "maternityPaternity 87 2024-01-08 default ",
    "sick 30 2024-01-08 default ",
    "study 5 2024-01-08 default ",
    "annual 5 2025-06-03 corrected 8",
    "study -5 2025-06-03 corrected 8",
  ]);
  expect((await grants(8))[0]).toBe("annual 15 2025-03-03 default ");
  const { rows } = await client.query(
    "select id::int from leave_grants where balance = 'annual' and cause = 'default' order by id",
  );
  expect(rows.map(({ id }) => id)).toEqual([101, 102]);
});
