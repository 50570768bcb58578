import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import { placedOn } from "#server/organisation/known-places.ts";
import { fullName } from "#server/organisation/names.ts";
import { peopleOf } from "#server/organisation/reporting-line.ts";

/** The actor's active people today by name, with positions and their total. */
export function findLedPeople(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  limit: number,
) {
  const first = tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "in", peopleOf(tx, actor.employeeId, today))
    .where("e.isActive", "=", true)
    .select(["e.id", "e.sortName", fullName("e").as("employeeName")])
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit);
  return tx
    .selectFrom(first.as("f"))
    .select(["f.id as employeeId", "f.employeeName", "f.total"])
    .select(
      sql<string | null>`(
        select p.position_title from position_assignments as a
        join positions as p on p.tenant_id = ${tx.tenantId} and p.id = a.position_id
        where a.tenant_id = ${tx.tenantId} and a.employee_id = f.id and ${placedOn(tx, "a", today)} limit 1)`.as(
        "positionTitle",
      ),
    )
    .orderBy("f.sortName")
    .orderBy("f.id")
    .execute();
}
