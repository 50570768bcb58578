import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { laterTermIn } from "#server/organisation/coming-leaders.ts";
import { isNotOverOn } from "#server/organisation/dated.ts";
import { employeesWithPosition, positionsWithHolder } from "#server/organisation/places.ts";
import { type Manager, managerRowIn } from "#server/organisation/reporting-line.ts";

const firstFreeDay = (tx: Tx, of: "employee_id" | "position_id", id: string) => sql<string | null>`(
  select max(past.date_to) + 1 from position_assignments as past
  where past.tenant_id = ${tx.tenantId} and ${sql.ref(`past.${of}`)} = ${sql.ref(id)} and past.retracted_at is null)`;

/** Locks these positions and returns each with its employee and first vacant day. */
export const lockPositions = (tx: Tx, ids: readonly number[], today: string) =>
  positionsWithHolder(tx, today)
    .where("p.id", "=", anyOf(ids))
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

/** The next recorded move; unannounced if it has a day of announcement. */
export interface NextMove {
  on: string;
  planId: number | null;
  announcedOn: string | null;
}

/** The current or first future positions of these employees, and each one's first possible day of a move. */
export const findPlaces = (tx: Tx, employeeIds: readonly number[], today: string) =>
  employeesWithPosition(tx, today)
    .where("e.id", "=", anyOf(employeeIds))
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
      sql<NextMove | null>`(
        select jsonb_build_object('on', next.date_from, 'planId', next.plan_id,
          'announcedOn', case when next.announced_on > ${today}::date then next.announced_on end)
        from position_assignments as next
        where next.tenant_id = ${tx.tenantId} and next.employee_id = e.id and next.retracted_at is null
          and next.date_from > a.date_from
        order by next.date_from limit 1)`.as("nextMove"),
      sql<boolean>`exists (
        select from position_assignments as next
        where next.tenant_id = ${tx.tenantId} and next.employee_id = e.id and next.retracted_at is null
          and next.announced_on > ${today}::date)`.as("hasSecretMove"),
    ])
    .execute();

/** Current and future assignments to these positions. */
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
      "a.announcedOn",
      "a.knownTo",
      "a.planId",
    ])
    .orderBy("a.dateFrom")
    .execute();

export interface NewAssignment {
  employeeId: number;
  positionId: number;
  departmentId: number;
  /** The first day in the position, in any department. */
  dateJoined: string;
  dateFrom: string;
  dateTo?: string | null;
  /** The plan that begins or ends it, its announcement, and the last day known until then. */
  planId?: number | null;
  announcedOn?: string;
  knownTo?: string | null;
}

interface Recording {
  at: Date;
  byId: number | null;
}

/**
 * The employees placed, each with their next manager and whether that changes later. Others lost the position. Positions must be locked.
 */
export async function insertAssignments(
  tx: Tx,
  assignments: readonly NewAssignment[],
  { at, byId }: Recording,
): Promise<{ employeeId: number; manager: Manager | null; changesLater: boolean }[]> {
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
    // A position may be given several times, for different days.
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
    .leftJoinLateral(laterTermIn(tx, "placed").as("later"), (join) => join.onTrue())
    .select(sql<boolean>`later.is_so or placed.date_to is not null`.as("changesLater"))
    .execute();
  return rows.map(({ employeeId, id, name, changesLater }) => ({
    employeeId,
    changesLater,
    manager: id === null || name === null ? null : { id, name },
  }));
}
