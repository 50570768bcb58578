import type { SystemContext } from "#server/context.ts";
import { type Again, againOn, type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { notify } from "#server/notices/notify.ts";
import { promiseDue } from "../notices.ts";
import { findLeaders } from "./leader-queries.ts";
import { type DuePromise, findAwake, promiseDays } from "./reminder-queries.ts";

/**
 * Reminds who leads the employee by now of each open promise, a week before it falls due and on the day; a reminder that was missed is
 * given late, and not twice.
 */
export const duePromise = defineDue(promiseDays, remindOfAll);

async function remindOfAll(context: DueContext, due: readonly Due[]): Promise<Again[]> {
  const { tx, today } = context;
  const ids = due.map(({ about }) => about);
  const awake = await findAwake(tx, ids, today);
  const employeeIds = awake.map(({ employeeId }) => employeeId);
  const leaders = await findLeaders(tx, employeeIds, today);
  for (const promise of awake)
    await remindOf(context, promise, leaders.get(promise.employeeId) ?? []);
  const early = due.filter(({ onDay }) => onDay > today);
  return early.flatMap((one) => againOn(context, one.onDay, [one]));
}

async function remindOf(
  context: SystemContext,
  { id, dueOn, employeeId, employeeName }: DuePromise,
  leaderIds: readonly number[],
): Promise<void> {
  await notify(context, promiseDue, {
    to: leaderIds,
    details: { about: { id: employeeId, name: employeeName }, dueOn },
    aboutId: id,
  });
}
