import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { migrate, migrationsDir } from "#server/db/migration.ts";

/** A database before one migration; `apply` runs that file, or `text` if it is missing. */
export async function databaseBefore(migration: string, text?: string) {
  const name = `before_${randomUUID().slice(0, 8)}`;
  const supervisor = new pg.Client(inject("supervisorUrl"));
  await supervisor.connect();
  await supervisor.query(`create database ${name} owner baton_owner`);
  const dir = await mkdtemp(path.join(tmpdir(), "baton-before-"));
  const ownerUrl = inject("ownerUrl").replace(/\/\w+$/, `/${name}`);
  const copy = (file: string) => cp(path.join(migrationsDir, file), path.join(dir, file));
  for (const file of await readdir(migrationsDir)) if (file < migration) await copy(file);
  await migrate({ ownerUrl, dir });
  const client = new pg.Client(ownerUrl);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await supervisor.query(`drop database ${name} with (force)`);
    await supervisor.end();
    await rm(dir, { recursive: true });
  });
  const apply = async () => {
    await (text ? writeFile(path.join(dir, migration), text) : copy(migration));
    await migrate({ ownerUrl, dir });
  };
  return { client, apply };
}
