import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

/** Over all tenants, by one server process at a time. */
export interface RecurringJob {
  /** Stored with the time of the last run, so it must not change. */
  name: `${string}.${string}`;
  everyMs: number;
  run(database: Database): Promise<void>;
}

export interface ScheduleOptions {
  database: Database;
  jobs: readonly RecurringJob[];
  onError: (error: unknown) => void;
  checkMs?: number;
}

/** At once and at intervals; returns a function to stop. */
export function startSchedule(options: ScheduleOptions): () => Promise<void> {
  const { jobs, onError, checkMs = 60_000 } = options;
  let running: Promise<unknown> = Promise.resolve();
  const check = () => {
    running = running.then(() =>
      Promise.all(jobs.map((job) => runIfDue(options.database, job).catch(onError))),
    );
  };
  check();
  const timer = setInterval(check, checkMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function runIfDue(database: Database, { name, everyMs, run }: RecurringJob): Promise<void> {
  const isDue = await database.inDirectory(async (db) => {
    const every = `${everyMs} milliseconds`;
    const { rows } = await sql<{
      isDue: boolean;
    }>`select app.start_recurring(${name}, ${every}::interval) as is_due`.execute(db);
    return rows[0]?.isDue ?? false;
  });
  if (isDue) await run(database);
}
