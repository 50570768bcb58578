import { sql } from "kysely";
import type { Database } from "./database.ts";

const everyMs = 3_600_000;

/** Makes the next partitions, and removes what has expired, over all tenants: sessions, links, keys, old notifications. */
export async function cleanUp(database: Database): Promise<void> {
  await database.inDirectory((db) => sql`select app.prepare_partitions()`.execute(db));
  await database.inDirectory((db) => sql`select app.clean_up()`.execute(db));
}

/** Cleans up now and every hour; several servers doing it at once do no harm. Answers how to stop. */
export function keepClean(database: Database, onError: (error: unknown) => void): () => void {
  const run = () => void cleanUp(database).catch(onError);
  run();
  const timer = setInterval(run, everyMs);
  return () => clearInterval(timer);
}
