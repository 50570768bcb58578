import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { fullName } from "#server/organisation/names.ts";
import { teamOf } from "#server/organisation/reporting-line.ts";

const shown = 2;

/** The first absence of each other person of an employee's team on these days, and how many they are; the type of leave is not read. */
export function findTeamAway(
  tx: Tx,
  employeeId: number,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  const absences = tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("approved"))
    .where("r.endDate", ">=", startDate)
    .where("r.startDate", "<=", endDate)
    .where("r.employeeId", "in", teamOf(tx, employeeId, startDate))
    .where(isOfActive(tx, "r.employee_id"))
    .distinctOn("r.employeeId")
    .select(["r.id", "r.employeeId", "r.startDate", "r.endDate"])
    .orderBy("r.employeeId")
    .orderBy("r.startDate");
  const first = tx
    .selectFrom(absences.as("a"))
    .select(["a.id", "a.employeeId", "a.startDate", "a.endDate"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("a.startDate")
    .orderBy("a.id")
    .limit(shown);
  return tx
    .selectFrom(first.as("f"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .select(["f.id", "f.employeeId", "f.startDate", "f.endDate", "f.total"])
    .select(fullName("e").as("employeeName"))
    .orderBy("f.startDate")
    .orderBy("f.id")
    .execute();
}
