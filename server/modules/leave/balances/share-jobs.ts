import { forDueCompanies } from "#server/jobs/due-companies.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import type { Services } from "#server/services.ts";
import { plusDays } from "../engine/day.ts";
import { lockEmployees } from "../recount/recount-queries.ts";
import {
  findTenantsWithPolicies,
  listEmployeesAfter,
  listStaleShares,
} from "./kept-share-queries.ts";
import { keepShares } from "./kept-shares.ts";

/** How many employees are computed in one transaction. */
const atOnce = 200;

/** How many days ahead shares are always kept for. */
const leastAhead = 10;

/** Computes the shares of everyone in a company after a change of policies, two hundred people at a time. */
export const keepAllShares: Job<{ after: number }> = defineJob<{ after: number }>(
  "leave.keepShares",
  async (context, { after }) => {
    const people = await listEmployeesAfter(context.tx, after, atOnce);
    const ids = people.map(({ id }) => id);
    await lockEmployees(context.tx, ids);
    await keepShares(context, ids);
    const last = ids.at(-1);
    if (last && ids.length === atOnce) await context.enqueue(keepAllShares, { after: last });
    return [];
  },
);

type JobServices = Pick<Services, "database" | "jobs" | "links">;

/** Keeps shares on as days pass, in every company, and after changes of employment, places and the company's week, which other modules make. */
export const keepSharesUp = (services: JobServices, now: Date): Promise<void> =>
  forDueCompanies(services.database, findTenantsWithPolicies, (tenantId) =>
    keepSharesOf(services, tenantId, now),
  );

/** The same in one company, in batches, each in its own transaction. */
export async function keepSharesOf(
  { database, ...services }: JobServices,
  tenantId: string,
  now: Date,
): Promise<void> {
  const keepBatch = (after: number) =>
    database.inTenant(tenantId, async (tx) => {
      const context = await jobContext(services, tx, now);
      const until = plusDays(context.today, leastAhead);
      const stale = await listStaleShares(tx, { after, until, limit: atOnce });
      const ids = stale.map(({ id }) => id);
      await lockEmployees(tx, ids);
      await keepShares(context, ids);
      return ids.length === atOnce ? ids.at(-1) : undefined;
    });
  for (let after: number | undefined = 0; after !== undefined; ) after = await keepBatch(after);
}
