import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fenced } from "#server/db/query-hints.ts";
import { isKnown } from "./announced.ts";
import { asDate, type Day, isNotOverOn } from "./dated.ts";
import { isKnownToBegin, lastDayKnown, placedOn } from "./known-places.ts";
import { hadLeft, heldOn } from "./known-then.ts";
import { nameOf } from "./names.ts";

// The own line decides the manager, else the department's head; without either, super administrators lead. No other file
// reads heads.

/** As far as the caller knows. */
export const leadsOn = (tx: Tx, alias: string, day: Day) =>
  sql<boolean>`${heldOn(tx, alias, day)} and ${isKnown(tx, alias)}`;

/** On the day or later. */
const leadsFrom = (tx: Tx, alias: string, day: Day) =>
  sql<boolean>`${isNotOverOn(alias, day)} and ${isKnown(tx, alias)}`;

/** An own line ends with its person's employment at the latest. */
export const ownHoldsOn = (tx: Tx, alias: string, day: Day) => sql`
  ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${leadsOn(tx, alias, day)} and not exists (
    select from employees as gone where gone.tenant_id = ${tx.tenantId} and gone.id = ${sql.ref(`${alias}.employee_id`)}
      and ${hadLeft(tx, "gone", day)})`;

/** The own line's manager on a day, or null for none; no row without an own line. */
export const ownLineOf = (tx: Tx, employeeId: number | RawBuilder<number>, day: Day) => sql`(
  select own.manager_id as employee_id from employee_lines as own
  where ${ownHoldsOn(tx, "own", day)} and own.employee_id = ${employeeId}
  order by own.date_from desc)`;

/** Whether the headship leads an employee of its department on a day; own lines are looked up one by one. */
const leads = (tx: Tx, alias: string, day: Day) => sql`
  headship.tenant_id = ${tx.tenantId} and headship.department_id = ${sql.ref(`${alias}.department_id`)}
  and headship.employee_id <> ${sql.ref(`${alias}.employee_id`)} and ${leadsOn(tx, "headship", day)}
  and not exists ${fenced(ownLineOf(tx, sql.ref(`${alias}.employee_id`), day))}`;

/** People (`held`) under the head of their department (`headship`) on a day. */
const led = (tx: Tx, day: Day) => sql`
  position_assignments as held
  join department_headships as headship on ${leads(tx, "held", day)}
  where held.tenant_id = ${tx.tenantId} and ${placedOn(tx, "held", day)}`;

/** Null without a manager; SQL to be selected or compared. */
export const managerOf = (
  tx: Tx,
  employeeId: number | RawBuilder<number>,
  day: Day,
): RawBuilder<number | null> => sql`(
  select own.employee_id from ${ownLineOf(tx, employeeId, day)} as own
  union all
  select headship.employee_id from ${led(tx, day)} and held.employee_id = ${employeeId})`;

/** A lateral row finds the manager by id; comparison with a value would read all employees. */
export const managerRowOf = (tx: Tx, employeeId: RawBuilder<number>, day: Day) =>
  managerOf(tx, employeeId, day).$castTo<{ employeeId: number }>();

/** Looked up by key for each row, despite any estimate. */
const personRow = (tx: Tx, column: string) => sql`(
  select id, name, surname from employees where tenant_id = ${tx.tenantId} and id = ${sql.ref(column)} limit 1)`;

/** The manager from an assignment's first day on, as a lateral row. */
export function managerRowIn(tx: Tx, alias: string): RawBuilder<Manager> {
  const day = sql.ref<string>(`${alias}.date_from`);
  return sql`(
    select manager.id, ${nameOf("manager")} as name
    from (
      select own.employee_id from ${ownLineOf(tx, sql.ref(`${alias}.employee_id`), day)} as own
      union all
      select headship.employee_id from department_headships as headship where ${leads(tx, alias, day)}
    ) as leader
    cross join lateral ${personRow(tx, "leader.employee_id")} as manager)`;
}

/** Own lines on a day, each with its manager or null; SQL to be selected from. */
export const ownLinesOn = (
  tx: Tx,
  day: Day,
): RawBuilder<{ employeeId: number; managerId: number | null }> => sql`(
  select own.employee_id, own.manager_id from employee_lines as own where ${ownHoldsOn(tx, "own", day)})`;

/** People under an employee by own lines on a day. */
export const peopleOfOwnLine = (tx: Tx, managerId: number | RawBuilder<number>, day: Day) => sql`(
  select own.employee_id from employee_lines as own
  where ${ownHoldsOn(tx, "own", day)} and own.manager_id = ${managerId}
  order by own.date_from)`;

/** An employee's people: the exact inverse of `managerOf`; SQL for `in`. Departments first, then their people. */
export const peopleOf = (
  tx: Tx,
  managerId: number | RawBuilder<number>,
  day: Day,
): RawBuilder<number> => sql`(
  select held.employee_id from ${fenced(sql`
    select headship.department_id from department_headships as headship
    where headship.tenant_id = ${tx.tenantId} and headship.employee_id = ${managerId} and ${leadsOn(tx, "headship", day)}`)} as headed
  cross join lateral ${fenced(sql`
    select held.employee_id from position_assignments as held
    where held.tenant_id = ${tx.tenantId} and held.department_id = headed.department_id
      and held.employee_id <> ${managerId} and ${placedOn(tx, "held", day)}
      and not exists ${fenced(ownLineOf(tx, sql.ref("held.employee_id"), day))}
    order by held.date_from`)} as held
  union all
  ${peopleOfOwnLine(tx, managerId, day)})`;

/** Colleagues in an employee's own and headed departments, and everyone they lead; SQL for `in`. */
export const teamOf = (tx: Tx, employeeId: number, day: Day): RawBuilder<number> => sql`(
  select mate.employee_id from position_assignments as mate
  where mate.tenant_id = ${tx.tenantId} and ${placedOn(tx, "mate", day)} and mate.employee_id <> ${employeeId}
    and mate.department_id in (
      select own.department_id from position_assignments as own
      where own.tenant_id = ${tx.tenantId} and own.employee_id = ${employeeId} and ${placedOn(tx, "own", day)}
      union all
      select led.department_id from department_headships as led
      where led.tenant_id = ${tx.tenantId} and led.employee_id = ${employeeId} and ${leadsOn(tx, "led", day)})
  union all
  ${peopleOfOwnLine(tx, employeeId, day)})`;

/** Heads, and managers by own lines; SQL to be selected from. */
export const leadersOn = (tx: Tx, day: Day): RawBuilder<{ employeeId: number }> => sql`(
  select headship.employee_id from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and ${leadsOn(tx, "headship", day)}
  union
  select own.manager_id from employee_lines as own where ${ownHoldsOn(tx, "own", day)} and own.manager_id is not null)`;

/** Whether someone heads a department or leads by an own line on a day. */
export const leadsAnyoneOn = (
  tx: Tx,
  employeeId: number | RawBuilder<number>,
  day: Day,
): RawBuilder<boolean> =>
  sql`exists ${fenced(sql`select from ${leadersOn(tx, day)} as leader where leader.employee_id = ${employeeId}`)}`;

/** A lateral row; none without a head. */
export const headRowOf = (
  tx: Tx,
  departmentId: RawBuilder<number>,
  day: Day,
): RawBuilder<{ employeeId: number }> => sql`(
  select headship.employee_id from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.department_id = ${departmentId} and ${leadsOn(tx, "headship", day)}
  order by headship.date_from desc)`;

/** The next change of head after a day, as a lateral row; the next head may be null. */
export const nextHeadRowOf = (
  tx: Tx,
  departmentId: RawBuilder<number>,
  day: Day,
): RawBuilder<{ from: string; employeeId: number | null }> => sql`(
  select change.date_from as "from", follower.employee_id
  from (
    select min(case when headship.date_from > ${asDate(day)} then headship.date_from else headship.date_to + 1 end) as date_from
    from department_headships as headship
    where headship.tenant_id = ${tx.tenantId} and headship.department_id = ${departmentId}
      and ${leadsFrom(tx, "headship", day)}
  ) as change
  left join department_headships as follower on follower.tenant_id = ${tx.tenantId}
    and follower.department_id = ${departmentId} and follower.retracted_at is null and ${isKnown(tx, "follower")} and follower.date_from = change.date_from
  where change.date_from is not null)`;

/** Null if the department has never had a head before the day. */
export const lastHeadedOn = (
  tx: Tx,
  departmentId: RawBuilder<number>,
  day: Day,
): RawBuilder<string | null> => sql`(
  select max(headship.date_to) from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.department_id = ${departmentId} and headship.retracted_at is null
    and ${isKnown(tx, "headship")} and headship.date_to < ${asDate(day)})`;

/** Department, head and first day; SQL to be selected from. */
export const headsOn = (
  tx: Tx,
  day: Day,
): RawBuilder<{ employeeId: number; departmentId: number; dateFrom: string }> => sql`(
  select headship.employee_id, headship.department_id, headship.date_from from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and ${leadsOn(tx, "headship", day)})`;

/** Present and future headships of an employee; SQL to be selected from. */
export const headshipsFrom = (
  tx: Tx,
  employeeId: number,
  day: Day,
): RawBuilder<{ departmentId: number; dateFrom: string; dateTo: string | null }> => sql`(
  select headship.department_id, headship.date_from, headship.date_to from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.employee_id = ${employeeId} and ${leadsFrom(tx, "headship", day)})`;

/** People under an employee by own lines that begin after a day. */
export const ledByLinesAfter = (
  tx: Tx,
  managerId: number,
  day: string,
): RawBuilder<{ id: number }> => sql`(
  select line.employee_id as id from employee_lines as line
  where line.tenant_id = ${tx.tenantId} and line.manager_id = ${managerId}
    and line.retracted_at is null and ${isKnown(tx, "line")} and line.date_from > ${day}::date)`;

export interface Manager {
  id: number;
  name: string;
}

type Asked = readonly { employeeId: number; day: string }[];

/** By employee; people without a manager are left out. */
export const managersOf = (tx: Tx, asked: Asked): Promise<ReadonlyMap<number, Manager>> =>
  leadersOf(tx, asked, managerOf(tx, sql.ref("asked.employee_id"), sql.ref("asked.day")));

/** The manager without an own line: the head of the department. */
export const headsOf = (tx: Tx, asked: Asked): Promise<ReadonlyMap<number, Manager>> =>
  leadersOf(
    tx,
    asked,
    sql`(
      select headship.employee_id from position_assignments as held
      join department_headships as headship on headship.tenant_id = ${tx.tenantId}
        and headship.department_id = held.department_id and headship.employee_id <> held.employee_id
        and ${leadsOn(tx, "headship", sql.ref("asked.day"))}
      where held.tenant_id = ${tx.tenantId} and held.employee_id = asked.employee_id and ${placedOn(tx, "held", sql.ref("asked.day"))})`,
  );

async function leadersOf(tx: Tx, asked: Asked, leaderId: RawBuilder<number | null>) {
  if (asked.length === 0) return new Map<number, Manager>();
  const ids = asked.map(({ employeeId }) => employeeId);
  const days = asked.map(({ day }) => day);
  const { rows } = await sql<Manager & { employeeId: number }>`
    select led.employee_id, manager.id, ${nameOf("manager")} as name
    from (
      select asked.employee_id, ${leaderId} as manager_id
      from unnest(${ids}::bigint[], ${days}::date[]) as asked (employee_id, day)
    ) as led
    cross join lateral ${personRow(tx, "led.manager_id")} as manager`.execute(tx);
  return new Map(rows.map(({ employeeId, ...manager }) => [employeeId, manager]));
}

/** Days of possible change (`days`), with positions (`places`), `heads` and own lines (`owns`). SQL after `with`. */
export const lineDays = (
  tx: Tx,
  employeeId: number | RawBuilder<number>,
  isWanted: (alias: string) => RawBuilder<boolean>,
) => sql`
  places as (
    select held.department_id, held.date_from, ${lastDayKnown(tx, "held")} as date_to from position_assignments as held
    where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${isWanted("held")} and ${isKnownToBegin(tx, "held")}),
  heads as (
    select headship.date_from, headship.date_to from department_headships as headship
    where headship.tenant_id = ${tx.tenantId} and ${isWanted("headship")} and ${isKnown(tx, "headship")}
      and headship.department_id in (select places.department_id from places)),
  owns as (
    select own.date_from, least(own.date_to, person.termination_date) as date_to
    from employee_lines as own
    join employees as person on person.tenant_id = ${tx.tenantId} and person.id = own.employee_id
    where own.tenant_id = ${tx.tenantId} and own.employee_id = ${employeeId} and ${isWanted("own")} and ${isKnown(tx, "own")}
      and (person.termination_date is null or own.date_from <= person.termination_date)),
  days as (
    select date_from as day from places union select date_to + 1 from places
    union select date_from from heads union select date_to + 1 from heads
    union select date_from from owns union select date_to + 1 from owns)`;
