import type pg from "pg";
import { StartError } from "#server/start-error.ts";
import type { MigrationFile } from "./migration-files.ts";

type Applied = Map<string, string>;

/** The application may read the journal. */
export async function ensureJournal(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists public.schema_migration (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now(),
    duration_ms int not null
  )`);
  const { rowCount } = await client.query("select from pg_roles where rolname = 'baton_app'");
  if (rowCount) await client.query("grant select on public.schema_migration to baton_app");
}

async function readJournal(client: pg.Client): Promise<Applied> {
  const found = await client.query("select to_regclass('public.schema_migration') as journal");
  if (!found.rows[0].journal) return new Map();
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from public.schema_migration",
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** Pending migrations in order. Throws if an applied file was changed or removed, or a file was added before the last. */
export async function pendingMigrations(
  client: pg.Client,
  files: MigrationFile[],
): Promise<MigrationFile[]> {
  const applied = await readJournal(client);
  const known = new Set(files.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort()[0];
  if (unknown) throw refusalOf(unknown, files);
  const changed = files.find(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed) throw new Error(`migration ${changed.name} was changed after it was applied`);

  const pending = files.filter(({ name }) => !applied.has(name));
  const last = [...applied.keys()].sort().at(-1) ?? "";
  const late = pending.find(({ name }) => name < last);
  if (late)
    throw new Error(`migration ${late.name} sorts before ${last}, which was applied already`);
  return pending;
}

/** Later migrations come from a newer version; the first files replaced all those before 1.0. */
function refusalOf(unknown: string, files: MigrationFile[]): Error {
  if (unknown > (files.at(-1)?.name ?? ""))
    return new Error(`migration ${unknown} was applied, but this version does not know it`);
  return new StartError(
    "The database was made by a version before 1.0 and cannot be migrated: set DATA_DIR to an empty folder, or MIGRATION_DATABASE_URL and DATABASE_URL to an empty database.",
  );
}

export async function record(
  client: pg.Client,
  { name, sha256 }: MigrationFile,
  durationMs: number,
): Promise<void> {
  await client.query(
    "insert into public.schema_migration (name, sha256, duration_ms) values ($1, $2, $3)",
    [name, sha256, Math.round(durationMs)],
  );
}
