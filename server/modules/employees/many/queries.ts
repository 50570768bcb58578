import { sql } from "kysely";
import type { EmploymentStatus } from "#contract/codes/people.ts";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { fullName } from "#server/organisation/names.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import { type FilterRequest, matching } from "../list/list-page-queries.ts";

export async function findMatchingIds(
  tx: Tx,
  list: FilterRequest,
  limit: number,
): Promise<number[]> {
  const rows = await matching(tx, list).select("e.id").orderBy("e.id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Locks the employees among these ids against other changes of their records. */
export async function lockEmployees(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", anyOf(ids))
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** By last name, with the fields that a change of many can change. */
export const findSelected = (tx: Tx, ids: readonly number[], today: string) =>
  employeesWithPosition(tx, today)
    .where("e.id", "=", anyOf(ids))
    .select([
      "e.id",
      fullName("e").as("name"),
      "e.employmentStatus",
      "p.positionTitle",
      "p.departmentId",
      "d.departmentName",
    ])
    .orderBy("e.sortName")
    .orderBy("e.id")
    .execute();

export const findDepartmentName = (tx: Tx, id: number) =>
  tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select("departmentName")
    .executeTakeFirst();

export const saveEmploymentStatus = (
  tx: Tx,
  ids: readonly number[],
  employmentStatus: EmploymentStatus,
  updatedAt: string,
) =>
  tx
    .updateTable("employees")
    .set({ employmentStatus, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
