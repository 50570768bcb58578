import { fromKysely, PgBoss } from "pg-boss";
import type { Database, Tx } from "#server/db/database.ts";

/** The one queue: what a job does is told by its name. */
export const queue = "work";

interface QueuedWork {
  job: string;
  tenantId: string;
  payload: object;
}

/** As much of a job as it takes to ask for it. */
interface AskedJob<Payload> {
  name: string;
  run: (context: never, payload: Payload) => unknown;
}

export interface Jobs {
  /** Adds a job in the caller's transaction: it runs if and only if the change commits, and not before `startAfter`. */
  enqueue<Payload extends object>(
    tx: Tx,
    job: AskedJob<Payload>,
    payload: Payload,
    options?: { startAfter?: Date },
  ): Promise<void>;
  /** Starts taking jobs and running them. */
  work(run: (work: QueuedWork) => Promise<void>): Promise<void>;
  /** Finishes what runs and takes nothing new. */
  stop(): Promise<void>;
}

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
    async enqueue(tx, { name }, payload, { startAfter } = {}) {
      const work: QueuedWork = { job: name, tenantId: tx.tenantId, payload };
      await boss.send(queue, work, { db: fromKysely(tx), ...(startAfter && { startAfter }) });
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
