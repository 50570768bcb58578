import { sql } from "kysely";
import type { Database, DirectoryTx } from "./database.ts";

/**
 * Makes the next partitions, and removes what has expired, over all tenants: sessions, links, keys, old notifications, reads of
 * records, known devices, imports, removed events, and what could never be done or sent. It works in batches, each in its own
 * transaction, so that no lock is held for long.
 */
export async function cleanUp(database: Database): Promise<void> {
  await patiently(database, (db) => sql`select app.prepare_partitions()`.execute(db));
  await patiently(database, (db) => sql`select app.queue_forget()`.execute(db));
  while ((await deleteBatch(database)) > 0);
}

/** Deletes some of what has expired, and returns how many rows; zero once nothing is left. */
const deleteBatch = (database: Database): Promise<number> =>
  patiently(database, async (db) => {
    const { rows } = await sql<{ deleted: number }>`
      select app.clean_up() + app.forget_record_reads() + app.forget_note_reads() + app.forget_devices()
        + app.forget_imports() + app.forget_events() as deleted`.execute(db);
    return rows[0]?.deleted ?? 0;
  });

/** In a transaction that no one waits for, so that each statement may take longer than a call's. */
const patiently = <T>(database: Database, work: (db: DirectoryTx) => Promise<T>): Promise<T> =>
  database.inDirectory(async (db) => {
    await sql`set local statement_timeout = '5min'`.execute(db);
    return work(db);
  });
