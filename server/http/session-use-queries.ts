import type { Tx } from "#server/db/database.ts";

/** Sessions under change are left out and noted again. */
export const saveLastUse = (tx: Tx, sessionIds: readonly string[], usedAt: string) =>
  tx
    .updateTable("sessions")
    .set({ lastUsedAt: usedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "in", (query) =>
      query
        .selectFrom("sessions as s")
        .where("s.tenantId", "=", tx.tenantId)
        .where("s.id", "in", sessionIds)
        .select("s.id")
        .forUpdate()
        .skipLocked(),
    )
    .execute();
