import type { Tx } from "#server/db/database.ts";
import { type Reader, visibleEmployees } from "#server/modules/leave/access-queries.ts";
import { requestColumns } from "../request-queries.ts";

/** A request of an employee whose leave the reader may see; undefined for any other. */
export const findVisibleLeave = (tx: Tx, reader: Reader, id: number) =>
  visibleEmployees(tx, reader)
    .innerJoin("leaveRequests as r", (join) =>
      join.onRef("r.tenantId", "=", "e.tenantId").onRef("r.employeeId", "=", "e.id"),
    )
    .where("r.id", "=", id)
    .select(requestColumns(tx))
    .executeTakeFirst();
export type VisibleLeave = NonNullable<Awaited<ReturnType<typeof findVisibleLeave>>>;
