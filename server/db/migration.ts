import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type MigrationFile, readMigrations } from "./migration-files.ts";
import { ensureJournal, pendingMigrations, record } from "./migration-journal.ts";
import { statementsOf } from "./sql-statements.ts";

export const migrationsDir = fileURLToPath(new URL("./migrations", import.meta.url));

export interface MigrationOptions {
  /** The tables' owner, without a pooler: it would lose the lock. */
  ownerUrl: string;
  dir?: string;
  /** A change waits this long for a used table, then yields and retries. */
  lockTimeoutMs?: number;
}

const lockNumber = 727_274_001;
const maxAttempts = 10;
const deadlockDetected = "40P01";
const lockNotAvailable = "55P03";

/** Applies pending files, one transaction each, and returns their names. One of several servers does it; others wait. */
export async function migrate(options: MigrationOptions): Promise<string[]> {
  const { ownerUrl, dir = migrationsDir, lockTimeoutMs = 5_000 } = options;
  const files = await readMigrations(dir);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await takeLock(client);
    const pending = await pendingMigrations(client, files);
    await ensureJournal(client);
    for (const file of pending) await apply(client, file, lockTimeoutMs);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Polls for the lock: a waiting statement would block `create index concurrently`. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [lockNumber]);
    if (rows[0].taken) return;
    await sleep(100);
  }
}

async function apply(client: pg.Client, file: MigrationFile, lockTimeoutMs: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (file.isInTransaction
        ? applyWhole(client, file, lockTimeoutMs)
        : applyBare(client, file));
    } catch (error) {
      const mayPass = file.isInTransaction && attempt < maxAttempts && isAboutLocks(error);
      if (!mayPass)
        throw new Error(`migration ${file.name}: ${(error as Error).message}`, { cause: error });
      await sleep(Math.min(50 * 2 ** attempt, 2_000));
    }
  }
}

async function applyWhole(client: pg.Client, file: MigrationFile, lockTimeoutMs: number) {
  const begunAt = performance.now();
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    // A sharded database refuses to change a function after work on several shards in the transaction.
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    for (const statement of statementsOf(file.sql)) await client.query(statement);
    await record(client, file, performance.now() - begunAt);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

async function applyBare(client: pg.Client, file: MigrationFile) {
  const begunAt = performance.now();
  await client.query(file.sql);
  await record(client, file, performance.now() - begunAt);
}

const isAboutLocks = (error: unknown) =>
  [deadlockDetected, lockNotAvailable].includes((error as { code?: string }).code ?? "");
