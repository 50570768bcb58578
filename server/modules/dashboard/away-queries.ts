import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";

export interface Days {
  from: string;
  /** The last day, inclusive. */
  to: string;
}

/** Approved leave of active employees that overlaps these days; those away on the first day come first. */
const absences = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", "approved")
    .where("r.endDate", ">=", from)
    .where("r.startDate", "<=", to)
    .where("e.isActive", "=", true)
    .select([
      "r.id",
      "r.employeeId",
      fullName("e").as("employeeName"),
      "r.startDate",
      "r.endDate",
      sql<number>`count(*) over ()`.as("total"),
      sql<number>`count(*) filter (where r.start_date <= ${from}::date) over ()`.as("awayAtFirst"),
    ])
    .orderBy(sql`greatest(r.start_date, ${from}::date)`)
    .orderBy("r.endDate")
    .orderBy("r.id");

/** The company's employees who are away on these days, with the type of leave. */
export const findAbsences = (tx: Tx, days: Days, limit: number) =>
  absences(tx, days).select("r.leaveType").limit(limit).execute();

/** An employee's team members who are away on these days; the type of leave is not read. */
export const findTeamAbsences = (tx: Tx, employeeId: number, days: Days, limit: number) =>
  absences(tx, days)
    .where("r.employeeId", "in", teamOf(tx, employeeId, days.from))
    .limit(limit)
    .execute();

/** Days of approved leave by type, and in how many requests, starting between two days, including that of employees who have left since. */
export const sumLeaveByType = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", "approved")
    .where("r.startDate", ">=", from)
    .where("r.startDate", "<=", to)
    .groupBy("r.leaveType")
    .select(({ fn }) => [
      "r.leaveType",
      fn.sum<number>("r.duration").as("days"),
      fn.countAll<number>().as("requests"),
    ])
    .execute();
