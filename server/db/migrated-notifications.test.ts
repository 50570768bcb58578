import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrate, migrationsDir } from "./migration.ts";

async function copyMigrationsBefore(number: string): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "baton-migrations-"));
  const names = (await readdir(migrationsDir)).filter((name) => name < number);
  for (const name of names) await copyFile(path.join(migrationsDir, name), path.join(dir, name));
  return dir;
}

test("notifications that exist when their table is partitioned keep their ids", async () => {
  const name = `migrated_${randomUUID().slice(0, 8)}`;
  const supervisor = new pg.Client(inject("supervisorUrl"));
  await supervisor.connect();
  await supervisor.query(`create database ${name} owner baton_owner`);
  const ownerUrl = inject("ownerUrl").replace(/\/\w+$/, `/${name}`);
  const dir = await copyMigrationsBefore("0028");
  await migrate({ ownerUrl, dir });
  const owner = new pg.Client(ownerUrl);
  await owner.connect();

  const tenantId = randomUUID();
  await owner.query(
    `insert into tenants (id, domain_name) values ('${tenantId}', 'protea.co.za');
     insert into employees (tenant_id, email, employee_role, is_active)
       values ('${tenantId}', 'thabo@protea.co.za', 'Employee', true);
     insert into notifications (tenant_id, employee_id, kind, details, read_at)
       select tenant_id, id, 'welcome', '{"a": 1}', now() from employees, generate_series(1, 3)`,
  );
  const rows = async () =>
    (await owner.query("select * from notifications order by id")).rows as unknown[];
  const before = await rows();
  await migrate({ ownerUrl });
  expect(await rows()).toEqual(before);
  expect(before).toHaveLength(3);

  await owner.end();
  await supervisor.query(`drop database ${name} with (force)`);
  await supervisor.end();
  await rm(dir, { recursive: true });
});
