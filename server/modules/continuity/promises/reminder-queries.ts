import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import type { DirectoryTx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";

/** The next companies, by id, that have an open promise due by a day of which the day's reminder was not given; none at the end. */
export async function findTenantsWithPromisesDue(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_promises_due(${after}::uuid, ${until}::date) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Due {
  id: number;
  dueOn: string;
  employeeId: number;
  employeeName: string;
  /** Whether the employee is in the company today; a promise to someone who has left sleeps. */
  isAwake: boolean;
}

interface Days {
  today: string;
  until: string;
}

/** Locks some of the open promises of which a reminder is to be given today; another server leaves them alone. */
export async function lockDue(tx: Tx, { today, until }: Days, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select p.id, p.due_on, p.employee_id, ${fullName("e")} as employee_name,
      e.is_active and coalesce(e.termination_date >= ${today}::date, true) as is_awake
    from promises as p
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = p.employee_id
    where p.tenant_id = ${tx.tenantId} and p.state = 'open' and p.due_on <= ${until}::date
      and p.day_reminded_of is distinct from p.due_on
      and (p.due_on <= ${today}::date or p.week_reminded_of is distinct from p.due_on)
    order by p.due_on, p.id limit ${limit}
    for update of p skip locked`.execute(tx);
  return rows;
}

/** Stores of which due days promises have reminded: all of the week before, and of the day itself those that have come. */
export const saveReminded = (tx: Tx, ids: readonly number[], today: string) =>
  sql`
    update promises set week_reminded_of = due_on,
      day_reminded_of = case when due_on <= ${today}::date then due_on else day_reminded_of end
    where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[])`.execute(tx);
