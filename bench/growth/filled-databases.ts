import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Addresses } from "#server/db/embedded/roles.ts";
import { migrate } from "#server/db/migration.ts";
import { inDatabase, startKeptPostgres } from "./kept-postgres.ts";

/** The company in both databases, and two large ones; their numbers follow all others. */
export const measured = { common: 5_001, of20: 5_002, of100: 5_003 } as const;

interface Company {
  no: number;
  people: number;
}

const common: Company = { no: measured.common, people: 1_000 };

/** Four thousand mostly small companies with some 300,000 people, and the measured ones. */
const all: Company[] = [
  ...Array.from({ length: 4_000 }, (_, index) => ({
    no: index + 1,
    people: Math.max(8, Math.round(4_400 / (index + 1) ** 0.6)),
  })),
  common,
  { no: measured.of20, people: 20_000 },
  { no: measured.of100, people: 100_000 },
];

const databases = { alone: [common], among: all };
export type DatabaseName = keyof typeof databases;

/** One database with a single company, one with thousands. Slow to fill, so they stay; newer migrations are applied. */
export async function startFilledDatabases() {
  const dataDir = path.join(import.meta.dirname, "data");
  mkdirSync(dataDir, { recursive: true });
  const postgres = await startKeptPostgres(dataDir);
  for (const [name, companies] of Object.entries(databases)) {
    await ensureFilled(postgres, name, companies);
    await asSupervisor(postgres, name, addLaterParts);
  }
  return postgres;
}

/** Recreates a database from an interrupted run. */
async function ensureFilled(postgres: Addresses, name: string, companies: readonly Company[]) {
  const isFull = await asSupervisor(postgres, "postgres", async (execute) => {
    await execute("create extension if not exists pg_stat_statements");
    const found = await execute("select from pg_database where datname = $1", [name]);
    return found.rowCount === 1;
  });
  if (isFull) return await refresh(postgres, name);
  const draft = `${name}_draft`;
  console.log(`Filling the database "${name}", which takes some minutes …`);
  await asSupervisor(postgres, "postgres", async (execute) => {
    await execute(`drop database if exists ${draft}`);
    await execute(`create database ${draft} owner baton_owner`);
    await execute(`grant connect on database ${draft} to baton_app`);
  });
  await migrate({ ownerUrl: inDatabase(postgres.ownerUrl, draft) });
  await asSupervisor(postgres, draft, (execute) => fill(execute, companies));
  await asSupervisor(postgres, "postgres", (execute) =>
    execute(`alter database ${draft} rename to ${name}`),
  );
}

/** Updates statistics after a migration, like autovacuum. */
async function refresh(postgres: Addresses, name: string): Promise<void> {
  const ownerUrl = inDatabase(postgres.ownerUrl, name);
  const applied = await migrate({ ownerUrl });
  if (applied.length > 0)
    await asSupervisor(postgres, name, (execute) => execute("vacuum analyze"));
}

const parts = ["indexes-off", "companies", "records", "indexes-on"] as const;

async function fill(execute: Execute, companies: readonly Company[]): Promise<void> {
  await execute("select set_config('growth.companies', $1, false)", [JSON.stringify(companies)]);
  for (const part of parts) {
    const startedAt = performance.now();
    await execute(readFileSync(path.join(import.meta.dirname, `fill/${part}.sql`), "utf8"));
    console.log(`  ${part}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  await execute("vacuum analyze");
}

/** Parts missing from databases filled earlier. */
const laterParts = ["one-persons-many", "long-story", "policy-for-everyone"] as const;

async function addLaterParts(execute: Execute): Promise<void> {
  await execute("create schema if not exists filled");
  await execute("create table if not exists filled.parts (part text primary key)");
  for (const part of laterParts) {
    const { rowCount } = await execute("select from filled.parts where part = $1", [part]);
    if (rowCount === 1) continue;
    await execute(readFileSync(path.join(import.meta.dirname, `fill/${part}.sql`), "utf8"));
    await execute("insert into filled.parts values ($1)", [part]);
    await execute("vacuum analyze");
  }
}

export type Execute = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** As the supervisor, in one of the cluster's databases. */
export async function asSupervisor<T>(
  { supervisorUrl }: Pick<Addresses, "supervisorUrl">,
  database: string,
  work: (execute: Execute) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: inDatabase(supervisorUrl, database) });
  await client.connect();
  try {
    return await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}
