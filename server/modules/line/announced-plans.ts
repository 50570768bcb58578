import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import type { Services } from "#server/services.ts";
import {
  findPlanned,
  findTenantsWithPlans,
  lockAnnouncedPlans,
  saveFollowed,
} from "./announced-plan-queries.ts";
import { followAnnouncement } from "./change-line.ts";

/**
 * Opens the handovers that follow from plans which everyone may know of from today on, once for each plan. Nothing else waits for it: who
 * knows of a plan, and who leads by it, follows from its days. It works in batches, each in its own transaction.
 */
export const followAnnouncedPlans = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore: 0,
    findTenants: findTenantsWithPlans,
    handleBatch: followBatch,
  });

async function followBatch(context: SystemContext): Promise<number> {
  const { tx, today, now } = context;
  await lockCompany(tx);
  const planIds = await lockAnnouncedPlans(tx, today, dueBatchSize);
  if (planIds.length === 0) return 0;
  await followAnnouncement(context, await findPlanned(tx, planIds));
  await saveFollowed(tx, planIds, now);
  return planIds.length;
}
