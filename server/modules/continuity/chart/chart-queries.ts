import { type RawBuilder, sql } from "kysely";
import type {
  ChangeDays,
  ChartCounts,
  ChartPerson,
  ChartVacancy,
} from "#contract/continuity/chart.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf, type Paging } from "#server/db/list.ts";
import { anyOf, computedOnce, fenced } from "#server/db/query-hints.ts";
import { placedOn } from "#server/organisation/known-places.ts";
import { leadingAheadOf, leadingEndOf, managerAheadOf } from "#server/organisation/line-ahead.ts";
import { changeAfter, changeBefore, changeByMonth } from "#server/organisation/line-changes.ts";
import { lacksHead, leadsOthers, rootsOn } from "#server/organisation/line-roots.ts";
import { fullName } from "#server/organisation/names.ts";
import { isVacant } from "#server/organisation/places.ts";
import {
  leadersOn,
  managerRowOf,
  ownLinesOn,
  peopleOf,
} from "#server/organisation/reporting-line.ts";
import { managersStoodInFor, standInRowOf } from "#server/organisation/stand-ins.ts";
import { vacanciesOf, vacantRowsOf } from "#server/organisation/vacancies.ts";

interface BranchRequest {
  day: string;
  /** The manager; without one, the top of the chart. */
  of?: number | undefined;
  hasVacancies: boolean;
  page: number;
  pageSize: number;
}

/** The position and department of employee e on a day, for a lateral join. */
const placeOf = (tx: Tx, day: string) =>
  fenced(sql`
  select p.position_title, d.department_name from position_assignments as held
  join positions as p on p.tenant_id = ${tx.tenantId} and p.id = held.position_id
  join departments as d on d.tenant_id = ${tx.tenantId} and d.id = held.department_id
  where held.tenant_id = ${tx.tenantId} and held.employee_id = e.id and ${placedOn(tx, "held", day)}`);

const asObject = <Row>(row: RawBuilder<Row>, fields: readonly (keyof Row & string)[]) => {
  const pairs = fields.map((field) => sql`${sql.lit(field)}, ${sql.ref(`found.${field}`)}`);
  return sql`(select json_build_object(${sql.join(pairs)}) from ${row} as found)`;
};

/** One page of a manager's people on a day, managers first, and their total. */
export async function findBranch(tx: Tx, { day, of, hasVacancies, ...list }: BranchRequest) {
  const found = of === undefined ? rootsOn(tx, day) : peopleOf(tx, of, day);
  const id = sql.ref<number>("e.id");
  const { rows } = await sql<Omit<ChartPerson, "awayUntil"> & { total: number }>`
    with ${computedOnce(
      "listed",
      sql`
      select e.*, count(*) over () as total, row_number() over (order by e.leads_others desc, e.sort_name, e.id) as place
      from ${fenced(sql`
        select e.id, e.name, e.surname, e.email, e.is_active, e.termination_date, e.sort_name, ${leadsOthers(tx, id, day)} as leads_others
        from employees as e
        where e.tenant_id = ${tx.tenantId} and e.id = ${anyOf(found)}`)} as e
      order by place limit ${list.pageSize} offset ${offsetOf(list)}`,
    )}
    select e.id, ${fullName("e")} as name, e.is_active, place.position_title, place.department_name, e.total,
      (select count(*) from ${peopleOf(tx, id, day)} as led) as leads,
      ${fullName("s")} as stand_in, stand.date_to as stand_in_until,
      ${asObject(leadingAheadOf(tx, id, day), ["from", "departmentName", "people"])} as leading_from, ${asObject(managerAheadOf(tx, id, { day, managerId: of ?? null }), ["from", "name"])} as manager_from,
      case when e.leads_others then ${asObject(leadingEndOf(tx, "e", day), ["on", "followerName"])} end as leading_until,
      ${hasVacancies ? sql`case when e.leads_others then ${vacanciesOf(tx, id, day)} else 0 end` : sql`0`} as vacancies,
      ${of === undefined ? lacksHead(tx, id, day) : sql`false`} as lacks_head
    from listed as e
    left join lateral ${placeOf(tx, day)} as place on true
    left join lateral ${standInRowOf(tx, id, day)} as stand on true
    left join employees as s on s.tenant_id = ${tx.tenantId} and s.id = stand.employee_id
    order by e.place`.execute(tx);
  return { items: rows.map(({ total: _, ...person }) => person), total: rows[0]?.total ?? 0 };
}

/** The next employees by last name. Those without position and manager stay, as filtering would read everyone. */
export async function findNextLed(
  tx: Tx,
  day: string,
  { after, limit }: { after: RowPlace | undefined; limit: number },
) {
  const { rows } = await sql<{
    id: number;
    sortName: string;
    employeeNumber: string;
    name: string;
    positionTitle: string | null;
    departmentName: string | null;
    managerName: string | null;
    managerNumber: string | null;
  }>`
    select e.id, e.sort_name, e.employee_number, ${fullName("e")} as name, place.position_title, place.department_name,
      case when m.id is not null then ${fullName("m")} end as manager_name, m.employee_number as manager_number
    from (
      select e.* from employees as e
      where e.tenant_id = ${tx.tenantId}
        and (${after?.[0] ?? null}::text is null or (e.sort_name, e.id) > (${after?.[0] ?? ""}, ${after?.[1] ?? 0}::bigint))
      order by e.sort_name, e.id limit ${limit}) as e
    left join lateral ${placeOf(tx, day)} as place on true
    left join lateral ${managerRowOf(tx, sql.ref("e.id"), day)} as led on true
    left join lateral ${fenced(sql`
      select m.id, m.name, m.surname, m.email, m.employee_number from employees as m
      where m.tenant_id = ${tx.tenantId} and m.id = led.employee_id`)} as m on true
    order by e.sort_name, e.id`.execute(tx);
  return rows;
}

interface ChangesRequest {
  day: string;
  from: string;
  to: string;
}

/** The first day of change of each month between two days, and the days before and after a day. */
export async function findChangeDays(
  tx: Tx,
  { day, from, to }: ChangesRequest,
): Promise<ChangeDays> {
  const { rows } = await sql<ChangeDays>`
    select array(select change.day::text from ${changeByMonth(tx, from, to)} as change order by change.day) as days,
      ${changeBefore(tx, day)} as before, ${changeAfter(tx, day)} as after`.execute(tx);
  return rows[0] ?? { days: [], before: null, after: null };
}

/** Approved leave never overlaps, so a day has at most a morning's and an afternoon's. */
const maxOfOneDay = 2;

/** The last day of approved leave by employee, without its kind. Looked up by key in the order of the cheaper index. */
export async function findAwayUntil(
  tx: Tx,
  employeeIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, string>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<{ employeeId: number; lastDay: string }>`
    select asked.id as employee_id, away.last_day from unnest(${employeeIds}::bigint[]) as asked (id)
    cross join lateral (
      select max(leave.end_date) as last_day from (
        select r.end_date from leave_requests as r
        where r.tenant_id = ${tx.tenantId} and r.employee_id = asked.id and r.leave_status = 'approved'
          and r.start_date <= ${day}::date and r.end_date >= ${day}::date
        order by r.start_date desc limit ${sql.lit(maxOfOneDay)}) as leave) as away
    where away.last_day is not null`.execute(tx);
  return new Map(rows.map(({ employeeId, lastDay }) => [employeeId, lastDay]));
}

interface CountsRequest {
  day: string;
  hasVacancies: boolean;
}

/** The numbers of people and of managers in the chart of a day. */
export async function countChart(
  tx: Tx,
  { day, hasVacancies }: CountsRequest,
): Promise<ChartCounts> {
  const { rows } = await sql<ChartCounts>`
    with ${computedOnce(
      "leaders",
      sql`
      select leader.employee_id, exists (select from ${peopleOf(tx, sql.ref("leader.employee_id"), day)} as led) as has_people
      from ${leadersOn(tx, day)} as leader`,
    )}
    select
      (select count(*) from position_assignments as held
        where held.tenant_id = ${tx.tenantId} and ${placedOn(tx, "held", day)})
      + (select count(*) from (
          select employee_id from leaders union select own.employee_id from ${ownLinesOn(tx, day)} as own) as other
        where not exists (
          select from position_assignments as held
          where held.tenant_id = ${tx.tenantId} and held.employee_id = other.employee_id and ${placedOn(tx, "held", day)})) as people,
      (select count(*) from leaders where has_people) as leaders,
      ${hasVacancies ? sql`(select count(*) from positions as p where p.tenant_id = ${tx.tenantId} and ${isVacant(tx, day)})` : sql`null::int`} as vacancies,
      (select count(*) from ${managersStoodInFor(tx, day)} as stood) as stand_ins`.execute(tx);
  return rows[0] ?? { people: 0, leaders: 0, vacancies: null, standIns: 0 };
}

interface VacanciesRequest extends Paging {
  day: string;
  /** The head of the departments; without one, the departments without a head. */
  of?: number | undefined;
}

/** One page of the vacant positions in the departments of a head, by title. */
export async function findVacancies(tx: Tx, { day, of, ...list }: VacanciesRequest) {
  const { rows } = await sql<ChartVacancy & { total: number }>`
    with ${computedOnce(
      "listed",
      sql`
      select vacant.*, count(*) over () as total, count(*) over (partition by vacant.department_id) as in_department
      from ${vacantRowsOf(tx, of, day)} as vacant
      order by vacant.sort_title, vacant.id limit ${list.pageSize} offset ${offsetOf(list)}`,
    )}
    select v.id, v.position_title, v.department_id, d.department_name, v.in_department, v.since, v.total
    from listed as v
    join departments as d on d.tenant_id = ${tx.tenantId} and d.id = v.department_id
    order by v.sort_title, v.id`.execute(tx);
  return { items: rows.map(({ total: _, ...vacancy }) => vacancy), total: rows[0]?.total ?? 0 };
}
