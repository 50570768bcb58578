import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { nameOf } from "#server/organisation/names.ts";
import { headRowOf, headshipsFrom, nextHeadRowOf } from "#server/organisation/reporting-line.ts";

interface Recording {
  at: Date;
  byId: number | null;
}

/** Ends a department's headship on the day before, and retracts those recorded to begin on that day or later. */
export const endHeadships = (tx: Tx, departmentId: number, day: string, recording: Recording) =>
  endFrom(tx, day, recording).where("departmentId", "=", departmentId).execute();

const endFrom = (tx: Tx, day: string, { at }: Recording) =>
  tx
    .updateTable("departmentHeadships")
    .set({
      dateTo: sql<string>`case when date_from < ${day}::date then ${day}::date - 1 else date_to end`,
      retractedAt: sql<string>`case when date_from >= ${day}::date then ${at.toISOString()}::timestamptz end`,
    })
    .where("tenantId", "=", tx.tenantId)
    .where("retractedAt", "is", null)
    .where(({ eb, or }) => or([eb("dateTo", "is", null), eb("dateTo", ">=", day)]));

interface Headship {
  departmentId: number;
  employeeId: number;
  dateFrom: string;
  dateTo?: string | null;
}

/** Records that employees head departments from a day on, or until a last one. */
export const insertHeadships = (tx: Tx, headships: readonly Headship[], { at, byId }: Recording) =>
  tx
    .insertInto("departmentHeadships")
    .values(
      headships.map((headship) => ({
        tenantId: tx.tenantId,
        ...headship,
        recordedAt: at.toISOString(),
        recordedById: byId,
      })),
    )
    .execute();

/** What is left from a day on of the headships of an employee, those that begin later included, by department. */
export const findHeadshipsOf = (tx: Tx, employeeId: number, day: string) =>
  tx
    .selectFrom(headshipsFrom(tx, employeeId, day).as("headship"))
    .select(["headship.departmentId", "headship.dateTo"])
    .select(sql<string>`greatest(headship.date_from, ${day}::date)`.as("dateFrom"))
    .orderBy("headship.departmentId")
    .execute();

/** Ends all headships of an employee on the day before, and retracts those recorded to begin on that day or later. */
export const endHeadshipsOf = (tx: Tx, employeeId: number, day: string, recording: Recording) =>
  endFrom(tx, day, recording).where("employeeId", "=", employeeId).execute();

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
