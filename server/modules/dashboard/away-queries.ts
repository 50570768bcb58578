import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { ownTypeOf } from "#server/modules/leave/index.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";

export interface Days {
  from: string;
  to: string;
}

const absences = (tx: Tx, { from, to }: Days) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("approved"))
    .where("r.endDate", ">=", from)
    .where("r.startDate", "<=", to)
    .where(isOfActive(tx, "r.employee_id"));

/** The first absences with their totals, current ones first. Names are joined for these rows only. */
const firstOf = (tx: Tx, away: ReturnType<typeof absences>, { from }: Days, limit: number) => {
  const first = away
    .select(["r.id", "r.employeeId", "r.startDate", "r.endDate", "r.leaveType", "r.ownTypeId"])
    .select([
      sql<string>`greatest(r.start_date, ${from}::date)`.as("awayFrom"),
      sql<number>`count(*) over ()`.as("total"),
      sql<number>`count(*) filter (where r.start_date <= ${from}::date) over ()`.as("awayAtFirst"),
    ])
    .orderBy("awayFrom")
    .orderBy("r.endDate")
    .orderBy("r.id")
    .limit(limit);
  return tx
    .selectFrom(first.as("f"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .select(["f.id", "f.employeeId", fullName("e").as("employeeName"), "f.startDate", "f.endDate"])
    .select(["f.total", "f.awayAtFirst"])
    .orderBy("f.awayFrom")
    .orderBy("f.endDate")
    .orderBy("f.id");
};

export const findAbsences = (tx: Tx, days: Days, limit: number) =>
  firstOf(tx, absences(tx, days), days, limit)
    .select(["f.leaveType", ownTypeOf(tx, sql`f.own_type_id`).as("ownType")])
    .execute();

/** Absences in an employee's team, without the type of leave. */
export const findTeamAbsences = (tx: Tx, employeeId: number, days: Days, limit: number) => {
  const ofTeam = absences(tx, days).where("r.employeeId", "in", teamOf(tx, employeeId, days.from));
  return firstOf(tx, ofTeam, days, limit).execute();
};

/** Approved days by type that start in a year, with their requests. Former employees count. */
export const sumLeaveByType = (tx: Tx, year: number) =>
  tx
    .selectFrom("leaveTotals")
    .where("tenantId", "=", tx.tenantId)
    .where("year", "=", year)
    .groupBy("leaveType")
    .select(({ fn }) => [
      "leaveType",
      fn.sum<number>("days").as("days"),
      fn.sum<number>("requests").as("requests"),
    ])
    .execute();
