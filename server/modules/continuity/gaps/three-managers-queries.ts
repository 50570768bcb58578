import { sql } from "kysely";
import { plusDays } from "#server/company-day.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

const [daysOfYear, tooMany, maxNamed] = [365, 3, 20];

/** Active employees with three or more managers in the last 365 days, as known today; no super administrators. */
export const findThreeManagers: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const parts = sql<string[]>`counted.parts`;
  const first = asDate(plusDays(today, 1 - daysOfYear));
  const { rows } = await sql<GapRow>`
    with changed as (
      select s.subject_id as employee_id, s.day, v.changes from story as s
      join story_values as v on v.tenant_id = ${tx.tenantId} and v.id = s.id
      where s.tenant_id = ${tx.tenantId} and s.kind = 'manager_changed' and s.subject_kind = 'employee'
        and s.day between ${first} and ${asDate(today)}),
    -- Those of whose changes so many people are part: for most of them it is true, so that few are asked about in vain.
    often as (
      select changed.employee_id from changed
      cross join lateral jsonb_array_elements(changed.changes) as change
      cross join lateral (values (change ->> 'beforeId'), (change ->> 'afterId')) as part (id)
      where change ->> 'field' = 'manager' and part.id is not null
      group by changed.employee_id having count(distinct part.id) >= ${tooMany}),
    days as (
      select employee_id, day from changed where employee_id in (select employee_id from often)
      union select employee_id, day - 1 from changed where day > ${first} and employee_id in (select employee_id from often)),
    ${computedOnce(
      "led",
      sql`
      select employee_id, manager_id, max(day) as day from (
        select days.employee_id, days.day, ${managerOf(tx, sql.ref("days.employee_id"), sql.ref("days.day"))} as manager_id
        from days) as each_day
      where manager_id is not null
      group by employee_id, manager_id`,
    )},
    counted as (
      select employee_id, count(*), array_agg(manager_id::text) as parts from led group by employee_id having count(*) >= ${tooMany})
    select e.id as employee_id, ${fullName("e")} as employee_name, counted.count, counted.parts, count(*) over () as total,
      (select jsonb_agg(jsonb_build_object('id', known.id, 'name', known.name) order by known.day desc, known.id) from (
        select m.id, ${fullName("m")} as name, led.day from led
        join employees as m on m.tenant_id = ${tx.tenantId} and m.id = led.manager_id
        where led.employee_id = e.id order by led.day desc, m.id limit ${maxNamed}) as known) as managers
    from counted
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = counted.employee_id
    where e.is_active and e.employee_role <> 'Executive' and ${isListed(list, "threeManagers", { subject: "e.id", parts })}
    order by e.sort_name, e.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
