import type { SystemContext } from "#server/context.ts";
import { jobContext } from "#server/jobs/job-context.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import type { Services } from "#server/services.ts";
import { notifiedOf, reviewersOf } from "../access.ts";
import { companyPattern } from "../policy/working-days.ts";
import { notifyReviewers } from "./notices.ts";
import { lastDayToRemind } from "./reminder-day.ts";
import {
  findReviewers,
  findTenantsWithWaitingLeave,
  lockWaiting,
  saveReminded,
} from "./reminder-queries.ts";

const batchSize = 100;

/**
 * Reminds the reviewers of requests that have waited for three working days of their company, each once. It works in batches,
 * each in its own transaction.
 */
export async function remindOfLeave(
  { database, ...services }: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> {
  const remind = (tenantId: string) =>
    database.inTenant(tenantId, async (tx) => remindBatch(await jobContext(services, tx, now)));
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const tenantIds = await database.inDirectory((db) =>
      findTenantsWithWaitingLeave(db, after, now.toISOString()),
    );
    for (const tenantId of tenantIds) while ((await remind(tenantId)) === batchSize);
    const last = tenantIds.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function remindBatch(context: SystemContext): Promise<number> {
  const { tx, now, today } = context;
  const calendar = await companyDays(context);
  const until = lastDayToRemind(today, {
    calendar,
    pattern: companyPattern(calendar.workMinutes),
  });
  if (until === undefined) return 0;
  const waiting = await lockWaiting(tx, today, until, batchSize);
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ id }) => id);
  await saveReminded(tx, ids, now.toISOString());
  const { superadminIds, ...chosen } = await findReviewers(tx);
  for (const { isActive, managerId, standInId, ...leave } of waiting) {
    if (!isActive) continue;
    const requester = { id: leave.employeeId, managerId, standInId };
    const to = notifiedOf(requester, reviewersOf(requester, superadminIds), chosen);
    await notifyReviewers(context, leave, to, { isReminder: true });
  }
  return waiting.length;
}
