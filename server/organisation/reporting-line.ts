import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fenced } from "#server/db/query-hints.ts";
import { isKnown } from "./announced.ts";
import { asDate, type Day, isNotOverOn } from "./dated.ts";
import { isKnownToBegin, lastDayKnown, placedOn } from "./known-places.ts";
import { hadLeft, heldOn } from "./known-then.ts";
import { nameOf } from "./names.ts";

// Who leads whom on a day: the person's own line of that day; else the head, on that day, of the department of the position held
// on that day. Nobody leads themselves; where nobody leads, the super administrators do. No other file names a head. All of it is as the
// transaction's caller knows it (announced.ts): what is asked about today is the same for everyone, as nothing is announced after its day.

/** Whether the headship or line behind an alias holds on a day, as far as the caller knows. */
export const leadsOn = (tx: Tx, alias: string, day: Day) =>
  sql<boolean>`${heldOn(tx, alias, day)} and ${isKnown(tx, alias)}`;

const leadsFrom = (tx: Tx, alias: string, day: Day) =>
  sql<boolean>`${isNotOverOn(alias, day)} and ${isKnown(tx, alias)}`;

/** Whether a line of one person's own, behind an alias, holds on a day; it ends with their employment at the latest. */
export const ownHoldsOn = (tx: Tx, alias: string, day: Day) => sql`
  ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${leadsOn(tx, alias, day)} and not exists (
    select from employees as gone where gone.tenant_id = ${tx.tenantId} and gone.id = ${sql.ref(`${alias}.employee_id`)}
      and ${hadLeft(tx, "gone", day)})`;

/** The line of their own that an employee has on a day: who leads them by it, or null for nobody; no row without one. */
export const ownLineOf = (tx: Tx, employeeId: number | RawBuilder<number>, day: Day) => sql`(
  select own.manager_id as employee_id from employee_lines as own
  where ${ownHoldsOn(tx, "own", day)} and own.employee_id = ${employeeId}
  order by own.date_from desc)`;

const leads = (tx: Tx, alias: string, day: Day) => sql`
  headship.tenant_id = ${tx.tenantId} and headship.department_id = ${sql.ref(`${alias}.department_id`)}
  and headship.employee_id <> ${sql.ref(`${alias}.employee_id`)} and ${leadsOn(tx, "headship", day)}
  and not exists ${fenced(ownLineOf(tx, sql.ref(`${alias}.employee_id`), day))}`;

/** Everyone whom the head of a department leads on a day (`held`), each with that head (`headship`). */
const led = (tx: Tx, day: Day) => sql`
  position_assignments as held
  join department_headships as headship on ${leads(tx, "held", day)}
  where held.tenant_id = ${tx.tenantId} and ${placedOn(tx, "held", day)}`;

/** The id of who leads an employee on a day, or null; SQL to be selected or compared. */
export const managerOf = (
  tx: Tx,
  employeeId: number | RawBuilder<number>,
  day: Day,
): RawBuilder<number | null> => sql`(
  select own.employee_id from ${ownLineOf(tx, employeeId, day)} as own
  union all
  select headship.employee_id from ${led(tx, day)} and held.employee_id = ${employeeId})`;

/** The same as a row, to be joined laterally: the manager is then found by id, where a comparison with a value reads all employees. */
export const managerRowOf = (tx: Tx, employeeId: RawBuilder<number>, day: Day) =>
  managerOf(tx, employeeId, day).$castTo<{ employeeId: number }>();

/** The employee behind a column as a row, looked up by key for each row beside it, however few of them are expected. */
const personRow = (tx: Tx, column: string) => sql`(
  select id, name, surname from employees where tenant_id = ${tx.tenantId} and id = ${sql.ref(column)} limit 1)`;

/** Who leads each of the assignments behind an alias from its first day on, as a row to be joined laterally. */
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

/** The lines of people's own that hold on a day, each with who leads by it, or nobody; SQL to be selected from. */
export const ownLinesOn = (
  tx: Tx,
  day: Day,
): RawBuilder<{ employeeId: number; managerId: number | null }> => sql`(
  select own.employee_id, own.manager_id from employee_lines as own where ${ownHoldsOn(tx, "own", day)})`;

export const peopleOfOwnLine = (tx: Tx, managerId: number | RawBuilder<number>, day: Day) => sql`(
  select own.employee_id from employee_lines as own
  where ${ownHoldsOn(tx, "own", day)} and own.manager_id = ${managerId}
  order by own.date_from)`;

/**
 * The ids of an employee's people on a day: the exact inverse of `managerOf`; SQL to be compared with `in`. First the departments that
 * they head, then the people in each.
 */
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

/** The ids of the others in the departments that an employee is in or heads on a day, and of all they lead; SQL to be compared with `in`. */
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

/** Everyone who heads a department, or leads someone by a line of their own, on a day; SQL to be selected from. */
export const leadersOn = (tx: Tx, day: Day): RawBuilder<{ employeeId: number }> => sql`(
  select headship.employee_id from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and ${leadsOn(tx, "headship", day)}
  union
  select own.manager_id from employee_lines as own where ${ownHoldsOn(tx, "own", day)} and own.manager_id is not null)`;

/** A department's head on a day as a row, to be joined laterally; none if nobody heads it. */
export const headRowOf = (
  tx: Tx,
  departmentId: RawBuilder<number>,
  day: Day,
): RawBuilder<{ employeeId: number }> => sql`(
  select headship.employee_id from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.department_id = ${departmentId} and ${leadsOn(tx, "headship", day)}
  order by headship.date_from desc)`;

/**
 * The next change of a department's head after a day as a row, to be joined laterally: from which day on, and who heads it then,
 * or nobody. None if no change is recorded for later.
 */
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

/** The last day before another on which a department had a head; null if it never had one. */
export const lastHeadedOn = (
  tx: Tx,
  departmentId: RawBuilder<number>,
  day: Day,
): RawBuilder<string | null> => sql`(
  select max(headship.date_to) from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.department_id = ${departmentId} and headship.retracted_at is null
    and ${isKnown(tx, "headship")} and headship.date_to < ${asDate(day)})`;

/** The headships of a day: who heads which department, and since when; SQL to be selected from. */
export const headsOn = (
  tx: Tx,
  day: Day,
): RawBuilder<{ employeeId: number; departmentId: number; dateFrom: string }> => sql`(
  select headship.employee_id, headship.department_id, headship.date_from from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and ${leadsOn(tx, "headship", day)})`;

/** The headships of an employee that hold on a day or begin later; SQL to be selected from. */
export const headshipsFrom = (
  tx: Tx,
  employeeId: number,
  day: Day,
): RawBuilder<{ departmentId: number; dateFrom: string; dateTo: string | null }> => sql`(
  select headship.department_id, headship.date_from, headship.date_to from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.employee_id = ${employeeId} and ${leadsFrom(tx, "headship", day)})`;

/** The ids (id) of those whom an employee is to lead by a line of their own that begins after a day. */
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

/** Who leads each of these employees on the day asked for them, by employee; those whom nobody leads are left out. */
export const managersOf = (tx: Tx, asked: Asked): Promise<ReadonlyMap<number, Manager>> =>
  leadersOf(tx, asked, managerOf(tx, sql.ref("asked.employee_id"), sql.ref("asked.day")));

/** Who leads them where nothing is recorded for them alone: the head of their department. */
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

/**
 * The days on which who leads an employee may change, as `days`, with the stretches that they are taken from: positions
 * (`places`), their heads (`heads`) and lines of the employee's own (`owns`), of these only those for which a condition holds.
 * SQL to follow `with`.
 */
export const lineDays = (
  tx: Tx,
  employeeId: number,
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
