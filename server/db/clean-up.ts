import { sql } from "kysely";
import type { Database } from "./database.ts";

const everyMs = 3_600_000;

/** Removes what has served its time, over all tenants: sessions long over, links and keys that no longer hold. */
export const cleanUp = (database: Database): Promise<void> =>
  database.inDirectory(async (db) => void (await sql`select app.clean_up()`.execute(db)));

/** Cleans up now and every hour; several servers doing it at once do no harm. Answers how to stop. */
export function keepClean(database: Database, onError: (error: unknown) => void): () => void {
  const run = () => void cleanUp(database).catch(onError);
  run();
  const timer = setInterval(run, everyMs);
  return () => clearInterval(timer);
}
