import { sql } from "kysely";
import { inactiveEmployees } from "#server/organisation/active-employees.ts";
import { draftsBy } from "#server/organisation/drafts.ts";
import { fullName } from "#server/organisation/names.ts";
import { headsOn, managerOf, peopleOf } from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

/** Deactivated employees who lead active people today, with how many, the first department that they head, how many drafts they left, and since when they are deactivated. */
export const findManagerDeactivated: GapFinder = async (list) => {
  const { tx, actor, today, limit, offset } = list;
  const day = sql`(
    select max(s.day) from story as s
    where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.kind = 'deactivated' and s.subject_id = m.id)`;
  const parts = sql<string[]>`array[coalesce(${day}::text, '')]`;
  const { rows } = await sql<GapRow>`
    with led as (
      select ${managerOf(tx, sql.ref("e.id"), today)} as manager_id from employees as e
      where e.tenant_id = ${tx.tenantId} and e.is_active and e.id in ${peopleOf(tx, sql`any ${inactiveEmployees(tx)}`, today)}),
    managers as (select manager_id, count(*) from led group by manager_id)
    select m.id as manager_id, ${fullName("m")} as manager_name, managers.count, headed.id as department_id,
      headed.department_name, ${draftsBy(tx, actor, sql.ref("m.id"))} as drafts, ${day} as day, ${parts} as parts, count(*) over () as total
    from managers
    join employees as m on m.tenant_id = ${tx.tenantId} and m.id = managers.manager_id
    left join lateral (
      select d.id, d.department_name from ${headsOn(tx, today)} as heads
      join departments as d on d.tenant_id = ${tx.tenantId} and d.id = heads.department_id
      where heads.employee_id = m.id order by d.id limit 1) as headed on true
    where ${isListed(list, "managerDeactivated", { subject: "m.id", parts })}
    order by m.sort_name, m.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
