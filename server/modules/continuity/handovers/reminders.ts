import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import type { Services } from "#server/services.ts";
import { findTenantsWithStepsDue, lockDueSteps, saveStepsReminded } from "./reminder-queries.ts";
import { notifyOfStep } from "./step-notice.ts";

/** Reminds whose step of a handover is due today or overdue, once for its day. It works in batches, each in its own transaction. */
export const remindOfHandovers = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore: 0,
    findTenants: findTenantsWithStepsDue,
    handleBatch: remindBatch,
  });

async function remindBatch(context: SystemContext): Promise<number> {
  const due = await lockDueSteps(context.tx, context.today, dueBatchSize);
  await saveStepsReminded(context.tx, due);
  for (const { ownerId, isPresent, step, ...about } of due)
    if (isPresent && ownerId !== null) await notifyOfStep(context, about, { to: [ownerId], step });
  return due.length;
}
