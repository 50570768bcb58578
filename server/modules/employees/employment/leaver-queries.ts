import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { DueDays } from "#server/due/due.ts";

/** The last days of work, each processed on the day after. */
export const lastDays: DueDays = {
  kind: "employees.lastDayOver",
  daysBefore: -1,
  days: (tx) => sql`
    select e.id as about, e.termination_date as on_day from employees as e
    where e.tenant_id = ${tx.tenantId} and e.termination_date is not null`,
};

/** Deactivates active employees whose last day is over, without the exceptions; returns their ids. */
export async function deactivateLeavers(
  tx: Tx,
  {
    ids,
    kept,
    today,
    at,
  }: Record<"ids" | "kept", readonly number[]> & { today: string; at: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update employees set is_active = false, updated_at = ${at}::timestamptz
    where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[]) and is_active
      and termination_date < ${today}::date and id <> all(${kept}::bigint[])
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Active super administrators without a past last day. */
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
