import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** Approved leave never overlaps: one day has that of a morning and that of an afternoon at most. */
const maxOfOneDay = 2;

/**
 * Until when those of these employees are away who have approved leave on a day, by employee; what kind of leave it is is not read.
 * Each is looked up by key, whatever number of others is away, the latest leave first: in the order of the cheaper index.
 */
export async function findAwayUntil(
  tx: Tx,
  employeeIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, string>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<{ employeeId: number; lastDay: string }>`
    select asked.id as employee_id, away.last_day from unnest(${employeeIds}::bigint[]) as asked (id)
    cross join lateral (
      select max(leave.end_date) as last_day from (
        select r.end_date from leave_requests as r
        where r.tenant_id = ${tx.tenantId} and r.employee_id = asked.id and r.leave_status = 'approved'
          and r.start_date <= ${day}::date and r.end_date >= ${day}::date
        order by r.start_date desc limit ${sql.lit(maxOfOneDay)}) as leave) as away
    where away.last_day is not null`.execute(tx);
  return new Map(rows.map(({ employeeId, lastDay }) => [employeeId, lastDay]));
}
