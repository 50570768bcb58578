import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** Blank until given. */
export const nameOf = (alias: string) =>
  sql<string>`trim(${sql.ref(`${alias}.name`)} || ' ' || ${sql.ref(`${alias}.surname`)})`;

/** Or the e-mail of someone without a name yet. */
export const fullName = (alias: string) =>
  sql<string>`coalesce(nullif(${nameOf(alias)}, ''), ${sql.ref(`${alias}.email`)})`;

export async function findNames(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(["e.id", fullName("e").as("name")])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
