import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import type { Tables } from "#server/db/tables.gen.ts";
import { knownOn, seesPlans } from "./announced.ts";
import { asDate, type Day, isNotOverOn } from "./dated.ts";
import { isKnownToBegin, isPlacedFrom, lastDayKnown, placedOn } from "./known-places.ts";

/** Whether it is today's assignment or, before the first day, the next. The few future ones are read once for all rows. */
export const isShown = (tx: Tx, of: "employee_id" | "position_id", today: Day) => sql<boolean>`
  ${isNotOverOn("a", today)} and (a.date_from <= ${asDate(today)} or (${sql.ref(`a.${of}`)}, a.date_from) in (
    select ${sql.ref(`next.${of}`)}, next.date_from from position_assignments as next
    where next.tenant_id = ${tx.tenantId} and next.retracted_at is null and next.date_from > ${asDate(today)}
      and ${isKnownToBegin(tx, "next")} and not exists (
        select from position_assignments as sooner
        where sooner.tenant_id = ${tx.tenantId} and ${sql.ref(`sooner.${of}`)} = ${sql.ref(`next.${of}`)}
          and ${isNotOverOn("sooner", today)} and sooner.date_from < next.date_from
          and ${isKnownToBegin(tx, "sooner")})))`;

const shownColumns = ["employeeId", "positionId", "dateJoined", "dateFrom"] as const;

const shownRowOf = (
  tx: Tx,
  of: "employee_id" | "position_id",
  id: RawBuilder<number>,
  today: Day,
): RawBuilder<
  Pick<Tables["positionAssignments"], (typeof shownColumns)[number] | "dateTo">
> => sql`(
  select ${sql.join(shownColumns.map((column) => sql.ref(`a.${column}`)))}, ${lastDayKnown(tx, "a")} as date_to
  from position_assignments as a
  where a.tenant_id = ${tx.tenantId} and ${sql.ref(`a.${of}`)} = ${id} and ${isNotOverOn("a", today)} and ${isKnownToBegin(tx, "a")}
  order by a.date_from limit 1)`;

/** Employees (e) with today's or first assignment (a), position (p) and department (d). Each is looked up by key, whatever the estimates. */
export const employeesWithPosition = (tx: Tx, today: Day) =>
  tx
    .selectFrom("employees as e")
    .leftJoinLateral(shownRowOf(tx, "employee_id", sql.ref("e.id"), today).as("a"), (join) =>
      join.onTrue(),
    )
    .leftJoin("positions as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "a.positionId"),
    )
    .leftJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "p.departmentId"),
    )
    .where("e.tenantId", "=", tx.tenantId);

/** Positions (p) with their department (d). */
export const positionsInDepartments = (tx: Tx) =>
  tx
    .selectFrom("positions as p")
    .innerJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "p.departmentId"),
    )
    .where("p.tenantId", "=", tx.tenantId);

/** The same with the present or next assignment (a) and employee (e), looked up by key. */
export const positionsWithHolder = (tx: Tx, today: Day) =>
  positionsInDepartments(tx)
    .leftJoinLateral(shownRowOf(tx, "position_id", sql.ref("p.id"), today).as("a"), (join) =>
      join.onTrue(),
    )
    .leftJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "a.employeeId"),
    );

/** Whether someone holds a position (p) on the day or later, as far as the caller knows. */
export const isHeld = (tx: Tx, day: Day) =>
  tx.knownOn === seesPlans
    ? sql<boolean>`p.held_until >= ${asDate(day)}`
    : sql<boolean>`(p.held_until >= ${asDate(day)} and p.id <> all(${filledBySecretPlans(tx, day)}))`;

export const isVacant = (tx: Tx, day: Day) =>
  tx.knownOn === seesPlans
    ? sql<boolean>`p.held_until < ${asDate(day)}`
    : sql<boolean>`(p.held_until < ${asDate(day)} or p.id = any(${filledBySecretPlans(tx, day)}))`;

/** The few positions filled only by plans unknown to the caller, as an array read once per statement. */
const filledBySecretPlans = (tx: Tx, day: Day) => sql`array(
  select planned.position_id from line_plans as plan
  join position_assignments as planned on planned.tenant_id = ${tx.tenantId} and planned.plan_id = plan.id
    and planned.position_id = plan.position_id and planned.retracted_at is null
  where plan.tenant_id = ${tx.tenantId} and plan.position_id is not null and plan.announced_on > ${knownOn(tx)}
    and not exists (
      select from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.position_id = plan.position_id and ${isPlacedFrom(tx, "held", day)}))`;

/** Whether the holder's last day is known and ahead; an assignment without end is always last. */
export const isEnding = (today: Day) => sql<boolean>`p.ending_until >= ${asDate(today)}`;

/** A lateral row; none without a position. */
export const departmentRowOf = (
  tx: Tx,
  employeeId: RawBuilder<number>,
  day: Day,
): RawBuilder<{ id: number; departmentName: string }> => sql`(
  select d.id, d.department_name, d.sort_name from position_assignments as held
  join departments as d on d.tenant_id = ${tx.tenantId} and d.id = held.department_id
  where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${placedOn(tx, "held", day)}
  order by held.date_from limit 1)`;

/** SQL to be selected; null without a position. */
export const positionTitleOf = (
  tx: Tx,
  employeeId: RawBuilder<number>,
  day: Day,
): RawBuilder<string | null> => sql`(
  select p.position_title from position_assignments as held
  join positions as p on p.tenant_id = ${tx.tenantId} and p.id = held.position_id
  where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${placedOn(tx, "held", day)}
  order by held.date_from limit 1)`;

/** The ids of holders of positions in a department on a day. */
export const peopleIn = (tx: Tx, departmentId: number | RawBuilder<number>, day: Day) =>
  tx
    .selectFrom("positionAssignments as held")
    .where("held.tenantId", "=", tx.tenantId)
    .where("held.departmentId", "=", departmentId)
    .where(placedOn(tx, "held", day))
    .select("held.employeeId as id");

/** The column is such as `d.id`; SQL to be selected. */
export const countIn = (tx: Tx, column: string, day: Day) => sql<number>`(
  select count(*) from position_assignments as held
  where held.tenant_id = ${tx.tenantId} and held.department_id = ${sql.ref(column)} and ${placedOn(tx, "held", day)})`;

/** Departments without people are left out. */
export const peopleByDepartment = (tx: Tx, day: Day) =>
  tx
    .selectFrom("positionAssignments as held")
    .where("held.tenantId", "=", tx.tenantId)
    .where(placedOn(tx, "held", day))
    .groupBy("held.departmentId")
    .select(({ fn }) => ["held.departmentId", fn.countAll<number>().as("people")]);

/** People shown in these positions or departments; SQL for `in`. An array of positions uses the index's order. */
export const peopleShownIn = (
  tx: Tx,
  column: "position_id" | "department_id",
  ids: RawBuilder<unknown>,
  today: Day,
) => sql<number>`
  select a.employee_id from position_assignments as a
  where a.tenant_id = ${tx.tenantId} and ${sql.ref(`a.${column}`)} = ${anyOf(ids)}
    and ${isShown(tx, "employee_id", today)}`;

/** The positions that show these employees; SQL for `in`. */
export const positionsShownWith = (tx: Tx, ids: RawBuilder<unknown>, today: Day) => sql<number>`
  select a.position_id from position_assignments as a
  where a.tenant_id = ${tx.tenantId} and a.employee_id = ${anyOf(ids)}
    and ${isShown(tx, "position_id", today)}`;
