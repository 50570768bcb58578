import { type RawBuilder, sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";

/** The next companies, by id, in which someone is active whose last day is before a day; none at the end. */
export async function findTenantsWithLeavers(
  db: DirectoryTx,
  after: string,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_leavers(${after}::uuid, ${until}::date) as id`.execute(db);
  return rows.map(({ id }) => id);
}

const isOver = (today: string): RawBuilder<boolean> =>
  sql`is_active and termination_date < ${today}::date and deactivated_after is distinct from termination_date`;

/**
 * Deactivates some of those whose last day is over, each once for that day, and returns their ids; the super administrators among
 * those who are kept stay active.
 */
export async function deactivateLeavers(
  tx: Tx,
  { today, at, limit, kept }: { today: string; at: string; limit: number; kept: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update employees set is_active = false, deactivated_after = termination_date, updated_at = ${at}::timestamptz
    where tenant_id = ${tx.tenantId} and id in (
      select id from employees
      where tenant_id = ${tx.tenantId} and ${isOver(today)} and id <> all(${kept}::bigint[])
      order by id limit ${limit}
      for no key update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const findStayingSuperadmins = (tx: Tx, today: string) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeRole", "=", sql.lit("Executive"))
    .where("isActive", "=", true)
    .where(sql<boolean>`coalesce(termination_date >= ${today}::date, true)`)
    .select("id")
    .limit(1)
    .execute();
