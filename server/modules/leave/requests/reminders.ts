import type { SystemContext } from "#server/context.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import type { Services } from "#server/services.ts";
import { notifiedOf, reviewersOf } from "../access.ts";
import { plusDays } from "../engine/day.ts";
import { companyPattern } from "../rules/working-days.ts";
import { type PatternRow, personPattern } from "../terms/person-pattern.ts";
import { lastDayToRemind, waitingDays } from "./reminder-day.ts";
import {
  findReviewers,
  findTenantsWithWaitingLeave,
  listPatternsOf,
  lockWaiting,
  saveReminded,
} from "./reminder-queries.ts";
import { notifyReviewers } from "./request-notices.ts";

const batchSize = 100;

/**
 * Reminds the reviewers of requests that have waited for three working days of the manager, or of the company without one, and at the latest for a week, each once.
 * It works in batches, each in its own transaction.
 */
export async function remindOfLeave(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> {
  const remind = (tenantId: string, after: number) =>
    database.inTenant(tenantId, async (tx) =>
      remindBatch(await jobContext(services, tx, now), after),
    );
  const remindAll = async (tenantId: string) => {
    for (let after: number | undefined = 0; after !== undefined; )
      after = await remind(tenantId, after);
  };
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const tenantIds = await database.inDirectory((db) =>
      findTenantsWithWaitingLeave(db, after, now.toISOString()),
    );
    for (const tenantId of tenantIds) await remindAll(tenantId);
    const last = tenantIds.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

type Waiting = Awaited<ReturnType<typeof lockWaiting>>[number];

/** Reminds of those among the next requests that have waited long enough; returns after which request to go on, if there are more. */
async function remindBatch(context: SystemContext, after: number): Promise<number | undefined> {
  const { tx, now, today } = context;
  // By no pattern has a later request waited for as many days.
  const until = plusDays(today, -waitingDays);
  const found = await lockWaiting(tx, { today, until, after, limit: batchSize });
  const due = await dueOf(context, found);
  if (due.length > 0) {
    const ids = due.map(({ id }) => id);
    await saveReminded(tx, ids, now.toISOString());
    const { superadminIds, ...chosen } = await findReviewers(tx);
    for (const { isActive, managerId, standInId, ...leave } of due) {
      if (!isActive) continue;
      const requester = { id: leave.employeeId, managerId, standInId };
      const to = notifiedOf(requester, reviewersOf(requester, superadminIds), chosen);
      await notifyReviewers(context, leave, to, { isReminder: true });
    }
  }
  return found.length === batchSize ? found.at(-1)?.id : undefined;
}

/** Those that have waited for the working days of the one who is asked first, the stand-in or else the manager, or for a week. */
async function dueOf({ tx, today }: SystemContext, found: readonly Waiting[]): Promise<Waiting[]> {
  if (found.length === 0) return [];
  const askedOf = ({ standInId, managerId }: Waiting) => standInId ?? managerId;
  const asked = [...new Set(found.flatMap((one) => askedOf(one) ?? []))];
  const { workMinutes, ...calendar } = await companyDays({ tx });
  const lastDayBy = (patterns: readonly PatternRow[]) =>
    lastDayToRemind(
      today,
      { calendar, pattern: personPattern(patterns, workMinutes) },
      companyPattern(workMinutes),
    );
  const lastDays = new Map<number | null, string | undefined>([[null, lastDayBy([])]]);
  for (const { id, patterns } of asked.length > 0 ? await listPatternsOf(tx, asked) : [])
    lastDays.set(id, lastDayBy(patterns));
  return found.filter((one) => {
    const lastDay = lastDays.get(askedOf(one));
    return lastDay !== undefined && one.requestedOn <= lastDay;
  });
}
