import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { holdsOn } from "#server/organisation/dated.ts";
import { isKnownToBegin } from "#server/organisation/known-places.ts";

/** The next position of an employee who is in another one today; undefined if no move is planned. */
export const findNextPlace = (tx: Tx, employeeId: number, today: string) =>
  tx
    .selectFrom("positionAssignments as a")
    .innerJoin("positions as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "a.positionId"),
    )
    .innerJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "a.departmentId"),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.employeeId", "=", employeeId)
    .where("a.retractedAt", "is", null)
    .where("a.dateFrom", ">", today)
    .where(isKnownToBegin(tx, "a"))
    .where(
      sql<boolean>`exists (
        select from position_assignments as held
        where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${holdsOn("held", today)})`,
    )
    .select(["p.id", "p.positionTitle", "a.departmentId", "d.departmentName", "a.dateFrom as date"])
    .select(["a.planId", "a.announcedOn"])
    .orderBy("a.dateFrom")
    .executeTakeFirst();
