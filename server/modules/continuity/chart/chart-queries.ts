import { type RawBuilder, sql } from "kysely";
import type { ChangeDays, ChartPerson } from "#contract/continuity/chart.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf } from "#server/db/list.ts";
import { anyOf, computedOnce, fenced } from "#server/db/query-hints.ts";
import { placedOn } from "#server/organisation/known-places.ts";
import { leadingAheadOf, leadingEndOf, managerAheadOf } from "#server/organisation/line-ahead.ts";
import { changeAfter, changeBefore, changeByMonth } from "#server/organisation/line-changes.ts";
import { lacksHead, leadsOthers, rootsOn } from "#server/organisation/line-roots.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerRowOf, peopleOf } from "#server/organisation/reporting-line.ts";
import { standInRowOf } from "#server/organisation/stand-ins.ts";
import { vacanciesOf } from "#server/organisation/vacancies.ts";

interface BranchRequest {
  day: string;
  /** Whose people; without one, those whom nobody leads. */
  of?: number | undefined;
  /** Whether positions are counted that nobody holds. */
  hasVacancies: boolean;
  page: number;
  pageSize: number;
}

/** The position and department of employee e on a day, as a row to be joined laterally; looked up for each. */
const placeOf = (tx: Tx, day: string) =>
  fenced(sql`
  select p.position_title, d.department_name from position_assignments as held
  join positions as p on p.tenant_id = ${tx.tenantId} and p.id = held.position_id
  join departments as d on d.tenant_id = ${tx.tenantId} and d.id = held.department_id
  where held.tenant_id = ${tx.tenantId} and held.employee_id = e.id and ${placedOn(tx, "held", day)}`);

/** A row as an object with these fields, or null if there is none. */
const asObject = <Row>(row: RawBuilder<Row>, fields: readonly (keyof Row & string)[]) => {
  const pairs = fields.map((field) => sql`${sql.lit(field)}, ${sql.ref(`found.${field}`)}`);
  return sql`(select json_build_object(${sql.join(pairs)}) from ${row} as found)`;
};

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

/**
 * The next employees by last name, each with the position that they hold and who leads them on a day. Those with neither are among them:
 * left out here, a part of the file would look everyone up until it is full.
 */
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

/** The days on which who leads whom changes: one for each month between two days, and those before and after a day. */
export async function findChangeDays(
  tx: Tx,
  { day, from, to }: ChangesRequest,
): Promise<ChangeDays> {
  const { rows } = await sql<ChangeDays>`
    select array(select change.day::text from ${changeByMonth(tx, from, to)} as change order by change.day) as days,
      ${changeBefore(tx, day)} as before, ${changeAfter(tx, day)} as after`.execute(tx);
  return rows[0] ?? { days: [], before: null, after: null };
}
