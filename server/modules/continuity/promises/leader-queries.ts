import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { standInFor } from "#server/organisation/stand-ins.ts";

/** Limits the substitutes of a missing manager. */
const maxSuperadmins = 20;

/** Each employee's active manager on a day; without one, or while someone stands in for them, the super administrators other than the employee. */
export async function findLeaders(
  tx: Tx,
  employeeIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, number[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<{
    employeeId: number;
    managerId: number | null;
    isAway: boolean;
  }>`
    select led.employee_id, manager.id as manager_id,
      ${standInFor(tx, sql.ref("manager.id"), day)} is not null as is_away
    from (
      select asked.employee_id, ${managerOf(tx, sql.ref("asked.employee_id"), day)} as manager_id
      from unnest(${employeeIds}::bigint[]) as asked (employee_id)
    ) as led
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = led.manager_id
      and manager.is_active and manager.employee_status = 'approved'`.execute(tx);
  const isUnled = rows.some(({ managerId, isAway }) => managerId === null || isAway);
  const superadmins = isUnled ? await findSuperadmins(tx) : [];
  return new Map(
    rows.map(({ employeeId, managerId, isAway }) => {
      const instead = managerId === null || isAway ? superadmins : [];
      const ids = new Set([...(managerId === null ? [] : [managerId]), ...instead]);
      ids.delete(employeeId);
      return [employeeId, [...ids]];
    }),
  );
}

async function findSuperadmins(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom("employees as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.employeeRole", "=", sql.lit("Executive"))
    .where("s.isActive", "=", true)
    .where("s.employeeStatus", "=", "approved")
    .select("s.id")
    .orderBy("s.id")
    .limit(maxSuperadmins)
    .execute();
  return rows.map(({ id }) => id);
}
