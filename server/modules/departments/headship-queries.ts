import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { nameOf } from "#server/organisation/names.ts";
import { headRowOf, nextHeadRowOf } from "#server/organisation/reporting-line.ts";

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

/** Who heads a department on a day. */
export const findHeadOn = (tx: Tx, departmentId: number, day: string) =>
  tx
    .selectFrom(headRowOf(tx, sql`${departmentId}::bigint`, day).as("head"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "head.employeeId"),
    )
    .select(["e.id", nameOf("e").as("name")])
    .executeTakeFirst();

/** The next change of a department's head after a day. */
export const findNextHead = (tx: Tx, departmentId: number, day: string) =>
  tx
    .selectFrom(nextHeadRowOf(tx, sql`${departmentId}::bigint`, day).as("next"))
    .select("next.from")
    .executeTakeFirst();
