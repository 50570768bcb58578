import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import { isPlacedFrom } from "#server/organisation/known-places.ts";

/** The next companies, by id, with plans that are announced by a day and have not been followed; none at the end. */
export async function findTenantsWithPlans(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_plans_to_follow(${after}::uuid, ${until}::date) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Locks some of the plans that are announced and have not been followed; another server leaves them alone. */
export async function lockAnnouncedPlans(tx: Tx, today: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select plan.id from line_plans as plan
    where plan.tenant_id = ${tx.tenantId} and plan.followed_at is null and plan.called_off_at is null
      and plan.announced_on <= ${today}::date
    order by plan.announced_on, plan.id limit ${limit}
    for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whom these plans are about, each with the first day on which it concerns them: a person, or all in a department by then. */
export async function findPlanned(
  tx: Tx,
  planIds: readonly number[],
): Promise<{ employeeId: number; from: string }[]> {
  const { rows } = await sql<{ employeeId: number; from: string }>`
    select plan.employee_id, plan.takes_effect_on as "from" from line_plans as plan
    where plan.tenant_id = ${tx.tenantId} and plan.id = any(${planIds}::bigint[]) and plan.employee_id is not null
    union
    select held.employee_id, min(greatest(held.date_from, plan.takes_effect_on)) from line_plans as plan
    join position_assignments as held on held.tenant_id = ${tx.tenantId} and held.department_id = plan.department_id
      and ${isPlacedFrom(tx, "held", sql.ref("plan.takes_effect_on"))}
    where plan.tenant_id = ${tx.tenantId} and plan.id = any(${planIds}::bigint[])
    group by plan.id, held.employee_id`.execute(tx);
  return rows;
}

export const saveFollowed = (tx: Tx, planIds: readonly number[], at: Date) =>
  tx
    .updateTable("linePlans")
    .set({ followedAt: at.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${planIds}::bigint[])`)
    .execute();
