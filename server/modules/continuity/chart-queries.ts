import { sql } from "kysely";
import type { ChangeDays, ChartPerson } from "#contract/chart.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf } from "#server/db/list.ts";
import { heldOn } from "#server/organisation/known-then.ts";
import { changeAfter, changeBefore, changeByMonth } from "#server/organisation/line-changes.ts";
import { leadsOthers, rootsOn } from "#server/organisation/line-roots.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerRowOf, peopleOf } from "#server/organisation/reporting-line.ts";
import { standInFor } from "#server/organisation/stand-ins.ts";

interface BranchRequest {
  day: string;
  /** Whose people; without one, those whom nobody leads. */
  of?: number | undefined;
  page: number;
  pageSize: number;
}

/** The position and department that employee e holds on a day, as a row to be joined laterally. */
const placeOf = (tx: Tx, day: string) => sql`(
  select p.position_title, d.department_name from position_assignments as held
  join positions as p on p.tenant_id = ${tx.tenantId} and p.id = held.position_id
  join departments as d on d.tenant_id = ${tx.tenantId} and d.id = held.department_id
  where held.tenant_id = ${tx.tenantId} and held.employee_id = e.id and ${heldOn(tx, "held", day)})`;

/** One page of the people of a manager on a day, those who lead others first, and how many there are. */
export async function findBranch(tx: Tx, { day, of, ...list }: BranchRequest) {
  const found = of === undefined ? rootsOn(tx, day) : peopleOf(tx, of, day);
  const { rows } = await sql<ChartPerson & { total: number }>`
    with listed as materialized (
      select e.id, e.name, e.surname, e.email, e.is_active, count(*) over () as total,
        row_number() over (order by ${leadsOthers(tx, sql.ref("e.id"), day)} desc, e.sort_name, e.id) as place
      from employees as e
      where e.tenant_id = ${tx.tenantId} and e.id in ${found}
      order by place limit ${list.pageSize} offset ${offsetOf(list)})
    select e.id, ${fullName("e")} as name, e.is_active, place.position_title, place.department_name, e.total,
      (select count(*) from ${peopleOf(tx, sql.ref("e.id"), day)} as led) as leads,
      (select ${fullName("s")} from employees as s
        where s.tenant_id = ${tx.tenantId} and s.id = ${standInFor(tx, sql.ref("e.id"), day)}) as stand_in
    from listed as e
    left join lateral ${placeOf(tx, day)} as place on true
    order by e.place`.execute(tx);
  return { items: rows.map(({ total: _, ...person }) => person), total: rows[0]?.total ?? 0 };
}

/** The next rows of everyone who holds a position or is led on a day, with who leads them, by last name. */
export async function findLedRows(
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
    from employees as e
    left join lateral ${placeOf(tx, day)} as place on true
    left join lateral ${managerRowOf(tx, sql.ref("e.id"), day)} as led on true
    left join employees as m on m.tenant_id = ${tx.tenantId} and m.id = led.employee_id
    where e.tenant_id = ${tx.tenantId}
      and (place.position_title is not null or m.id is not null)
      and (${after?.[0] ?? null}::text is null or (e.sort_name, e.id) > (${after?.[0] ?? ""}, ${after?.[1] ?? 0}::bigint))
    order by e.sort_name, e.id limit ${limit}`.execute(tx);
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
