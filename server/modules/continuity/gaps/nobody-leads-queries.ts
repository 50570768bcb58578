import { sql } from "kysely";
import type { Tx } from "#server/context.ts";
import { asDate, holdsOn } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { headsOn, peopleOf } from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

/** Compared with all at once: a question for each employee would take as long as they are many. */
const anyone = (tx: Tx) =>
  sql<number>`any (select anyone.id from employees as anyone where anyone.tenant_id = ${tx.tenantId})`;

/**
 * Active employees whom nobody leads today, from their first day to their last; neither super administrators nor heads of their own
 * department are missing a manager. With the day of the last change of who leads them, from which on it is nobody.
 */
export const findNobodyLeads: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const lastChange = sql`(
    select s.id, s.day from story as s
    where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.kind = 'manager_changed' and s.subject_id = e.id
      and s.day <= ${asDate(today)}
    order by s.day desc, s.id desc limit 1)`;
  const parts = sql<
    string[]
  >`array[coalesce((select changed.id from ${lastChange} as changed), 0)::text]`;
  const { rows } = await sql<GapRow>`
    with listed as (
      select e.id, e.sort_name, held.department_id, count(*) over () as total
      from employees as e
      left join position_assignments as held on held.tenant_id = ${tx.tenantId} and held.employee_id = e.id
        and ${holdsOn("held", today)}
      where e.tenant_id = ${tx.tenantId} and e.is_active and e.employee_role <> 'Executive'
        and (e.start_date is null or e.start_date <= ${asDate(today)})
        and (e.termination_date is null or e.termination_date >= ${asDate(today)})
        and e.id not in ${peopleOf(tx, anyone(tx), today)}
        and not exists (
          select from ${headsOn(tx, today)} as heads
          where heads.employee_id = e.id and heads.department_id = held.department_id)
        and ${isListed(list, "nobodyLeads", { subject: "e.id", parts })}
      order by e.sort_name, e.id limit ${limit} offset ${offset})
    select e.id as employee_id, ${fullName("e")} as employee_name, d.id as department_id, d.department_name,
      (select changed.day from ${lastChange} as changed) as day, ${parts} as parts, listed.total
    from listed
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = listed.id
    left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = listed.department_id
    order by listed.sort_name, listed.id`.execute(tx);
  return rows;
};
