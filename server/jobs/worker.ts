import { post } from "#server/outbox/outbox.ts";
import type { Sender } from "#server/outbox/sender.ts";
import type { Services } from "#server/services.ts";
import type { Job } from "./job.ts";
import { jobContext } from "./job-context.ts";

/** Takes jobs from the queue and runs each in a transaction that sees the tenant it was enqueued for; a job that fails is tried again. */
export async function startWorker(
  services: Pick<Services, "database" | "jobs" | "links">,
  sender: Pick<Sender, "wake">,
  // biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue gives it back as it was enqueued.
  jobs: readonly Job<any>[],
): Promise<void> {
  const byName = new Map(jobs.map((job) => [job.name as string, job]));
  await services.jobs.work(async ({ job: name, tenantId, payload }) => {
    const job = byName.get(name);
    if (!job) throw new Error(`No job is named ${name}.`);
    const effects = await services.database.inTenant(tenantId, async (tx) => {
      const caused = await job.run(await jobContext(services, tx, new Date()), payload);
      await post(tx, caused);
      return caused;
    });
    if (effects.length > 0) sender.wake();
  });
}
