import type { Tx } from "#server/db/database.ts";

/** Which optional types of leave the company offers, and for how long time in lieu can be used that is entered now. */
export const findOffered = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["offersStudyLeave", "offersTimeInLieu", "inLieuMonths"])
    .executeTakeFirstOrThrow();
