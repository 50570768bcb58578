import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { isUnfinished, stepDays } from "#server/modules/line/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { hasReturnedSince } from "#server/organisation/past-employments.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { notifyOfStep } from "./step-notice.ts";

/** Reminds the person whose step is due, once for its day. */
export const dueStep = defineDue(stepDays, remindOfSteps);

async function remindOfSteps(context: DueContext, due: readonly Due[]): Promise<undefined> {
  for (const { ownerId, step, ...about } of await findDueSteps(context.tx, due, context.today))
    if (ownerId !== null) await notifyOfStep(context, about, { to: [ownerId], step });
}

interface DueStep {
  id: number;
  step: number;
  employeeId: number;
  employeeName: string;
  /** Null without an incoming manager. */
  ownerId: number | null;
}

/** The current steps that are due on their days. */
async function findDueSteps(
  tx: Tx,
  due: readonly { about: number; onDay: string }[],
  today: string,
): Promise<DueStep[]> {
  const { rows } = await sql<DueStep>`
    select h.id, s.step, h.employee_id, ${fullName("e")} as employee_name,
      case s.step when 1 then h.outgoing_id when 2 then h.employee_id
        else nullif(${managerOf(tx, sql.ref("h.employee_id"), sql`greatest(h.takes_over_on, ${today}::date)`)}, h.outgoing_id) end as owner_id
    from unnest(${due.map(({ about }) => about)}::bigint[], ${due.map(({ onDay }) => onDay)}::date[]) as due (id, on_day)
    join handovers as h on h.tenant_id = ${tx.tenantId} and h.id = due.id
    join handover_steps as s on s.tenant_id = ${tx.tenantId} and s.handover_id = h.id and s.due_on = due.on_day and s.done_on is null
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = h.employee_id
    where ${isUnfinished("h", today)} and (s.step = 3 or not ${hasReturnedSince(
      tx,
      sql`case s.step when 1 then h.outgoing_id else h.employee_id end`,
      sql`h.takes_over_on - 1`,
    )}) and not exists (
      select from handover_steps as before where before.tenant_id = ${tx.tenantId} and before.handover_id = h.id
        and before.step < s.step and before.done_on is null)
    order by s.due_on, h.id, s.step`.execute(tx);
  return rows;
}
