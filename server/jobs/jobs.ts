import { afterCommit } from "#server/db/after-commit.ts";
import type { Tx } from "#server/db/database.ts";
import { putInQueue } from "#server/queue/queue-queries.ts";
import type { Urgency } from "#server/queue/urgency.ts";

/** What the queue stores of a job. */
export interface QueuedJob {
  job: string;
  payload: object;
}

/** What is needed of a job to enqueue it. */
interface NamedJob<Payload> {
  name: string;
  urgency: Urgency;
  run: (context: never, payload: Payload) => unknown;
}

interface EnqueueOptions {
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
interface JobBatch extends EnqueueOptions {
  job: string;
  urgency: Urgency;
  payloads: readonly object[];
}

/** The same job for many payloads, to be enqueued together with others. */
export const batchOf = <Payload extends object>(
  job: NamedJob<Payload>,
  payloads: readonly Payload[],
  options: EnqueueOptions = {},
): JobBatch => ({ job: job.name, urgency: job.urgency, payloads, ...options });

export interface Jobs {
  enqueueIn(tx: Tx): EnqueueIn;
  /** Calls back after each commit that has enqueued something. */
  onEnqueued(callBack: () => void): void;
}

/** Enqueues jobs; a worker, of this process or another, runs them. */
export function createJobs(): Jobs {
  let wake = () => {};
  const wakeNow = () => wake();
  return {
    enqueueIn: (tx) => enqueueBy(tx, wakeNow),
    onEnqueued: (callBack) => {
      wake = callBack;
    },
  };
}

function enqueueBy(tx: Tx, onEnqueued: () => void): EnqueueIn {
  const enqueueAll: EnqueueIn["enqueueAll"] = async (batches) => {
    const entries = batches.flatMap(({ job, urgency, payloads, startAfter }) =>
      payloads.map((payload) => ({
        kind: "job" as const,
        urgency,
        content: { job, payload } satisfies QueuedJob,
        dueAt: startAfter,
      })),
    );
    if (entries.length === 0) return;
    await putInQueue(tx, entries);
    afterCommit(tx, onEnqueued);
  };
  return {
    enqueueAll,
    enqueueEach: (job, payloads, options) => enqueueAll([batchOf(job, payloads, options)]),
    enqueue: (job, payload, options) => enqueueAll([batchOf(job, [payload], options)]),
  };
}
