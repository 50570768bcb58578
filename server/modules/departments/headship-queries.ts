import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

interface Recording {
  at: Date;
  byId: number | null;
}

/** Ends a department's headship on the day before, and retracts those recorded to begin on that day or later. */
export const endHeadships = (tx: Tx, departmentId: number, day: string, { at }: Recording) =>
  tx
    .updateTable("departmentHeadships")
    .set({
      dateTo: sql<string>`case when date_from < ${day}::date then ${day}::date - 1 else date_to end`,
      retractedAt: sql<string>`case when date_from >= ${day}::date then ${at.toISOString()}::timestamptz end`,
    })
    .where("tenantId", "=", tx.tenantId)
    .where("departmentId", "=", departmentId)
    .where("retractedAt", "is", null)
    .where(({ eb, or }) => or([eb("dateTo", "is", null), eb("dateTo", ">=", day)]))
    .execute();

/** Records that an employee heads a department from a day on. */
export const insertHeadship = (
  tx: Tx,
  headship: { departmentId: number; employeeId: number; dateFrom: string },
  { at, byId }: Recording,
) =>
  tx
    .insertInto("departmentHeadships")
    .values({
      tenantId: tx.tenantId,
      ...headship,
      recordedAt: at.toISOString(),
      recordedById: byId,
    })
    .execute();
