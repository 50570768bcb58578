import type { DueKind } from "#server/due/due.ts";
import { handleDue } from "#server/due/round.ts";
import { ownCompanies } from "./company/tenant.ts";
import { database, services } from "./world.ts";

/**
 * For jobs that handle what is due in all companies: only those that these tests have made have anything due, as the tests that run beside
 * them have their own days.
 */
export const dueServices = {
  ...services,
  database: {
    ...database,
    inTenant: ((tenantId, ...work) =>
      ownCompanies.has(tenantId)
        ? database.inTenant(tenantId, ...work)
        : Promise.resolve(undefined as never)) as typeof database.inTenant,
  },
};

/** Handles what is due of these kinds at a moment, in the companies that these tests have made. */
export const handleDueAt = (at: string | Date, ...kinds: DueKind[]): Promise<void> =>
  handleDue(dueServices, kinds, new Date(at));
