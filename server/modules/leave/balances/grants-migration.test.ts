import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";

const migrations = fileURLToPath(new URL("../../../db/migrations", import.meta.url));
const grantsMigration = "0020_leave_grants.sql";

/** A database as it was before grants were dated, and what brings it up to date. */
async function databaseBefore() {
  const name = `grants_${randomUUID().slice(0, 8)}`;
  const supervisor = new pg.Client(inject("supervisorUrl"));
  await supervisor.connect();
  await supervisor.query(`create database ${name} owner baton_owner`);
  const dir = await mkdtemp(path.join(tmpdir(), "baton-grants-"));
  const ownerUrl = inject("ownerUrl").replace(/\/\w+$/, `/${name}`);
  for (const file of await readdir(migrations))
    if (file < grantsMigration) await cp(path.join(migrations, file), path.join(dir, file));
  await migrate({ ownerUrl, dir });
  const client = new pg.Client(ownerUrl);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await supervisor.query(`drop database ${name} with (force)`);
    await supervisor.end();
    await rm(dir, { recursive: true });
  });
  const bringUpToDate = async () => {
    await cp(path.join(migrations, grantsMigration), path.join(dir, grantsMigration));
    await migrate({ ownerUrl, dir });
  };
  return { client, bringUpToDate };
}

test("an existing company keeps what was granted: the defaults, and each correction with its day and author", async () => {
  const { client, bringUpToDate } = await databaseBefore();
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
    `insert into story (tenant_id, employee_id, kind, visibility, happened_at, recorded_at, by_id, changes)
    values ($1, 7, 'allocation_changed', 'shared', '2025-06-02T22:30Z', '2025-06-02T22:30Z', 8,
      '[{"field":"annual","before":"15","after":"20"},{"field":"study","before":"5","after":"0"}]')`,
    [tenantId],
  );
  await bringUpToDate();

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
