import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Day } from "./dated.ts";
import { hadLeft, heldOn } from "./known-then.ts";
import { nameOf } from "./names.ts";
import { leadsAnyoneOn, managerOf, peopleOf } from "./reporting-line.ts";

// A stand-in covers all people of a manager, but not those whom that manager covers. Only this file reads stand-ins.

/** Not while either of the two is deactivated or has left, nor once the manager leads no one. */
const standsOn = (tx: Tx, alias: string, day: Day) => sql`
  ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${heldOn(tx, alias, day)} and not exists (
    select from employees as gone
    where gone.tenant_id = ${tx.tenantId} and gone.id in (${sql.ref(`${alias}.manager_id`)}, ${sql.ref(`${alias}.stand_in_id`)})
      and (not gone.is_active or ${hadLeft(tx, "gone", day)}))
  and ${leadsAnyoneOn(tx, sql.ref(`${alias}.manager_id`), day)}`;

/** Null without a stand-in; SQL to be selected or compared. */
export const standInFor = (
  tx: Tx,
  managerId: number | RawBuilder<number | null>,
  day: Day,
): RawBuilder<number | null> => sql`(
  select stand.stand_in_id from manager_stand_ins as stand
  where ${standsOn(tx, "stand", day)} and stand.manager_id = ${managerId})`;

/** A lateral row, with the last day. */
export const standInRowOf = (
  tx: Tx,
  managerId: RawBuilder<number>,
  day: Day,
): RawBuilder<{ employeeId: number; dateTo: string }> => sql`(
  select stand.stand_in_id as employee_id, stand.date_to from manager_stand_ins as stand
  where ${standsOn(tx, "stand", day)} and stand.manager_id = ${managerId})`;

/** Each once; SQL to be selected from. */
export const managersStoodInFor = (tx: Tx, day: Day): RawBuilder<{ employeeId: number }> => sql`(
  select stand.manager_id as employee_id from manager_stand_ins as stand where ${standsOn(tx, "stand", day)})`;

/** People of the managers an employee stands in for, never their own; SQL for `in`. */
export const peopleStoodInFor = (tx: Tx, standInId: number, day: Day): RawBuilder<number> => sql`(
  select led.id from manager_stand_ins as stand
  cross join lateral ${peopleOf(tx, sql.ref("stand.manager_id"), day)} as led (id)
  where ${standsOn(tx, "stand", day)} and stand.stand_in_id = ${standInId} and led.id <> ${standInId})`;

/** Whether an employee leads people on a day, or stands in for someone who does; SQL to be selected. */
export const leadsOrStandsIn = (tx: Tx, employeeId: number, day: Day) => sql<boolean>`(
  exists ${peopleOf(tx, employeeId, day)} or exists ${peopleStoodInFor(tx, employeeId, day)})`;

/** The name of the absent manager, or null; SQL to be selected. */
export const stoodInForName = (
  tx: Tx,
  { readerId, employeeId, day }: { readerId: number; employeeId: RawBuilder<number>; day: Day },
): RawBuilder<string | null> => sql`(
  select ${nameOf("absent")} from manager_stand_ins as stand
  join employees as absent on absent.tenant_id = ${tx.tenantId} and absent.id = stand.manager_id
  where ${standsOn(tx, "stand", day)} and stand.stand_in_id = ${readerId}
    and stand.manager_id = ${managerOf(tx, employeeId, day)})`;

export const standInsFrom = (
  tx: Tx,
  employeeId: number,
  day: string,
): RawBuilder<{
  id: number;
  managerId: number;
  standInId: number;
  dateFrom: string;
  dateTo: string;
}> => sql`(
  select stand.id, stand.manager_id, stand.stand_in_id, stand.date_from, stand.date_to
  from manager_stand_ins as stand
  where stand.tenant_id = ${tx.tenantId} and stand.retracted_at is null and stand.date_to >= ${day}::date
    and ${employeeId} in (stand.manager_id, stand.stand_in_id)
    and ${leadsAnyoneOn(tx, sql.ref("stand.manager_id"), sql`greatest(stand.date_from, ${day}::date)`)})`;

export interface EndedStandIn {
  standInId: number;
  managerId: number;
  day: string;
}

/** The stand-ins that end because their manager leads no one from a day on. */
export async function standInsEndingWith(
  tx: Tx,
  managers: readonly { id: number; from: string }[],
): Promise<EndedStandIn[]> {
  const { rows } = await sql<EndedStandIn>`
    select stand.stand_in_id, stand.manager_id, given.day
    from unnest(${managers.map(({ id }) => id)}::bigint[], ${managers.map(({ from }) => from)}::date[]) as given (id, day)
    join manager_stand_ins as stand on stand.tenant_id = ${tx.tenantId} and stand.manager_id = given.id
      and stand.retracted_at is null and stand.date_to >= given.day
    where not ${leadsAnyoneOn(tx, sql.ref("stand.manager_id"), sql`greatest(stand.date_from, given.day)`)}`.execute(
    tx,
  );
  return rows;
}
