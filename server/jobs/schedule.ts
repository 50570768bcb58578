import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";

/** Recurring work over all tenants, done by one server process at a time. */
export interface RecurringJob {
  /** Stored with the time of the last run, so it must not change. */
  name: `${string}.${string}`;
  everyMs: number;
  run(database: Database): Promise<void>;
}

interface ScheduleOptions {
  database: Database;
  jobs: readonly RecurringJob[];
  onError: (error: unknown) => void;
  /** How often to check what is due. */
  checkMs?: number;
}

/** Runs the jobs that are due, now and at intervals; returns a function that stops it. */
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
