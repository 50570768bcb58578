import { fromKysely, PgBoss } from "pg-boss";
import type { Database, Tx } from "#server/db/database.ts";
import type { Job } from "./job.ts";

const queue = "work";

interface QueuedWork {
  job: string;
  tenantId: string;
  payload: object;
}

export interface Jobs {
  /** Adds a job in the caller's transaction: it runs if and only if the change commits. */
  enqueue<Payload extends object>(tx: Tx, job: Job<Payload>, payload: Payload): Promise<void>;
  /** Starts taking jobs and running them. */
  work(run: (work: QueuedWork) => Promise<void>): Promise<void>;
  /** Finishes what runs and takes nothing new. */
  stop(): Promise<void>;
}

const twoDaysSeconds = 172_800;

/** The job queue, on tables that `prepareQueue` has made; a failed job is tried again for two days, then kept aside. */
export async function startJobs(
  database: Database,
  onError: (error: unknown) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    migrate: false,
    createSchema: false,
    schedule: false,
  });
  boss.on("error", onError);
  await boss.start();

  return {
    async enqueue(tx, { name }, payload) {
      const work: QueuedWork = { job: name, tenantId: tx.tenantId, payload };
      await boss.send(queue, work, { db: fromKysely(tx) });
    },
    async work(run) {
      await boss.work<QueuedWork>(
        queue,
        { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 2 },
        async ([job]) => {
          if (job) await run(job.data);
        },
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** Makes the queue's tables as the owner and lets the application use them; does nothing where they are current. */
export async function prepareQueue(
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>,
): Promise<void> {
  const boss = new PgBoss({ db: { executeSql }, schedule: false, supervise: false });
  await boss.start();
  const failed = `${queue}_failed`;
  await boss.createQueue(failed, { retentionSeconds: 7 * twoDaysSeconds });
  await boss.createQueue(queue, {
    deadLetter: failed,
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    retentionSeconds: twoDaysSeconds,
    deleteAfterSeconds: 86_400,
  });
  await boss.stop({ graceful: false });
  await executeSql(`
    grant usage on schema pgboss to baton_app;
    grant select, insert, update, delete on all tables in schema pgboss to baton_app;
    grant execute on all functions in schema pgboss to baton_app`);
}
