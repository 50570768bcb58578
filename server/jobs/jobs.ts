import { afterCommit } from "#server/db/after-commit.ts";
import type { Tx } from "#server/db/database.ts";
import { putInQueue } from "#server/queue/queue-queries.ts";
import type { Urgency } from "#server/queue/urgency.ts";

export interface QueuedJob {
  job: string;
  payload: object;
}

interface NamedJob<Payload> {
  name: string;
  urgency: Urgency;
  run: (context: never, payload: Payload) => unknown;
}

export interface EnqueueOptions {
  startAfter?: Date;
}

/** A job runs if and only if the transaction commits. */
export interface EnqueueIn {
  enqueue<Payload extends object>(
    job: NamedJob<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** One job with many payloads, in one statement. */
  enqueueEach<Payload extends object>(
    job: NamedJob<Payload>,
    payloads: readonly Payload[],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Several jobs with their payloads, in one statement. */
  enqueueAll(batches: readonly JobBatch[]): Promise<void>;
}

export interface JobBatch extends EnqueueOptions {
  job: string;
  urgency: Urgency;
  payloads: readonly object[];
}

/** One job's payloads, for enqueueing with others. */
export const batchOf = <Payload extends object>(
  job: NamedJob<Payload>,
  payloads: readonly Payload[],
  options: EnqueueOptions = {},
): JobBatch => ({ job: job.name, urgency: job.urgency, payloads, ...options });

export interface Jobs {
  enqueueIn(tx: Tx): EnqueueIn;
  onEnqueued(callBack: () => void): void;
}

/** A worker of any process runs the jobs. */
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
