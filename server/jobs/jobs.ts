import { fromKysely, PgBoss } from "pg-boss";
import type { Database, Tx } from "#server/db/database.ts";

/** There is one queue; each job's name says what it does. */
export const queue = "work";

interface QueuedWork {
  job: string;
  tenantId: string;
  payload: object;
}

/** What is needed of a job to enqueue it. */
interface NamedJob<Payload> {
  name: string;
  run: (context: never, payload: Payload) => unknown;
}

export interface EnqueueOptions {
  /** The job does not run before this moment. */
  startAfter?: Date;
}

/** Enqueueing in one transaction: a job runs if and only if the transaction commits. */
export interface EnqueueIn {
  enqueue<Payload extends object>(
    job: NamedJob<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same job for many payloads, in one statement. */
  enqueueEach<Payload extends object>(
    job: NamedJob<Payload>,
    payloads: readonly Payload[],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Several jobs, each for its payloads, in one statement. */
  enqueueAll(batches: readonly JobBatch[]): Promise<void>;
}

/** A job for many payloads; `batchOf` checks that they are the job's. */
export interface JobBatch extends EnqueueOptions {
  job: string;
  payloads: readonly object[];
}

/** The same job for many payloads, to be enqueued together with others. */
export const batchOf = <Payload extends object>(
  job: NamedJob<Payload>,
  payloads: readonly Payload[],
  options: EnqueueOptions = {},
): JobBatch => ({ job: job.name, payloads, ...options });

export interface Jobs {
  enqueueIn(tx: Tx): EnqueueIn;
  /** Starts fetching and running jobs. */
  work(run: (work: QueuedWork) => Promise<void>): Promise<void>;
  /** Finishes running jobs and fetches no others. */
  stop(): Promise<void>;
}

/** The job queue, on tables created by `prepareQueue`; a failed job is tried again for two days, then stored as failed. */
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
    enqueueIn: (tx) => enqueueBy(boss, tx),
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

/** One statement for any number of jobs; `send` would take one for each. */
function enqueueBy(boss: PgBoss, tx: Tx): EnqueueIn {
  const enqueueAll: EnqueueIn["enqueueAll"] = async (batches) => {
    const jobs = batches.flatMap(({ job, payloads, startAfter }) =>
      payloads.map((payload) => ({
        data: { job, tenantId: tx.tenantId, payload } satisfies QueuedWork,
        ...(startAfter && { startAfter }),
      })),
    );
    if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromKysely(tx) });
  };
  return {
    enqueueAll,
    enqueueEach: (job, payloads, options) => enqueueAll([batchOf(job, payloads, options)]),
    enqueue: (job, payload, options) => enqueueAll([batchOf(job, [payload], options)]),
  };
}
