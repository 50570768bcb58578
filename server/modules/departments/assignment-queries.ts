import { type RawBuilder, sql } from "kysely";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { isNotOverOn } from "#server/organisation/dated.ts";
import { thesePositionsWithHolder, theseWithPosition } from "#server/organisation/places.ts";
import { type Manager, managerRowIn } from "#server/organisation/reporting-line.ts";
import { lockPositionsOf, saveVacancies } from "./vacancy-queries.ts";

const firstFreeDay = (tx: Tx, of: "employee_id" | "position_id", id: string) => sql<string | null>`(
  select max(past.date_to) + 1 from position_assignments as past
  where past.tenant_id = ${tx.tenantId} and ${sql.ref(`past.${of}`)} = ${sql.ref(id)} and past.retracted_at is null)`;

/** Locks these positions against being filled, and returns them with who is in each and since when it is vacant. */
export const lockPositions = (tx: Tx, ids: readonly number[], today: string) =>
  thesePositionsWithHolder(tx, ids, today)
    .select([
      "p.id",
      "p.positionTitle",
      "p.departmentId",
      "d.departmentName",
      "a.employeeId as holderId",
      firstFreeDay(tx, "position_id", "p.id").as("freeFrom"),
    ])
    .orderBy("p.id")
    .forNoKeyUpdate("p")
    .execute();

/** The current positions of these employees, or those from their first day on, and the day from which each could move. */
export const findPlaces = (tx: Tx, employeeIds: readonly number[], today: string) =>
  theseWithPosition(tx, employeeIds, today)
    .select([
      "e.id as employeeId",
      "e.startDate",
      "e.terminationDate",
      "p.id",
      "p.positionTitle",
      "p.departmentId",
      "d.departmentName",
      "a.dateJoined",
      "a.dateFrom",
      "a.dateTo",
      firstFreeDay(tx, "employee_id", "e.id").as("freeFrom"),
    ])
    .execute();

/** The assignments to these positions that are not over: today's, and those still to begin. */
export const findAssignmentsTo = (tx: Tx, positionIds: readonly number[], today: string) =>
  tx
    .selectFrom("positionAssignments as a")
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.positionId", "=", sql<number>`any(${positionIds}::bigint[])`)
    .where(isNotOverOn("a", today))
    .select([
      "a.employeeId",
      "a.positionId",
      "a.departmentId",
      "a.dateJoined",
      "a.dateFrom",
      "a.dateTo",
    ])
    .orderBy("a.dateFrom")
    .execute();

export interface NewAssignment {
  employeeId: number;
  positionId: number;
  departmentId: number;
  /** When they started in the position, whichever department it was in. */
  dateJoined: string;
  dateFrom: string;
  dateTo?: string | null;
}

interface Recording {
  at: Date;
  byId: number | null;
}

/**
 * The employees who got their position, each with who leads them from then on; for the others, it was taken or they were given
 * another one. The positions must be locked.
 */
export async function insertAssignments(
  tx: Tx,
  assignments: readonly NewAssignment[],
  { at, byId }: Recording,
): Promise<{ employeeId: number; manager: Manager | null }[]> {
  const rows = await tx
    .with("placed", (db) =>
      db
        .insertInto("positionAssignments")
        .values(
          assignments.map((assignment) => ({
            tenantId: tx.tenantId,
            ...assignment,
            recordedAt: at.toISOString(),
            recordedById: byId,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(["employeeId", "positionId", "departmentId", "dateFrom", "dateTo"]),
    )
    // A position may be given more than once, for one time after another.
    .with("given", (db) =>
      db
        .selectFrom("placed")
        .groupBy("positionId")
        .select([
          "positionId",
          sql<string>`max(coalesce(date_to, 'infinity'))`.as("untilDay"),
          sql<string | null>`max(date_to)`.as("lastDay"),
        ]),
    )
    .with("held", (db) =>
      db
        .updateTable("positions as p")
        .from("given")
        .set({
          heldUntil: sql<string>`greatest(p.held_until, given.until_day)`,
          endingUntil: sql<string>`greatest(p.ending_until, given.last_day)`,
        })
        .where("p.tenantId", "=", tx.tenantId)
        .whereRef("p.id", "=", "given.positionId")
        .returning("p.id"),
    )
    .selectFrom("placed")
    .leftJoinLateral(managerRowIn(tx, "placed").as("m"), (join) => join.onTrue())
    .select(["placed.employeeId", "m.id", "m.name"])
    .execute();
  return rows.map(({ employeeId, id, name }) => ({
    employeeId,
    manager: id === null || name === null ? null : { id, name },
  }));
}

/**
 * Ends each employee's assignment on the day before theirs, and retracts those recorded to begin on that day or later; if a
 * position is given, only those in it.
 */
export async function endAssignments(
  tx: Tx,
  ending: readonly { employeeId: number; from: string; positionId?: number }[],
  at: Date,
): Promise<void> {
  const ids = ending.map(({ employeeId }) => employeeId);
  const days = ending.map(({ from }) => from);
  const positionIds = ending.map(({ positionId }) => positionId ?? null);
  await lockPositionsOf(tx, ids);
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await sql<{ positionId: number }>`
    with was as materialized (
      select a.*, ending.day from unnest(${ids}::bigint[], ${days}::date[], ${positionIds}::bigint[])
        as ending (employee_id, day, position_id)
      join position_assignments as a on a.tenant_id = ${tx.tenantId} and a.employee_id = ending.employee_id
      where a.retracted_at is null and (ending.position_id is null or a.position_id = ending.position_id)
        and (a.date_to is null or a.date_to >= ending.day)),
    known as (${keptVersions(now, sql`was.date_from < was.day`)})
    update position_assignments as a
    set date_to = case when a.date_from < was.day then was.day - 1 else a.date_to end,
      recorded_at = case when a.date_from < was.day then ${now} else a.recorded_at end,
      retracted_at = case when a.date_from >= was.day then ${now} end
    from was
    where a.tenant_id = ${tx.tenantId} and a.id = was.id
    returning a.position_id`.execute(tx);
  await saveVacancies(tx, idsIn(rows));
}

const versionColumns = [
  "tenant_id",
  "position_id",
  "employee_id",
  "department_id",
  "date_joined",
  "date_from",
  "date_to",
  "recorded_at",
  "recorded_by_id",
];

/** Keeps assignments (`was`) that are given another last day as they were known until now, retracted. */
const keptVersions = (now: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  insert into position_assignments (${sql.join([...versionColumns, "retracted_at"].map((column) => sql.ref(column)))})
  select ${sql.join(versionColumns.map((column) => sql.ref(`was.${column}`)))}, ${now} from was where ${which} returning id`;

const idsIn = (rows: readonly { positionId: number }[]): number[] => [
  ...new Set(rows.map(({ positionId }) => positionId)),
];

export interface LastDays {
  lastDay: string | null;
  lastDayBefore: string | null;
}

/**
 * Sets or removes the last day of an employee's current assignment, or of the one that ended on their previous last day.
 * Changes nothing, and returns false, if the position is someone else's on the days that would be added.
 */
export async function saveLastDay(
  tx: Tx,
  employeeId: number,
  { lastDay, lastDayBefore, today, now: at }: LastDays & Pick<Context, "today" | "now">,
): Promise<boolean> {
  await lockPositionsOf(tx, [employeeId]);
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await sql<{ positionId: number }>`
    with was as materialized (
      select a.*, case when ${lastDay}::date is not null then greatest(a.date_from, ${lastDay}::date) end as last_day
      from position_assignments as a
      where a.tenant_id = ${tx.tenantId} and a.employee_id = ${employeeId} and a.retracted_at is null
        and (a.date_to is null or a.date_to >= ${today}::date or a.date_to = ${lastDayBefore}::date)
        and not exists (
          select from position_assignments as other
          where other.tenant_id = ${tx.tenantId} and other.id <> a.id and other.retracted_at is null
            and (other.position_id = a.position_id or other.employee_id = a.employee_id) and other.date_from > a.date_from
            and (${lastDay}::date is null or other.date_from <= ${lastDay}::date))),
    known as (${keptVersions(now, sql`was.date_to is distinct from was.last_day`)})
    update position_assignments as a
    set date_to = was.last_day,
      recorded_at = case when was.date_to is distinct from was.last_day then ${now} else a.recorded_at end
    from was
    where a.tenant_id = ${tx.tenantId} and a.id = was.id
    returning a.position_id`.execute(tx);
  await saveVacancies(tx, idsIn(rows));
  return rows.length === 1;
}
