import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { employeesWithPosition, positionsWithHolder } from "#server/organisation/places.ts";

const firstFreeDay = (tx: Tx, of: "employee_id" | "position_id", id: string) => sql<string | null>`(
  select max(past.date_to) + 1 from position_assignments as past
  where past.tenant_id = ${tx.tenantId} and ${sql.ref(`past.${of}`)} = ${sql.ref(id)} and past.retracted_at is null)`;

/** Makes others who would fill these positions wait, and returns them with who is in them and since when they are free. */
export const lockPositions = (tx: Tx, ids: readonly number[], today: string) =>
  positionsWithHolder(tx, today)
    .where("p.id", "=", sql<number>`any(${ids}::bigint[])`)
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

/** Where these employees are, or will be from their first day on, and since when they could be somewhere else. */
export const findPlaces = (tx: Tx, employeeIds: readonly number[], today: string) =>
  employeesWithPosition(tx, today)
    .where("e.id", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .select([
      "e.id as employeeId",
      "e.startDate",
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
export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number];

export interface NewAssignment {
  employeeId: number;
  positionId: number;
  departmentId: number;
  /** Since when they are in the position, in whichever department it was. */
  dateJoined: string;
  dateFrom: string;
  dateTo?: string | null;
}

interface Recording {
  at: Date;
  byId: number | null;
}

/** The ids of those who got their position; those who are left out were too late, for it or for themselves. */
export async function insertAssignments(
  tx: Tx,
  assignments: readonly NewAssignment[],
  { at, byId }: Recording,
): Promise<number[]> {
  const rows = await tx
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
    .returning("employeeId")
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}

/** Ends what each employee holds the day before their day; what was recorded to begin on it or later is retracted. */
export async function endAssignments(
  tx: Tx,
  ending: readonly { employeeId: number; from: string }[],
  at: Date,
): Promise<void> {
  const ids = ending.map(({ employeeId }) => employeeId);
  const days = ending.map(({ from }) => from);
  await sql`
    update position_assignments as a
    set date_to = case when a.date_from < ending.day then ending.day - 1 else a.date_to end,
      retracted_at = case when a.date_from >= ending.day then ${at.toISOString()}::timestamptz end
    from unnest(${ids}::bigint[], ${days}::date[]) as ending (employee_id, day)
    where a.tenant_id = ${tx.tenantId} and a.employee_id = ending.employee_id and a.retracted_at is null
      and (a.date_to is null or a.date_to >= ending.day)`.execute(tx);
}

export interface LastDays {
  lastDay: string | null;
  lastDayBefore: string | null;
}

/**
 * Sets or removes the last day of what an employee holds, or held until the last day they had before; nothing changes where
 * the position belongs to another in the days that would be added.
 */
export async function saveLastDay(
  tx: Tx,
  employeeId: number,
  { lastDay, lastDayBefore, today }: LastDays & { today: string },
): Promise<void> {
  await sql`
    update position_assignments as a
    set date_to = greatest(a.date_from, ${lastDay}::date)
    where a.tenant_id = ${tx.tenantId} and a.employee_id = ${employeeId} and a.retracted_at is null
      and (a.date_to is null or a.date_to >= ${today}::date or a.date_to = ${lastDayBefore}::date)
      and not exists (
        select from position_assignments as other
        where other.tenant_id = ${tx.tenantId} and other.id <> a.id and other.retracted_at is null
          and (other.position_id = a.position_id or other.employee_id = a.employee_id) and other.date_from > a.date_from
          and (${lastDay}::date is null or other.date_from <= ${lastDay}::date))`.execute(tx);
}
