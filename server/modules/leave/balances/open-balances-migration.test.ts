import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { databaseBefore } from "#server/test/database-before.ts";

const migration = "0300_everyone_by_share.sql";

test("in a migrated company everyone has a kept row of each granted balance on this and on each coming day, and what was kept stays", async () => {
  const { client, migrateTo } = await databaseBefore(migration);
  const tenantId = randomUUID();
  await client.query("insert into tenants (id, domain_name) values ($1, 'protea.co.za')", [
    tenantId,
  ]);
  await client.query(
    `insert into employees (tenant_id, id, email, employee_role, is_active)
    select $1, id, id || '@protea.co.za', 'Employee', true from generate_series(7, 9) as id`,
    [tenantId],
  );
  await client.query(
    `insert into leave_balances (tenant_id, employee_id, balance, date_from, date_to, granted, used) values
      ($1, 8, 'annual', current_date - 30, null, 15, 3),
      ($1, 8, 'sick', '-infinity', null, 0, 2),
      ($1, 9, 'annual', current_date + 10, current_date + 19, 15, 4),
      ($1, 9, 'annual', current_date + 20, null, 16, 4)`,
    [tenantId],
  );
  await migrateTo(migration);

  const rowsOf = async (employeeId: number) => {
    const { rows } = await client.query(
      `select balance, case when date_from = '-infinity' then 'ever' else (date_from - current_date)::text end as from,
        date_to - current_date as to, granted::float, used::float
      from leave_balances where employee_id = $1 order by balance, date_from`,
      [employeeId],
    );
    return rows.map((row) => [row.balance, row.from, row.to, row.granted, row.used].join(" "));
  };
  const opened = (balance: string) => `${balance} ever  0 0`;
  const others = ["familyResponsibility", "maternityPaternity"].map(opened);
  expect(await rowsOf(7)).toEqual([opened("annual"), ...others, opened("sick"), opened("study")]);
  expect(await rowsOf(8)).toEqual([
    "annual -30  15 3",
    ...others,
    "sick ever  0 2",
    opened("study"),
  ]);
  expect(await rowsOf(9)).toEqual([
    "annual ever 9 0 4",
    "annual 10 19 15 4",
    "annual 20  16 4",
    ...others,
    opened("sick"),
    opened("study"),
  ]);
  await client.query("select app.open_leave_balances($1)", [tenantId]);
  expect(await rowsOf(7)).toHaveLength(5);
});
