import { plusDays } from "#server/company-day.ts";
import type { SystemContext } from "#server/context.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import type { Services } from "#server/services.ts";
import { notifyOfStep } from "./notices.ts";
import { findTenantsWithStepsDue, lockDueSteps, saveStepsReminded } from "./reminder-queries.ts";

const batchSize = 100;

/** Reminds whose step of a handover is due today or overdue, once for its day. It works in batches, each in its own transaction. */
export async function remindOfHandovers(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> {
  // No company's day is further ahead of the server's than this.
  const until = plusDays(now.toISOString().slice(0, 10), 1);
  const remind = (tenantId: string) =>
    database.inTenant(tenantId, async (tx) => remindBatch(await jobContext(services, tx, now)));
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const tenantIds = await database.inDirectory((db) => findTenantsWithStepsDue(db, after, until));
    for (const tenantId of tenantIds) while ((await remind(tenantId)) === batchSize);
    const last = tenantIds.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function remindBatch(context: SystemContext): Promise<number> {
  const due = await lockDueSteps(context.tx, context.today, batchSize);
  await saveStepsReminded(context.tx, due);
  for (const { ownerId, isPresent, step, ...about } of due)
    if (isPresent && ownerId !== null) await notifyOfStep(context, about, { to: [ownerId], step });
  return due.length;
}
