import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/db/database.ts";
import { isLockTimeout } from "#server/db-error.ts";

/** Serialises changes of people, positions and managers, before locks on records. Throws `people_moving` after a wait. */
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
