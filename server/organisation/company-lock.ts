import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/db/database.ts";
import { isLockTimeout } from "#server/db-error.ts";

/**
 * Lets one call at a time change who is in the company, where they are and who leads whom; before a department, a position or a person
 * is locked for it. Throws `people_moving` if others take too long, as an import does that adds all or nobody.
 */
export async function lockCompany(tx: Tx): Promise<void> {
  try {
    await tx
      .selectFrom("tenants")
      .where("id", "=", tx.tenantId)
      .select("id")
      .forNoKeyUpdate()
      .execute();
  } catch (error) {
    throw isLockTimeout(error) ? new AppError("people_moving") : error;
  }
}
