import type { SystemContext } from "#server/context.ts";
import { forDueCompanies } from "#server/jobs/due-companies.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import { personAccount } from "#server/modules/leave/terms/person-account.ts";
import type { Services } from "#server/services.ts";
import { lapsesOf } from "../balances.ts";
import { notifyOfLapses } from "./lapse-notices.ts";
import { findLapseSources, findTenantsWithPolicies, listActiveAfter } from "./lapse-queries.ts";

/** How many days before days lapse their employee is notified: long enough to plan leave and have it decided on. */
const daysBefore = 42;

/** How many employees are looked at in one transaction. */
const atOnce = 100;

/**
 * Notifies each active employee of the days of annual leave that lapse within six weeks, once for each day on which some do. They lapse
 * by policies alone; it works in batches, each in its own transaction.
 */
export async function remindOfLapses(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> {
  const remind = (tenantId: string, after: number) =>
    database.inTenant(tenantId, async (tx) =>
      remindBatch(await jobContext(services, tx, now), after),
    );
  await forDueCompanies(database, findTenantsWithPolicies, async (tenantId) => {
    for (let after: number | undefined = 0; after !== undefined; )
      after = await remind(tenantId, after);
  });
}

/** Notifies those of the next employees; returns after which employee to go on, if there are more. */
async function remindBatch(context: SystemContext, after: number): Promise<number | undefined> {
  const { tx, today } = context;
  const people = await listActiveAfter(tx, after, atOnce);
  const sources = await findLapseSources(
    tx,
    people.map(({ id }) => id),
  );
  const soon = { from: today, to: plusDays(today, daysBefore) };
  const lapses = sources.flatMap(({ id: employeeId, grants, account: row }) => {
    const account = personAccount(row);
    return account
      ? lapsesOf("annual", { grants, leave: account.leave, account }, soon).map((lapse) => ({
          employeeId,
          ...lapse,
        }))
      : [];
  });
  await notifyOfLapses(context, "annual", lapses);
  return people.length === atOnce ? people.at(-1)?.id : undefined;
}
