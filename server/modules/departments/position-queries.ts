import { sql } from "kysely";
import type { JobLevel } from "#contract/codes/people.ts";
import type { Tx } from "#server/db/database.ts";
import { nameOf } from "#server/organisation/names.ts";
import { positionsWithHolder } from "#server/organisation/places.ts";

export const withColumns = (query: ReturnType<typeof positionsWithHolder>) =>
  query.select([
    "p.id",
    "p.positionTitle",
    "p.jobDescription",
    "p.jobLevel",
    "p.departmentId",
    "d.departmentName",
    "a.employeeId",
    sql<string | null>`${nameOf("e")}`.as("employeeName"),
    "p.tenantId",
    "a.dateJoined",
    "a.dateTo as dateEnded",
    "p.createdAt",
    "p.updatedAt",
  ]);

export const findPosition = (tx: Tx, id: number, today: string) =>
  withColumns(positionsWithHolder(tx, today).where("p.id", "=", id)).executeTakeFirst();

export const findPositionByTitle = (tx: Tx, departmentId: number, positionTitle: string) =>
  tx
    .selectFrom("positions")
    .where("tenantId", "=", tx.tenantId)
    .where("departmentId", "=", departmentId)
    .where("positionTitle", "=", positionTitle)
    .select("id")
    .orderBy("id")
    .executeTakeFirst();

/** Undefined without such a position. */
export const findDepartmentOf = (tx: Tx, positionId: number) =>
  tx
    .selectFrom("positions")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", positionId)
    .select("departmentId")
    .executeTakeFirst();

/** Locks the position and its employee; undefined if missing. */
export const lockPosition = (tx: Tx, id: number) =>
  tx
    .selectFrom("positions")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();

export interface PositionFields {
  positionTitle: string;
  jobDescription: string;
  departmentId: number;
  jobLevel?: JobLevel | undefined;
}

export const insertPosition = (tx: Tx, fields: PositionFields, createdAt: string) =>
  tx
    .insertInto("positions")
    .values({ tenantId: tx.tenantId, ...fields, createdAt, updatedAt: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();

export const savePosition = (tx: Tx, id: number, fields: PositionFields, updatedAt: string) =>
  tx
    .updateTable("positions")
    .set({ ...fields, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** Throws a reference violation if it is referenced. */
export const deletePositionRow = (tx: Tx, id: number) =>
  tx.deleteFrom("positions").where("tenantId", "=", tx.tenantId).where("id", "=", id).execute();

export const savePositionsDepartment = (
  tx: Tx,
  ids: readonly number[],
  departmentId: number,
  updatedAt: string,
) =>
  tx
    .updateTable("positions")
    .set({ departmentId, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
