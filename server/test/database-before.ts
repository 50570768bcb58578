import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { migrate, migrationsDir } from "#server/db/migration.ts";

/** A database as it was before a migration, and what applies that migration and all up to another one. */
export async function databaseBefore(migration: string) {
  const name = `before_${randomUUID().slice(0, 8)}`;
  const supervisor = new pg.Client(inject("supervisorUrl"));
  await supervisor.connect();
  await supervisor.query(`create database ${name} owner baton_owner`);
  const dir = await mkdtemp(path.join(tmpdir(), "baton-before-"));
  const ownerUrl = inject("ownerUrl").replace(/\/\w+$/, `/${name}`);
  const applyThose = async (isMeant: (file: string) => boolean) => {
    for (const file of await readdir(migrationsDir))
      if (isMeant(file)) await cp(path.join(migrationsDir, file), path.join(dir, file));
    await migrate({ ownerUrl, dir });
  };
  await applyThose((file) => file < migration);
  const client = new pg.Client(ownerUrl);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await supervisor.query(`drop database ${name} with (force)`);
    await supervisor.end();
    await rm(dir, { recursive: true });
  });
  const migrateTo = (last: string) => applyThose((file) => file >= migration && file <= last);
  return { client, migrateTo };
}
