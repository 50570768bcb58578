import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import type { DueDays } from "#server/due/due.ts";
import { fullName } from "#server/organisation/names.ts";

/** The days on which open promises fall due, first looked at a week before. */
export const promiseDays: DueDays = {
  kind: "continuity.promise",
  daysBefore: 7,
  days: (tx) => sql`
    select p.id as about, p.due_on as on_day from promises as p
    where p.tenant_id = ${tx.tenantId} and p.state = 'open' and p.due_on is not null`,
};

export interface DuePromise {
  id: number;
  dueOn: string;
  employeeId: number;
  employeeName: string;
}

/** Those of some promises whose employee is in the company today; a promise to someone who has left sleeps. */
export async function findAwake(
  tx: Tx,
  ids: readonly number[],
  today: string,
): Promise<DuePromise[]> {
  const { rows } = await sql<DuePromise>`
    select p.id, p.due_on, p.employee_id, ${fullName("e")} as employee_name
    from promises as p
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = p.employee_id
    where p.tenant_id = ${tx.tenantId} and p.id = any(${ids}::bigint[])
      and e.is_active and coalesce(e.termination_date >= ${today}::date, true)
    order by p.due_on, p.id`.execute(tx);
  return rows;
}
