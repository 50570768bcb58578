import type { SystemContext } from "#server/context.ts";
import { forDueCompanies } from "#server/jobs/due-companies.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { plusDays } from "#server/modules/leave/engine/day.ts";
import type { Services } from "#server/services.ts";
import { balanceSourcesOf } from "../balance-sources.ts";
import { lapsesOf } from "../balances.ts";
import { notifyOfLapses } from "./lapse-notices.ts";
import { findTenantsWithDaysToLapse, listWithDaysToLapse } from "./lapse-queries.ts";

/** How many days before time in lieu lapses its employee is notified: it may have to be used within a month of the work. */
const daysBefore = 14;

/** How many employees are looked at in one transaction. */
const atOnce = 100;

/**
 * Notifies each active employee of the time in lieu that lapses within two weeks, once for each day on which some does, while the company
 * offers it. Works in batches, each in its own transaction.
 */
export async function remindOfTimeInLieu(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  // No company's day is further than one from the server's.
  const days = { from: plusDays(day, -1), to: plusDays(day, daysBefore + 1) };
  const remind = (tenantId: string, after: number) =>
    database.inTenant(tenantId, async (tx) =>
      remindBatch(await jobContext(services, tx, now), after),
    );
  await forDueCompanies(
    database,
    (db, after) => findTenantsWithDaysToLapse(db, after, days),
    async (tenantId) => {
      for (let after: number | undefined = 0; after !== undefined; )
        after = await remind(tenantId, after);
    },
  );
}

/** Notifies those of the next employees; returns after which employee to go on, if there are more. */
async function remindBatch(context: SystemContext, after: number): Promise<number | undefined> {
  const { tx, today } = context;
  const soon = { from: today, to: plusDays(today, daysBefore) };
  const ids = await listWithDaysToLapse(tx, after, { ...soon, limit: atOnce });
  const sources = await balanceSourcesOf(context, ids);
  const lapses = [...sources].flatMap(([employeeId, own]) =>
    lapsesOf("timeInLieu", own, soon).map((lapse) => ({ employeeId, ...lapse })),
  );
  await notifyOfLapses(context, "timeInLieu", lapses);
  return ids.length === atOnce ? ids.at(-1) : undefined;
}
