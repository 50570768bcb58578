import { sql } from "kysely";
import type { Context } from "#server/context.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { comingPeopleOf } from "#server/organisation/coming-people.ts";
import { fullName } from "#server/organisation/names.ts";
import { positionTitleOf } from "#server/organisation/places.ts";
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
    .select(positionTitleOf(tx, sql.ref("f.id"), today).as("positionTitle"))
    .orderBy("f.sortName")
    .orderBy("f.id")
    .execute();
}

/** Active people without a manager until they come to the actor, first day first, with positions and their total. */
export async function findComingPeople(
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  limit: number,
) {
  const known = asKnownOn(tx, today);
  const { rows } = await sql<{
    employeeId: number;
    employeeName: string;
    positionTitle: string | null;
    from: string;
    isNew: boolean;
    total: number;
  }>`
    select e.id as employee_id, ${fullName("e")} as employee_name, coming."from", e.start_date is not distinct from coming."from" as is_new,
      ${positionTitleOf(known, sql.ref("e.id"), sql.ref("coming.from"))} as position_title, count(*) over () as total
    from ${comingPeopleOf(known, actor.employeeId, today)} as coming
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = coming.employee_id and e.is_active
    order by coming."from", e.sort_name, e.id limit ${limit}`.execute(tx);
  return rows;
}
