import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { asDate, type Day, holdsOn, isNotOverOn } from "./dated.ts";
import { nameOf } from "./names.ts";

// Who leads whom on a day: the head, on that day, of the department of the position held on that day. Nobody leads
// themselves; where nobody leads, the super administrators do. No other file names a head.

/** Whether the headship leads the employee behind an alias, who is in its department, on a day. */
const leads = (tx: Tx, alias: string, day: Day) => sql`
  headship.tenant_id = ${tx.tenantId} and headship.department_id = ${sql.ref(`${alias}.department_id`)}
  and headship.employee_id <> ${sql.ref(`${alias}.employee_id`)} and ${holdsOn("headship", day)}`;

/** Everyone who is led on a day (`held`), each with who leads them (`headship`). */
const line = (tx: Tx, day: Day) => sql`
  position_assignments as held
  join department_headships as headship on ${leads(tx, "held", day)}
  where held.tenant_id = ${tx.tenantId} and ${holdsOn("held", day)}`;

/** The id of who leads an employee on a day, or null; SQL to be selected or compared. */
export const managerOf = (
  tx: Tx,
  employeeId: number | RawBuilder<number>,
  day: Day,
): RawBuilder<number | null> =>
  sql`(select headship.employee_id from ${line(tx, day)} and held.employee_id = ${employeeId})`;

/** The same as a row, to be joined laterally: the manager is then found by id, where a comparison with a value reads all employees. */
export const managerRowOf = (tx: Tx, employeeId: RawBuilder<number>, day: Day) =>
  managerOf(tx, employeeId, day).$castTo<{ employeeId: number }>();

/** Who leads each of the assignments behind an alias from its first day on, as a row to be joined laterally. */
export const managerRowIn = (tx: Tx, alias: string): RawBuilder<Manager> => sql`(
  select manager.id, ${nameOf("manager")} as name
  from department_headships as headship
  join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = headship.employee_id
  where ${leads(tx, alias, sql.ref(`${alias}.date_from`))})`;

/** The ids of those whom an employee leads on a day: the exact inverse of `managerOf`; SQL to be compared with `in`. */
export const peopleOf = (
  tx: Tx,
  managerId: number | RawBuilder<number>,
  day: Day,
): RawBuilder<number> =>
  sql`(select held.employee_id from ${line(tx, day)} and headship.employee_id = ${managerId})`;

/** The ids of the others in the departments that an employee is in or heads on a day; SQL to be compared with `in`. */
export const teamOf = (tx: Tx, employeeId: number, day: Day): RawBuilder<number> => sql`(
  select mate.employee_id from position_assignments as mate
  where mate.tenant_id = ${tx.tenantId} and ${holdsOn("mate", day)} and mate.employee_id <> ${employeeId}
    and mate.department_id in (
      select own.department_id from position_assignments as own
      where own.tenant_id = ${tx.tenantId} and own.employee_id = ${employeeId} and ${holdsOn("own", day)}
      union all
      select led.department_id from department_headships as led
      where led.tenant_id = ${tx.tenantId} and led.employee_id = ${employeeId} and ${holdsOn("led", day)}))`;

/** A department's head on a day as a row, to be joined laterally; none if nobody heads it. */
export const headRowOf = (
  tx: Tx,
  departmentId: RawBuilder<number>,
  day: Day,
): RawBuilder<{ employeeId: number }> => sql`(
  select headship.employee_id from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.department_id = ${departmentId} and ${holdsOn("headship", day)})`;

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
      and ${isNotOverOn("headship", day)}
  ) as change
  left join department_headships as follower on follower.tenant_id = ${tx.tenantId}
    and follower.department_id = ${departmentId} and follower.retracted_at is null and follower.date_from = change.date_from
  where change.date_from is not null)`;

/** The headships of a day: who heads which department, and since when; SQL to be selected from. */
export const headsOn = (
  tx: Tx,
  day: Day,
): RawBuilder<{ employeeId: number; departmentId: number; dateFrom: string }> => sql`(
  select headship.employee_id, headship.department_id, headship.date_from from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and ${holdsOn("headship", day)})`;

export interface Manager {
  id: number;
  name: string;
}

/** Who leads each of these employees on the day asked for them, by employee; those whom nobody leads are left out. */
export async function managersOf(
  tx: Tx,
  asked: readonly { employeeId: number; day: string }[],
): Promise<ReadonlyMap<number, Manager>> {
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ employeeId }) => employeeId);
  const days = asked.map(({ day }) => day);
  const { rows } = await sql<Manager & { employeeId: number }>`
    select led.employee_id, manager.id, ${nameOf("manager")} as name
    from (
      select asked.employee_id, ${managerOf(tx, sql.ref("asked.employee_id"), sql.ref("asked.day"))} as manager_id
      from unnest(${ids}::bigint[], ${days}::date[]) as asked (employee_id, day)
    ) as led
    join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = led.manager_id`.execute(
    tx,
  );
  return new Map(rows.map(({ employeeId, ...manager }) => [employeeId, manager]));
}

/** Who leads an employee from a day on, or that nobody does. */
export interface LeaderFrom {
  from: string;
  manager: (Manager & { isActive: boolean }) | null;
  /** Whether the employee holds a position on that day. */
  isPlaced: boolean;
}

const longestLine = 400;

/**
 * Every day from which someone else may lead an employee, from their first day in a position on, planned days included, the
 * earliest first; of a longer line the latest part. The same manager may come several times in a row.
 */
export async function findLine(tx: Tx, employeeId: number): Promise<LeaderFrom[]> {
  const { rows } = await sql<{
    from: string;
    id: number | null;
    name: string;
    isActive: boolean;
    isPlaced: boolean;
  }>`
    with places as (
      select held.department_id, held.date_from, held.date_to from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and held.retracted_at is null),
    heads as (
      select headship.date_from, headship.date_to from department_headships as headship
      where headship.tenant_id = ${tx.tenantId} and headship.retracted_at is null
        and headship.department_id in (select places.department_id from places)),
    days as (
      select date_from as day from places union select date_to + 1 from places
      union select date_from from heads union select date_to + 1 from heads),
    led as (
      select days.day, ${managerOf(tx, employeeId, sql.ref("days.day"))} as manager_id
      from days
      where days.day >= (select min(places.date_from) from places)
      order by days.day desc limit ${longestLine})
    select led.day as "from", manager.id, ${nameOf("manager")} as name, manager.is_active,
      exists (select from places where places.date_from <= led.day
        and (places.date_to is null or places.date_to >= led.day)) as is_placed
    from led
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = led.manager_id
    order by led.day`.execute(tx);
  return rows.map(({ from, id, name, isActive, isPlaced }) => ({
    from,
    isPlaced,
    manager: id === null ? null : { id, name, isActive },
  }));
}

/**
 * The next change of who leads an employee after a day: from which day on, and who leads them then, or nobody. Null if none is
 * recorded for later.
 */
export async function findNextManager(
  tx: Tx,
  employeeId: number,
  day: string,
): Promise<{ from: string; manager: Manager | null } | null> {
  const { rows } = await sql<{ from: string; id: number | null; name: string }>`
    with places as (
      select held.department_id, held.date_from, held.date_to from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${isNotOverOn("held", day)}),
    heads as (
      select headship.date_from, headship.date_to from department_headships as headship
      where headship.tenant_id = ${tx.tenantId} and ${isNotOverOn("headship", day)}
        and headship.department_id in (select places.department_id from places)),
    days as (
      select date_from as day from places union select date_to + 1 from places
      union select date_from from heads union select date_to + 1 from heads),
    led as (
      select days.day, ${managerOf(tx, employeeId, sql.ref("days.day"))} as manager_id
      from days where days.day > ${asDate(day)})
    select led.day as "from", manager.id, ${nameOf("manager")} as name
    from led
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = led.manager_id
    where led.manager_id is distinct from ${managerOf(tx, employeeId, day)}
    order by led.day limit 1`.execute(tx);
  const [next] = rows;
  if (!next) return null;
  return { from: next.from, manager: next.id === null ? null : { id: next.id, name: next.name } };
}
