import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isVacant } from "#server/organisation/places.ts";
import { nameInAnyCase } from "./queries.ts";

/** A department's name and the title of a position in it. */
export interface NamedPlace {
  departmentName: string;
  positionTitle: string;
}

/** In any case. */
export const findDepartmentsNamed = (tx: Tx, names: readonly string[]) =>
  tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where(sql<boolean>`lower(department_name) = any(${names}::text[])`)
    .select(["id", "departmentName"])
    .orderBy("id", "desc")
    .execute();

/** In any case. */
export const findVacantNamed = (
  tx: Tx,
  departmentIds: readonly number[],
  titles: readonly string[],
  today: string,
) =>
  tx
    .selectFrom("positions as p")
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.departmentId", "=", sql<number>`any(${departmentIds}::bigint[])`)
    .where(sql<boolean>`lower(p.position_title) = any(${titles}::text[])`)
    .where(isVacant(tx, today))
    .select(["p.id", "p.departmentId", "p.positionTitle"])
    .orderBy("p.id")
    .execute();

/** Returns the inserted departments, without those whose name was taken. */
export const insertDepartmentsNamed = (tx: Tx, names: readonly string[], createdAt: string) =>
  tx
    .insertInto("departments")
    .values(
      names.map((departmentName) => ({
        tenantId: tx.tenantId,
        departmentName,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .onConflict((conflict) => conflict.expression(nameInAnyCase).doNothing())
    .returning(["id", "departmentName"])
    .execute();

/** Returns the new ids in the given order. */
export async function insertPositionsTitled(
  tx: Tx,
  positions: readonly { departmentId: number; positionTitle: string }[],
  createdAt: string,
): Promise<number[]> {
  const rows = await tx
    .insertInto("positions")
    .values(
      positions.map((position) => ({
        tenantId: tx.tenantId,
        ...position,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
