import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";

/** Locks these positions and all others of the employees concerned, in one order, so that moves cannot deadlock. */
export async function lockPositionsOf(
  tx: Tx,
  employeeIds: readonly number[],
  positionIds: readonly number[] = [],
): Promise<void> {
  await lockCompany(tx);
  await sql`
    select p.id from positions as p
    where p.tenant_id = ${tx.tenantId} and p.id = ${anyOf(sql`
      select unnest(${positionIds}::bigint[])
      union
      select held.position_id from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.retracted_at is null
        and held.employee_id = any(${employeeIds}::bigint[] || array(
          select a.employee_id from position_assignments as a
          where a.tenant_id = ${tx.tenantId} and a.position_id = any(${positionIds}::bigint[]) and a.retracted_at is null))`)}
    order by p.id for no key update`.execute(tx);
}

/** Stores the last held days of these positions, after their assignments have changed. */
export async function saveVacancies(tx: Tx, positionIds: readonly number[]): Promise<void> {
  if (positionIds.length === 0) return;
  // After the lock, this statement sees the changes of earlier holders.
  await sql`
    select p.id from positions as p
    where p.tenant_id = ${tx.tenantId} and p.id = any(${positionIds}::bigint[])
    order by p.id for no key update`.execute(tx);
  await sql`
    update positions as p
    set held_until = held.until_day, ending_until = held.last_day
    from (
      select asked.id,
        coalesce(max(coalesce(a.date_to, 'infinity')) filter (where a.id is not null), '-infinity') as until_day,
        coalesce(max(a.date_to), '-infinity') as last_day
      from unnest(${positionIds}::bigint[]) as asked (id)
        left join position_assignments as a
          on a.tenant_id = ${tx.tenantId} and a.position_id = asked.id and a.retracted_at is null
      group by asked.id
    ) as held
    where p.tenant_id = ${tx.tenantId} and p.id = held.id
      and (p.held_until <> held.until_day or p.ending_until <> held.last_day)`.execute(tx);
}
