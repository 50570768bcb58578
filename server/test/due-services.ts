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
