import type { Context } from "#server/context.ts";
import { visibleTo } from "#server/organisation/sight.ts";

/** The person of a request, if the reader may open its files. */
export const findOwnerOfFiles = (
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  leaveId: number,
) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", leaveId)
    .where(visibleTo(tx, actor, { what: "documents", column: "r.employeeId", today }))
    .select("r.employeeId")
    .executeTakeFirst();
