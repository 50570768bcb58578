import { type RawBuilder, sql } from "kysely";
import type { Gap } from "#contract/continuity/gaps.ts";
import { leavesSoonDays } from "#contract/rules/continuity.ts";
import { plusDays } from "#server/company-day.ts";
import { anyOf, computedOnce } from "#server/db/query-hints.ts";
import { isUnfinished } from "#server/modules/line/index.ts";
import { inactiveEmployees } from "#server/organisation/active-employees.ts";
import { asDate } from "#server/organisation/dated.ts";
import { draftsBy } from "#server/organisation/drafts.ts";
import { basisOf, scopeOfDepartment, scopeOfManager } from "#server/organisation/line-basis.ts";
import { withoutManagerOn } from "#server/organisation/line-roots.ts";
import { fullName } from "#server/organisation/names.ts";
import { hasReturnedSince } from "#server/organisation/past-employments.ts";
import { countIn, departmentRowOf, peopleIn } from "#server/organisation/places.ts";
import {
  headsOn,
  lastHeadedOn,
  leadersOn,
  nextHeadRowOf,
  ownLineOf,
  peopleOf,
} from "#server/organisation/reporting-line.ts";
import type { GapFinder, GapList, GapRow } from "./gap-rows.ts";
import { isListed } from "./set-aside-queries.ts";

/** Handovers about active employees whose current step is overdue, or whose former manager has gone before writing; first due first. */
export const findHandoverOverdue: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const hasGone = (handover: string, alias: string) => sql<boolean>`(
    not ${sql.ref(`${alias}.is_active`)} or ${sql.ref(`${alias}.termination_date`)} < ${asDate(today)}
    or ${hasReturnedSince(tx, sql.ref(`${alias}.id`), sql`${sql.ref(`${handover}.takes_over_on`)} - 1`)})`;
  const parts = sql<
    string[]
  >`array[h.id || '.' || present.step || case when gone.is_so then '.gone' else '' end]`;
  const { rows } = await sql<GapRow>`
    with present as (
      select distinct on (s.handover_id) s.handover_id, s.step, s.due_on
      from handover_steps as s
      where s.tenant_id = ${tx.tenantId} and s.done_on is null and s.handover_id in (
        select late.handover_id from handover_steps as late
        where late.tenant_id = ${tx.tenantId} and late.done_on is null and late.due_on < ${asDate(today)}
        union all
        select open.id from handovers as open
        join employees as writer on writer.tenant_id = ${tx.tenantId} and writer.id = open.outgoing_id
        where open.tenant_id = ${tx.tenantId} and ${isUnfinished("open", today)} and ${hasGone("open", "writer")})
      order by s.handover_id, s.step)
    select e.id as employee_id, ${fullName("e")} as employee_name, o.id as manager_id, ${fullName("o")} as manager_name,
      h.id as handover_id, present.step as handover_step, gone.is_so as is_gone, present.due_on as day,
      ${parts} as parts, count(*) over () as total
    from present
    join handovers as h on h.tenant_id = ${tx.tenantId} and h.id = present.handover_id
      and ${isUnfinished("h", today)}
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = h.employee_id and e.is_active
    join employees as o on o.tenant_id = ${tx.tenantId} and o.id = h.outgoing_id
    cross join lateral (select present.step = 1 and ${hasGone("h", "o")} as is_so) as gone
    where (present.due_on < ${asDate(today)} or gone.is_so) and ${isListed(list, "handoverOverdue", { subject: "e.id", parts })}
    order by present.due_on, e.sort_name, h.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};

interface Headed {
  /** The last day as head of department d, or null; SQL to be selected. */
  lastDay: RawBuilder<string | null>;
  isWanted?: RawBuilder<boolean>;
}

/** The departments that employee m heads today as JSON, by name. */
const headedBy = (
  { tx, today }: GapList,
  { lastDay, isWanted = sql<boolean>`true` }: Headed,
) => sql<Gap["departments"]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'departmentName', d.department_name, 'lastDay', ${lastDay},
      'basedOn', ${basisOf(tx, scopeOfDepartment(sql.ref("d.id")), today)})
    order by d.sort_name, d.id)
  from ${headsOn(tx, today)} as heads
  join departments as d on d.tenant_id = ${tx.tenantId} and d.id = heads.department_id
  where heads.employee_id = m.id and ${isWanted}), '[]')`;

/** Deactivated people who still lead active ones, or left drafts behind: number of people, departments, drafts, day of deactivation. */
export const findManagerDeactivated: GapFinder = async (list) => {
  const { tx, actor, today, limit, offset } = list;
  const day = sql`(
    select max(s.day) from story as s
    where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.kind = 'deactivated' and s.subject_id = m.id)`;
  const parts = sql<string[]>`array[coalesce(${day}::text, '')]`;
  const { rows } = await sql<GapRow>`
    with ${computedOnce(
      "leaders",
      sql`
      select leader.employee_id as manager_id from ${leadersOn(tx, today)} as leader
      where leader.employee_id in ${inactiveEmployees(tx)}
      union
      select n.author_id from notes as n
      where n.tenant_id = ${tx.tenantId} and n.audience = 'draft' and n.deleted_at is null and n.author_id in ${inactiveEmployees(tx)}`,
    )},
    managers as (
      select leaders.manager_id, ${draftsBy(tx, actor, sql.ref("leaders.manager_id"))} as drafts, (
        select count(*) from ${peopleOf(tx, sql.ref("leaders.manager_id"), today)} as led (id)
        where led.id not in ${inactiveEmployees(tx)}) as count
      from leaders)
    select m.id as manager_id, ${fullName("m")} as manager_name, managers.count,
      ${headedBy(list, { lastDay: sql`null::date` })} as departments, managers.drafts,
      ${basisOf(tx, scopeOfManager(tx, sql.ref("m.id"), { from: today }), today)} as based_on,
      ${day} as day, ${parts} as parts, count(*) over () as total
    from managers
    join employees as m on m.tenant_id = ${tx.tenantId} and m.id = managers.manager_id
    where (managers.count > 0 or managers.drafts > 0) and ${isListed(list, "managerDeactivated", { subject: "m.id", parts })}
    order by m.sort_name, m.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};

/** Departments without a head today, with head count and first day. */
export const findNoHead: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const lastDay = lastHeadedOn(tx, sql.ref("d.id"), today);
  const parts = sql<string[]>`array[coalesce(${lastDay}::text, '')]`;
  const zone = sql`(select time_zone from tenants where id = ${tx.tenantId})`;
  const { rows } = await sql<GapRow>`
    select d.id as department_id, d.department_name, ${countIn(tx, "d.id", today)} as count,
      coalesce(${lastDay} + 1, (d.created_at at time zone ${zone})::date) as day, ${parts} as parts,
      ${basisOf(tx, scopeOfDepartment(sql.ref("d.id")), today)} as based_on, count(*) over () as total
    from departments as d
    where d.tenant_id = ${tx.tenantId}
      and not exists (select from ${headsOn(tx, today)} as heads where heads.department_id = d.id)
      and ${isListed(list, "noHead", { subject: "d.id", parts })}
    order by d.sort_name, d.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};

/** Active employees without a manager today, and since when; heads and super administrators need none. */
export const findNobodyLeads: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const lastChange = sql`(
    select s.id, s.day from story as s
    where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.kind = 'manager_changed' and s.subject_id = e.id
      and s.day <= ${asDate(today)}
    order by s.day desc, s.id desc limit 1)`;
  const partsOf = (id: RawBuilder<unknown>) => sql<string[]>`array[coalesce(${id}, 0)::text]`;
  const parts = partsOf(sql`(select changed.id from ${lastChange} as changed)`);
  const { rows } = await sql<GapRow>`
    select e.id as employee_id, ${fullName("e")} as employee_name, d.id as department_id, d.department_name,
      changed.day, ${partsOf(sql`changed.id`)} as parts, e.total
    from (
      select e.id, e.name, e.surname, e.email, e.sort_name, count(*) over () as total
      from employees as e
      where e.tenant_id = ${tx.tenantId} and e.id = ${anyOf(withoutManagerOn(tx, today))} and e.is_active and e.employee_role <> 'Executive'
        and (e.start_date is null or e.start_date <= ${asDate(today)})
        and (e.termination_date is null or e.termination_date >= ${asDate(today)})
        and ${isListed(list, "nobodyLeads", { subject: "e.id", parts })}
      order by e.sort_name, e.id limit ${limit} offset ${offset}) as e
    left join lateral ${departmentRowOf(tx, sql.ref("e.id"), today)} as d on true
    left join lateral ${lastChange} as changed on true
    order by e.sort_name, e.id`.execute(tx);
  return rows;
};

/** Managers who stop leading within 60 days, by leaving or as heads, without a successor; each once, with the first of these days. */
export const findManagerEnds: GapFinder = async (list) => {
  const { tx, today, limit, offset } = list;
  const last = asDate(plusDays(today, leavesSoonDays));
  const afterLast = sql<string>`(m.termination_date + 1)`;
  const follows = sql<string>`change."from"`;
  const parts = sql<string[]>`managers.parts`;
  const lastDay = sql<string | null>`(
    select ending.day from ending where ending.manager_id = m.id and ending.department_id = d.id)`;
  const { rows } = await sql<GapRow>`
    with ${computedOnce(
      "ending",
      sql`
      select m.id as manager_id, null::bigint as department_id, m.termination_date as day, led.people
      from employees as m
      cross join lateral (
        select array_agg(e.id) as people from ${peopleOf(tx, sql.ref("m.id"), afterLast)} as led (id)
        join employees as e on e.tenant_id = ${tx.tenantId} and e.id = led.id and e.is_active) as led
      where m.tenant_id = ${tx.tenantId} and m.is_active and led.people is not null
        and m.termination_date between ${asDate(today)} and ${last}
      union all
      select heads.employee_id, d.id, ${follows} - 1, array(
        select held.id from ${peopleIn(tx, sql.ref("d.id"), follows)} as held
        where held.id <> heads.employee_id and not exists ${ownLineOf(tx, sql.ref("held.id"), follows)})
      from departments as d
      join ${headsOn(tx, today)} as heads on heads.department_id = d.id
      cross join lateral ${nextHeadRowOf(tx, sql.ref("d.id"), today)} as change
      where d.tenant_id = ${tx.tenantId} and change.employee_id is null and ${follows} - 1 <= ${last}`,
    )},
    managers as (
      select ending.manager_id, min(ending.day) as day, max(ending.day) filter (where ending.department_id is null) as leaves_on,
        array_agg(coalesce(ending.department_id::text, '') || '@' || ending.day) as parts
      from ending group by ending.manager_id)
    select m.id as manager_id, ${fullName("m")} as manager_name, managers.day, managers.leaves_on, ${parts} as parts,
      ${basisOf(tx, scopeOfManager(tx, sql.ref("m.id"), { from: today }), today)} as based_on, (
        select count(distinct led.id) from ending cross join unnest(ending.people) as led (id)
        where ending.manager_id = m.id) as count,
      ${headedBy(list, { lastDay, isWanted: sql`(managers.leaves_on is not null or ${lastDay} is not null)` })} as departments,
      count(*) over () as total
    from managers
    join employees as m on m.tenant_id = ${tx.tenantId} and m.id = managers.manager_id
    where ${isListed(list, "managerEnds", { subject: "m.id", parts })}
    order by managers.day, m.sort_name, m.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
};
