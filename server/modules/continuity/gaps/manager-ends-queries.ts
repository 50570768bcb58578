import { sql } from "kysely";
import { plusDays } from "#server/company-day.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { countIn } from "#server/organisation/places.ts";
import { headsOn, nextHeadRowOf, peopleOf } from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

const soon = 60;

/**
 * Managers whose last day is within 60 days and known, with nobody named for the people they lead: their employment ends, or they stop
 * heading a department.
 */
export const findManagerEnds: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const parts = sql<string[]>`array[coalesce(ending.department_id::text, '') || '@' || ending.day]`;
  const last = plusDays(today, soon);
  const afterLast = sql<string>`(m.termination_date + 1)`;
  const { rows } = await sql<GapRow>`
    with ${computedOnce(
      "ending",
      sql`
      select m.id as manager_id, null::bigint as department_id, m.termination_date as day, people.count
      from employees as m
      cross join lateral (
        select count(*) from ${peopleOf(tx, sql.ref("m.id"), afterLast)} as led (id)
        join employees as e on e.tenant_id = ${tx.tenantId} and e.id = led.id and e.is_active) as people
      where m.tenant_id = ${tx.tenantId} and m.is_active and people.count > 0
        and m.termination_date between ${asDate(today)} and ${asDate(last)}
      union all
      select heads.employee_id, d.id, change."from" - 1, ${countIn(tx, "d.id", sql`change."from"`)}
      from departments as d
      join ${headsOn(tx, today)} as heads on heads.department_id = d.id
      cross join lateral ${nextHeadRowOf(tx, sql.ref("d.id"), today)} as change
      where d.tenant_id = ${tx.tenantId} and change.employee_id is null and change."from" - 1 <= ${asDate(last)}`,
    )}
    select m.id as manager_id, ${fullName("m")} as manager_name, ending.day, ending.count, d.id as department_id, d.department_name,
      ${parts} as parts, count(*) over () as total
    from ending
    join employees as m on m.tenant_id = ${tx.tenantId} and m.id = ending.manager_id
    left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = ending.department_id
    where ${isListed(list, "managerEnds", { subject: "m.id", parts })}
    order by ending.day, m.sort_name, m.id, d.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
