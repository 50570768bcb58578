import { sql } from "kysely";
import type { Database, DirectoryTx } from "./database.ts";

/** Makes the next partitions and removes expired rows of all tenants, in small transactions so that no lock lasts long. */
export async function cleanUp(database: Database): Promise<void> {
  await patiently(database, (db) => sql`select app.prepare_partitions()`.execute(db));
  await patiently(database, (db) => sql`select app.queue_forget()`.execute(db));
  while ((await deleteBatch(database)) > 0);
}

/** Deletes one batch; returns the number of rows, at last zero. */
const deleteBatch = (database: Database): Promise<number> =>
  patiently(database, async (db) => {
    const { rows } = await sql<{ deleted: number }>`
      select app.clean_up() + app.forget_record_reads() + app.forget_note_reads() + app.forget_devices()
        + app.forget_challenges()
        + app.forget_imports() + app.forget_events() + app.forget_api_events()
        + app.forget_hook_deliveries() as deleted`.execute(db);
    return rows[0]?.deleted ?? 0;
  });

/** Background work: each statement may take longer than a call's. */
const patiently = <T>(database: Database, work: (db: DirectoryTx) => Promise<T>): Promise<T> =>
  database.inDirectory(async (db) => {
    await sql`set local statement_timeout = '5min'`.execute(db);
    return work(db);
  });
