import { sql } from "kysely";
import type { PayrollProfile, PayrollProfileBody } from "#contract/payroll/profiles.ts";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/db/database.ts";

const profiles = (tx: Tx) =>
  tx
    .selectFrom("payrollProfiles as p")
    .where("p.tenantId", "=", tx.tenantId)
    .select(["p.id", "p.name", "p.separator", "p.decimal", "p.dayStyle", "p.lastUsedAt"])
    .select([
      sql<PayrollProfile["columns"]>`p.columns`.as("columns"),
      sql<PayrollProfile["typeCodes"]>`p.type_codes`.as("typeCodes"),
    ])
    .$castTo<PayrollProfile>();

export const findProfiles = (tx: Tx): Promise<PayrollProfile[]> =>
  profiles(tx).orderBy(sql`app.folded(p.name)`).orderBy("p.id").execute();

/** Throws `not_found`. */
export async function getProfile(tx: Tx, id: number): Promise<PayrollProfile> {
  const found = await profiles(tx).where("p.id", "=", id).executeTakeFirst();
  if (!found) throw new AppError("not_found");
  return found;
}

const rowOf = ({ id: _, columns, typeCodes, ...row }: PayrollProfileBody) => ({
  ...row,
  columns: JSON.stringify(columns),
  typeCodes: JSON.stringify(typeCodes),
});

export async function insertProfile(tx: Tx, body: PayrollProfileBody): Promise<number> {
  const { id } = await tx
    .insertInto("payrollProfiles")
    .values({ tenantId: tx.tenantId, ...rowOf(body) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Throws `not_found`. */
export async function updateProfile(tx: Tx, id: number, body: PayrollProfileBody): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("payrollProfiles")
    .set(rowOf(body))
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("not_found");
}

export const saveProfileUse = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable("payrollProfiles")
    .set({ lastUsedAt: now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** Throws `not_found`. */
export async function deleteProfile(tx: Tx, id: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("payrollProfiles")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError("not_found");
}
