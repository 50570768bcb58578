import { sql } from "kysely";
import type { SystemContext, Tx } from "#server/context.ts";
import {
  type Again,
  againOn,
  type Due,
  type DueContext,
  type DueDays,
  defineDue,
} from "#server/due/due.ts";
import { notify } from "#server/notices/notify.ts";
import { fullName } from "#server/organisation/names.ts";
import { promiseDue } from "../notices.ts";
import { findLeaders } from "./leader-queries.ts";

/** Promises are first looked at a week before they are due. */
export const promiseDays: DueDays = {
  kind: "continuity.promise",
  daysBefore: 7,
  days: (tx) => sql`
    select p.id as about, p.due_on as on_day from promises as p
    where p.tenant_id = ${tx.tenantId} and p.state = 'open' and p.due_on is not null`,
};

interface DuePromise {
  id: number;
  dueOn: string;
  employeeId: number;
  employeeName: string;
}

/** Promises to former employees sleep, so they are left out. */
async function findAwake(tx: Tx, ids: readonly number[], today: string): Promise<DuePromise[]> {
  const { rows } = await sql<DuePromise>`
    select p.id, p.due_on, p.employee_id, ${fullName("e")} as employee_name
    from promises as p
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = p.employee_id
    where p.tenant_id = ${tx.tenantId} and p.id = any(${ids}::bigint[])
      and e.is_active and coalesce(e.termination_date >= ${today}::date, true)
    order by p.due_on, p.id`.execute(tx);
  return rows;
}

/** Reminds the manager a week before the due day and on it. Missed reminders are sent late, once. */
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
