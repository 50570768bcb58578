import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fenced } from "#server/db/query-hints.ts";
import { isKnown } from "./announced.ts";
import { asDate, type Day } from "./dated.ts";
import { isKnownToBegin, placedOn } from "./known-places.ts";
import { isRecorded } from "./known-then.ts";
import { leadsOthers } from "./line-roots.ts";
import { nameOf } from "./names.ts";
import { headRowOf, leadsOn, managerRowOf, ownLineOf } from "./reporting-line.ts";

// Future changes as lateral rows, looked up by key. Without a fence, planning took three times the reading.

type EmployeeId = RawBuilder<number>;

/** Whether the row is recorded and known. */
const isSo = (tx: Tx, alias: string) => sql`
  ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${isRecorded(tx, alias)} and ${isKnown(tx, alias)}`;

/** The next day of a new headship or direct lead: the first department by name, and the number of lines. */
export const leadingAheadOf = (
  tx: Tx,
  employeeId: EmployeeId,
  day: Day,
): RawBuilder<{ from: string; departmentName: string | null; people: number }> => sql`(
  select begin.day as "from",
    (select min(d.department_name) from department_headships as headship
      join departments as d on d.tenant_id = ${tx.tenantId} and d.id = headship.department_id
      where ${isSo(tx, "headship")} and headship.employee_id = ${employeeId} and headship.date_from = begin.day) as department_name,
    (select count(*) from employee_lines as line
      where ${isSo(tx, "line")} and line.manager_id = ${employeeId} and line.date_from = begin.day) as people
  from ${fenced(sql`select least(
    (select headship.date_from from department_headships as headship
      where ${isSo(tx, "headship")} and headship.employee_id = ${employeeId} and headship.date_from > ${asDate(day)}
      order by headship.date_from limit 1),
    (select line.date_from from employee_lines as line
      where ${isSo(tx, "line")} and line.manager_id = ${employeeId} and line.date_from > ${asDate(day)}
      order by line.date_from limit 1)) as day`)} as begin
  where begin.day is not null)`;

/** The next change of own line or position, and the manager or null; no row if unchanged. A new head is another mark. */
export const managerAheadOf = (
  tx: Tx,
  employeeId: EmployeeId,
  { day, managerId }: { day: Day; managerId: number | null },
): RawBuilder<{ from: string; name: string | null }> => {
  const next = sql.ref<string>("begin.day");
  return sql`(
    select begin.day as "from", ${nameOf("manager")} as name
    from ${fenced(sql`select least(
      (select own.date_from from employee_lines as own
        where ${isSo(tx, "own")} and own.employee_id = ${employeeId} and own.date_from > ${asDate(day)}
        order by own.date_from limit 1),
      (select min(own.date_to) + 1 from employee_lines as own
        where ${isSo(tx, "own")} and own.employee_id = ${employeeId} and own.date_to >= ${asDate(day)}),
      (select held.date_from from position_assignments as held
        where held.tenant_id = ${tx.tenantId} and ${isRecorded(tx, "held")} and held.employee_id = ${employeeId}
          and held.date_from > ${asDate(day)} and ${isKnownToBegin(tx, "held")}
        order by held.date_from limit 1)) as day`)} as begin
    left join lateral ${managerRowOf(tx, employeeId, next)} as leader on true
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = leader.employee_id
    where begin.day is not null and leader.employee_id is distinct from ${managerId}::bigint
      and (leader.employee_id is not null or exists (${ownLineOf(tx, employeeId, next)}) or exists (
        select from position_assignments as held
        where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${placedOn(tx, "held", next)})))`;
};

/** The first end of a headship, with the successor or none, or of an employment with people to lead. */
export const leadingEndOf = (
  tx: Tx,
  alias: string,
  day: Day,
): RawBuilder<{ on: string; followerName: string | null }> => {
  const employeeId = sql.ref<number>(`${alias}.id`);
  const lastDay = sql.ref<string>(`${alias}.termination_date`);
  const leaving = sql`
    union all
    select ${lastDay}, null, null
    where ${lastDay} >= ${asDate(day)} and ${leadsOthers(tx, employeeId, sql`(${lastDay} + 1)`)}`;
  return sql`(
    select last."on", last.follower_name from (
      select ending.date_to as "on", ${nameOf("follower")} as follower_name, follower.sort_name
      from department_headships as ending
      left join lateral ${headRowOf(tx, sql.ref("ending.department_id"), sql`(ending.date_to + 1)`)} as next on true
      left join employees as follower on follower.tenant_id = ${tx.tenantId} and follower.id = next.employee_id
      where ending.tenant_id = ${tx.tenantId} and ending.employee_id = ${employeeId} and ${leadsOn(tx, "ending", day)}
        and ending.date_to is not null and next.employee_id is distinct from ending.employee_id
      ${tx.recordedUntil ? sql`` : leaving}) as last
    order by last."on", last.sort_name limit 1)`;
};

/** Those of these employees who have ever been a head or an individual manager. */
export async function findManagersAmong(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select employee_id as id from department_headships
    where tenant_id = ${tx.tenantId} and employee_id = any(${ids}::bigint[])
    union
    select manager_id from employee_lines
    where tenant_id = ${tx.tenantId} and manager_id = any(${ids}::bigint[])`.execute(tx);
  return rows.map(({ id }) => id);
}
