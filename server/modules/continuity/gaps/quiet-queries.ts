import { type RawBuilder, sql } from "kysely";
import { plusDays } from "#server/company-day.ts";
import { anyOf, fenced } from "#server/db/query-hints.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerRowOf, peopleOf } from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

/** In days, the last included. */
const daysOfQuiet = 90;

/** Active employees without a note, talk or promise for 90 days of employment, except super administrators. Drafts do not count. */
export const findQuiet: GapFinder = async (list) => {
  const { tx, today, limit, offset, managerId } = list;
  const last = asDate(plusDays(today, -daysOfQuiet));
  const zone = sql`(select time_zone from tenants where id = ${tx.tenantId})`;
  // The first moment of the company's next day.
  const since = sql`((${last} + 1)::timestamp at time zone ${zone})`;
  const noted = (alias: string) => sql`
    ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${sql.ref(`${alias}.audience`)} <> 'draft'
    and ${sql.ref(`${alias}.deleted_at`)} is null`;
  const day = sql`greatest(
    (select (max(n.updated_at) at time zone ${zone})::date from notes as n
      where ${noted("n")} and n.about_employee_id = e.id),
    (select max(s.day) from story as s
      where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.kind = 'talked' and s.subject_id = e.id),
    (select max(p.changed_on) from promises as p where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id))`;
  // Rehiring ends a set-aside, so each employment counts separately.
  const parts = sql<
    string[]
  >`array[concat_ws('/', coalesce(e.start_date::text, ''), ${day}::text)]`;
  const heardOf = sql`(
    select n.about_employee_id from notes as n where ${noted("n")} and n.updated_at >= ${since}
    union all
    select s.subject_id from story as s where s.tenant_id = ${tx.tenantId} and s.kind = 'talked' and s.day > ${last}
    union all
    select p.employee_id from promises as p where p.tenant_id = ${tx.tenantId} and p.changed_on > ${last})`;
  // What the index of the order lacks is read for the few it concerns.
  const few = (condition: RawBuilder<unknown>) => sql`(
    select few.id from employees as few where few.tenant_id = ${tx.tenantId} and few.is_active and ${condition})`;
  const undated = few(sql`few.start_date is null and few.created_at::date <= ${last}`);
  const gone = few(sql`few.termination_date < ${asDate(today)}`);
  const listed = sql`e.tenant_id = ${tx.tenantId} and e.is_active and e.employee_role <> 'Executive'`;
  // A manager's people are few, so each is looked up; the company's are compared with all whom something is about.
  const [among, isQuiet] =
    managerId === undefined
      ? [sql`${listed} order by e.sort_name, e.id`, sql`e.id not in ${heardOf}`]
      : [
          sql`${listed} and e.id = ${anyOf(peopleOf(tx, managerId, today))}`,
          sql`coalesce(${day} <= ${last}, true)`,
        ];
  // Numbered in the order of an index: counting rows beside the page would store them all.
  const { rows } = await sql<GapRow>`
    with quiet as (
      select count(*) as total, array_agg(numbered.id)
        filter (where numbered.place > ${offset} and numbered.place <= ${offset + limit}) as ids
      from (
        select e.id, row_number() over (order by e.sort_name, e.id) as place
        from ${fenced(sql`
          select e.id, e.sort_name, e.start_date from employees as e where ${among}`)} as e
        where (e.start_date <= ${last} or e.id in ${undated}) and e.id not in ${gone} and ${isQuiet}
          and ${isListed(list, "quiet", { subject: "e.id", parts })}) as numbered)
    select e.id as employee_id, ${fullName("e")} as employee_name, quiet.total, manager.id as manager_id,
      ${fullName("manager")} as manager_name,
      ${day} as day, ${parts} as parts
    from quiet
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = any(quiet.ids)
    left join lateral ${managerRowOf(tx, sql.ref("e.id"), today)} as leader on true
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = leader.employee_id
    order by e.sort_name, e.id`.execute(tx);
  return rows;
};
