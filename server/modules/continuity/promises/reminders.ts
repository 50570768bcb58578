import { plusDays } from "#server/company-day.ts";
import type { SystemContext } from "#server/context.ts";
import { dueBatchSize, handleDue } from "#server/jobs/due-batches.ts";
import { notify } from "#server/notices/notify.ts";
import type { Services } from "#server/services.ts";
import { promiseDue } from "../notices.ts";
import { findLeaders } from "./leader-queries.ts";
import { type Due, findTenantsWithPromisesDue, lockDue, saveReminded } from "./reminder-queries.ts";

/** How long before its day a promise reminds for the first time. */
const daysBefore = 7;

/**
 * Reminds who leads the employee by now of each open promise, a week before it falls due and on the day. It works in batches, each in
 * its own transaction; a reminder that was missed is given late, and not twice.
 */
export const remindOfPromises = (
  services: Pick<Services, "database" | "jobs" | "links">,
  now: Date,
): Promise<void> =>
  handleDue(services, now, {
    daysBefore,
    findTenants: findTenantsWithPromisesDue,
    handleBatch: remindBatch,
  });

async function remindBatch(context: SystemContext): Promise<number> {
  const { tx, today } = context;
  const due = await lockDue(tx, { today, until: plusDays(today, daysBefore) }, dueBatchSize);
  if (due.length === 0) return 0;
  await saveReminded(
    tx,
    due.map(({ id }) => id),
    today,
  );
  const awake = due.filter(({ isAwake }) => isAwake);
  const leaders = await findLeaders(
    tx,
    awake.map(({ employeeId }) => employeeId),
    today,
  );
  for (const promise of awake)
    await remindOf(context, promise, leaders.get(promise.employeeId) ?? []);
  return due.length;
}

async function remindOf(
  context: SystemContext,
  { id, dueOn, employeeId, employeeName }: Due,
  leaderIds: readonly number[],
): Promise<void> {
  await notify(context, promiseDue, {
    to: leaderIds,
    details: { about: { id: employeeId, name: employeeName }, dueOn },
    aboutId: id,
  });
}
