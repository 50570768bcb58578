import { currentTime } from "#server/clock.ts";
import { post } from "#server/outbox/outbox.ts";
import type { Sender } from "#server/outbox/sender.ts";
import { type Places, startPlaces } from "#server/queue/places.ts";
import { removeDone, type Taken } from "#server/queue/queue-queries.ts";
import type { Services } from "#server/services.ts";
import type { Job } from "./job.ts";
import { jobContext } from "./job-context.ts";
import type { QueuedJob } from "./jobs.ts";

export interface WorkerOptions {
  services: Pick<Services, "database" | "jobs" | "links">;
  sender: Pick<Sender, "wake">;
  // biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue gives it back as it was enqueued.
  jobs: readonly Job<any>[];
  onError: (error: unknown) => void;
}

/** Runs each job in a transaction of its tenant, which also writes its effects and removes it; failed jobs are retried. */
export function startWorker({ services, sender, jobs, onError }: WorkerOptions): Places {
  const byName = new Map(jobs.map((job) => [job.name as string, job]));
  const run = async (taken: Taken<QueuedJob>) => {
    const { job: name, payload } = taken.content;
    const job = byName.get(name);
    if (!job) throw new Error(`No job is named ${name}.`);
    const hasEffects = await services.database.inTenant(taken.tenantId, async (tx) => {
      const effects = await job.run(await jobContext(services, tx, currentTime()), payload);
      await post(tx, effects, job.urgency);
      if (!(await removeDone(tx, taken))) throw new Error(`The job ${name} was taken by another.`);
      return effects.length > 0;
    });
    if (hasEffects) sender.wake();
  };
  // One place per urgency; a tenant's jobs run in sequence.
  const worker = startPlaces<QueuedJob>({
    database: services.database,
    kind: "job",
    places: 3,
    perTenant: 1,
    run,
    onError,
  });
  services.jobs.onEnqueued(worker.wake);
  return worker;
}
