import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import {
  closeReturned,
  findTenantsWithReturned,
  followLaterDays,
  returnEntries,
} from "#server/modules/line/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import type { Services } from "#server/services.ts";

/**
 * Records that unfinished handovers ended because who hands over leads again, and opens those that waited for it. Everyone reads them as
 * closed from that day on without it. It works in batches, each in its own transaction.
 */
export const closeReturnedHandovers = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore: 0,
    findTenants: findTenantsWithReturned,
    handleBatch: closeBatch,
  });

async function closeBatch(context: SystemContext): Promise<number> {
  const { tx, today } = context;
  await lockCompany(tx);
  const returned = await closeReturned(tx, today, { employeeIds: null, limit: dueBatchSize });
  if (returned.length === 0) return 0;
  const employeeIds = [...new Set(returned.map(({ employeeId }) => employeeId))];
  await followLaterDays(context, employeeIds, { story: returnEntries(returned) });
  return returned.length;
}
