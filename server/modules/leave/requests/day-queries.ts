import { type QueryCreator, sql } from "kysely";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";

type Writing = QueryCreator<Tables & { written: { id: number } }>;

/** The days of a request as a statement takes them. */
const dayRows = (days: readonly LeaveDay[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day (date date, cost numeric, reason text, holiday text)`;

/** Adds to a statement that has `written` a request what each of its days costs, in the place of what they cost before. */
export const withDays = (writing: Writing, { tenantId }: Tx, days: readonly LeaveDay[]) =>
  writing
    .with("left", (db) =>
      db
        .deleteFrom("leaveDays")
        .using("written")
        .where("leaveDays.tenantId", "=", tenantId)
        .whereRef("leaveDays.leaveId", "=", "written.id")
        .where(sql<boolean>`leave_days.day not in (select day.date from ${dayRows(days)})`)
        .returning("leaveDays.day"),
    )
    .with("counted_days", (db) =>
      db
        .insertInto("leaveDays")
        .columns(["tenantId", "leaveId", "day", "cost", "reason", "holiday"])
        .expression(
          sql`select ${tenantId}::uuid, written.id, day.date, day.cost, day.reason, day.holiday
            from written cross join ${dayRows(days)}`,
        )
        .onConflict((conflict) =>
          conflict.columns(["tenantId", "leaveId", "day"]).doUpdateSet({
            cost: sql<number>`excluded.cost`,
            reason: sql<LeaveDay["reason"]>`excluded.reason`,
            holiday: sql<string | null>`excluded.holiday`,
          }),
        )
        .returning("day"),
    ) as unknown as Writing;
