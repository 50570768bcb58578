import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { standInFor } from "#server/organisation/stand-ins.ts";

/** Who reads, and on which day. */
export type Reader = Pick<Context, "actor" | "today">;

/** The employees whose leave a reader may see. */
export const visibleEmployees = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(visibleTo(tx, actor, { what: "leave", column: "e.id", today }));

/** The id of the employee who manages e today, if that employee is active; found by id for each e, however large the company is. */
export const activeManagerId = (tx: Tx, { today }: Pick<Reader, "today">) => sql<number | null>`(
  select m.id from employees as m
  where m.tenant_id = ${tx.tenantId} and m.id = ${managerOf(tx, sql.ref("e.id"), today)} and m.is_active)`;

/** The id of who stands in today for the manager of e, if anyone does. */
export const standInId = (tx: Tx, { today }: Pick<Reader, "today">) =>
  standInFor(tx, managerOf(tx, sql.ref("e.id"), today), today);

/** An employee whose leave the reader may see; undefined for any other. */
export const findVisibleEmployee = (tx: Tx, reader: Reader, employeeId: number) =>
  visibleEmployees(tx, reader).where("e.id", "=", employeeId).select("e.id").executeTakeFirst();

const activeSuperadmins = (tx: Tx) =>
  tx
    .selectFrom("employees as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.employeeRole", "=", sql.lit("Executive"))
    .where("s.isActive", "=", true);

export async function listSuperadminIds(tx: Tx): Promise<number[]> {
  const rows = await activeSuperadmins(tx).select("s.id").orderBy("s.id").execute();
  return rows.map(({ id }) => id);
}

/** The ids of the active super administrators, as a value in another statement. */
export const superadminIds = (tx: Tx) =>
  activeSuperadmins(tx)
    .select(sql<number[]>`coalesce(json_agg(s.id order by s.id), '[]')`.as("ids"))
    .$asScalar()
    .$notNull();

/** The ids chosen to be notified of a matter of leave, as a value in another statement; null if none have been. */
export const recipientIds = (tx: Tx, matter: "leaveRequested" | "leaveWithoutManager") =>
  tx
    .selectFrom("companyRecipients as c")
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.matter", "=", matter)
    .select(sql<number[] | null>`to_json(c.employee_ids)`.as("ids"))
    .$asScalar();
