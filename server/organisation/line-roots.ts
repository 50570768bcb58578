import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf, fenced } from "#server/db/query-hints.ts";
import type { Day } from "./dated.ts";
import { placedOn } from "./known-places.ts";
import {
  headRowOf,
  headsOn,
  leadsOn,
  ownHoldsOn,
  ownLineOf,
  ownLinesOn,
  peopleOfOwnLine,
} from "./reporting-line.ts";

// The top of a day's reporting line.

/** Looked up by key for each; the latest headship first suits the cheaper index. */
const hasManager = (tx: Tx, employeeId: RawBuilder<number>, day: Day) => sql`(
  exists ${fenced(sql`select from ${ownLineOf(tx, employeeId, day)} as own where own.employee_id is not null`)}
  or exists ${fenced(sql`
    select from ${fenced(sql`
      select held.department_id from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${placedOn(tx, "held", day)}
        and not exists ${fenced(ownLineOf(tx, employeeId, day))}`)} as place
    cross join lateral (
      select from department_headships as headship
      where headship.tenant_id = ${tx.tenantId} and headship.department_id = place.department_id
        and headship.employee_id <> ${employeeId} and ${leadsOn(tx, "headship", day)}
      order by headship.date_from desc limit 1) as head`)})`;

/** As a head or by an own line; looked up by key for each. */
export const leadsOthers = (
  tx: Tx,
  employeeId: RawBuilder<number>,
  day: Day,
): RawBuilder<boolean> =>
  sql`(exists ${fenced(sql`
      select from department_headships as headship
      where headship.tenant_id = ${tx.tenantId} and headship.employee_id = ${employeeId} and ${leadsOn(tx, "headship", day)}
      order by headship.date_from desc`)}
    or exists ${fenced(peopleOfOwnLine(tx, employeeId, day))})`;

/** Holders of positions in departments without a head, except by an own line. */
const placedWithoutHead = (tx: Tx, day: Day) => sql`
  select held.employee_id from position_assignments as held
  where held.tenant_id = ${tx.tenantId} and ${placedOn(tx, "held", day)}
    and held.department_id = ${anyOf(sql`
      select d.id from departments as d
      where d.tenant_id = ${tx.tenantId} and not exists (
        select from department_headships as headship
        where headship.tenant_id = ${tx.tenantId} and headship.department_id = d.id and ${leadsOn(tx, "headship", day)})`)}
    and not exists ${fenced(ownLineOf(tx, sql.ref("held.employee_id"), day))}`;

const withoutManagerByLine = (tx: Tx, day: Day) => sql`
  select own.employee_id from employee_lines as own where ${ownHoldsOn(tx, "own", day)} and own.manager_id is null`;

/** People without a manager who hold a position, lead others or have an own line without a manager. */
export const rootsOn = (tx: Tx, day: Day): RawBuilder<number> => sql`(
  ${placedWithoutHead(tx, day)}
  union all
  select leader.employee_id from (
    select headship.employee_id, true as heads from department_headships as headship
    where headship.tenant_id = ${tx.tenantId} and ${leadsOn(tx, "headship", day)}
    union all
    select own.manager_id, false from employee_lines as own
    where own.tenant_id = ${tx.tenantId} and ${leadsOn(tx, "own", day)} and own.manager_id is not null) as leader
  group by leader.employee_id
  having not ${hasManager(tx, sql.ref("leader.employee_id"), day)}
    and (bool_or(leader.heads) or exists ${fenced(peopleOfOwnLine(tx, sql.ref("leader.employee_id"), day))})
  union all
  ${withoutManagerByLine(tx, day)})`;

/** Everyone without a manager, even if inactive, but no heads of their own department. Ordered sets are subtracted in one pass. */
export const withoutManagerOn = (tx: Tx, day: Day): RawBuilder<number> => sql`(
  (
    (select e.id from employees as e where e.tenant_id = ${tx.tenantId} order by e.id)
    except all
    (select held.employee_id from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and ${placedOn(tx, "held", day)} order by held.employee_id)
    except all
    select own.employee_id from ${ownLinesOn(tx, day)} as own
  )
  union all
  ${placedWithoutHead(tx, day)}
  union all
  ${withoutManagerByLine(tx, day)} and not exists (
    select from position_assignments as held
    join ${headsOn(tx, day)} as heads on heads.department_id = held.department_id and heads.employee_id = held.employee_id
    where held.tenant_id = ${tx.tenantId} and held.employee_id = own.employee_id and ${placedOn(tx, "held", day)}))`;

/** A department without a head, and no own line. */
export const lacksHead = (tx: Tx, employeeId: RawBuilder<number>, day: Day): RawBuilder<boolean> =>
  sql`exists (
    select from position_assignments as held
    where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${placedOn(tx, "held", day)}
      and not exists (${headRowOf(tx, sql.ref("held.department_id"), day)})
      and not exists (${ownLineOf(tx, employeeId, day)}))`;

/** Whether a head or another manager was ever recorded, plans included. */
export const everHadManagers = (tx: Tx): RawBuilder<boolean> => sql`(
  exists (
    select from department_headships as headship
    where headship.tenant_id = ${tx.tenantId} and headship.retracted_at is null)
  or exists (
    select from employee_lines as own
    where own.tenant_id = ${tx.tenantId} and own.manager_id is not null and own.retracted_at is null))`;
