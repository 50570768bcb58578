import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fenced } from "#server/db/query-hints.ts";
import { isKnown } from "./announced.ts";
import { asDate, isNotOverOn } from "./dated.ts";
import { isKnownToBegin, placedOn } from "./known-places.ts";
import { leadsOn, managerOf } from "./reporting-line.ts";

/** Newcomers and people without a manager who come to a manager after a day, each with the first such day. */
export const comingPeopleOf = (
  tx: Tx,
  managerId: number,
  day: string,
): RawBuilder<{ employeeId: number; from: string }> => {
  const employeeId = sql.ref<number>("coming.employee_id");
  const first = sql.ref<string>("coming.day");
  return sql`(
    select coming.employee_id, min(coming.day) as "from"
    from ${fenced(possiblyComing(tx, managerId, day))} as coming
    where ${managerOf(tx, employeeId, first)} = ${managerId}
      and ${managerOf(tx, employeeId, sql`(${first} - 1)`)} is null
    group by coming.employee_id)`;
};

/** By an own line, a headship after a vacancy, a place in a headed department, or the end of a time without a manager. */
const possiblyComing = (tx: Tx, managerId: number, day: string) => {
  const isOf = (alias: string) => sql`
    ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${sql.ref(`${alias}.retracted_at`)} is null`;
  const headed = sql`
    department_headships as headship
    where ${isOf("headship")} and headship.employee_id = ${managerId} and ${isKnown(tx, "headship")}`;
  const headshipDay = sql.ref<string>("headship.date_from");
  return sql`
    select own.employee_id, own.date_from as day from employee_lines as own
    where ${isOf("own")} and own.manager_id = ${managerId} and ${isKnown(tx, "own")} and own.date_from > ${asDate(day)}
    union
    select held.employee_id, begin.date_from
    from ${fenced(sql`
      select headship.department_id, headship.date_from from ${headed} and headship.date_from > ${asDate(day)}
        and not exists (
          select from department_headships as former
          where former.tenant_id = ${tx.tenantId} and former.department_id = headship.department_id
            and ${leadsOn(tx, "former", sql`(${headshipDay} - 1)`)})`)} as begin
    join position_assignments as held on held.tenant_id = ${tx.tenantId} and held.department_id = begin.department_id
      and ${placedOn(tx, "held", sql.ref("begin.date_from"))}
    union
    select held.employee_id, held.date_from
    from ${fenced(sql`select headship.department_id from ${headed} and ${isNotOverOn("headship", day)}`)} as headed
    join position_assignments as held on ${isOf("held")} and held.department_id = headed.department_id
      and held.date_from > ${asDate(day)} and ${isKnownToBegin(tx, "held")}
    union
    select own.employee_id, own.date_to + 1 from employee_lines as own
    where ${isOf("own")} and own.manager_id is null and ${isKnown(tx, "own")} and own.date_to >= ${asDate(day)}`;
};

/** Whether anyone may come to an employee after a day: a headship that lasts, or an own line that begins. */
export const mayGainPeople = (tx: Tx, employeeId: number, day: string): RawBuilder<boolean> => sql`(
  exists (
    select from department_headships as headship
    where headship.tenant_id = ${tx.tenantId} and headship.employee_id = ${employeeId} and ${isNotOverOn("headship", day)})
  or exists (
    select from employee_lines as own
    where own.tenant_id = ${tx.tenantId} and own.manager_id = ${employeeId} and own.retracted_at is null
      and own.date_from > ${asDate(day)}))`;
