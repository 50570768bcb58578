import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave-type.ts";
import type { Tx } from "#server/db/database.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import type { Reader } from "../access-queries.ts";

/**
 * Days of approved leave and the number of employees who took it, by type, and how many employees have a request pending,
 * among those whose leave the reader may see.
 */
export const countLeave = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }))
    .select([
      sql<number>`count(distinct r.employee_id) filter (where r.leave_status = 'pending')`.as(
        "pendingLeaveRequests",
      ),
      approvedDays(["AnnualLeave"]).as("annualLeaveCount"),
      approvedEmployees(["AnnualLeave"]).as("annualLeaveUsersCount"),
      approvedDays(["SickLeave"]).as("sickLeaveCount"),
      approvedEmployees(["SickLeave"]).as("sickLeaveUsersCount"),
      approvedDays(otherTypes).as("otherLeaveCount"),
      approvedEmployees(otherTypes).as("otherLeaveUsersCount"),
    ])
    .executeTakeFirstOrThrow();

/** How many requests of the whole company are pending. */
export async function countPendingLeave(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom("leaveRequests")
    .where("tenantId", "=", tx.tenantId)
    .where("leaveStatus", "=", sql.lit("pending"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const otherTypes: LeaveType[] = ["FamilyResponsibilityLeave", "MaternityLeave", "UnpaidLeave"];

const approvedOf = (types: readonly LeaveType[]) =>
  sql`filter (where r.leave_status = 'approved' and r.leave_type = any(${types}::text[]))`;
const approvedDays = (types: readonly LeaveType[]) =>
  sql<number>`coalesce(sum(r.duration) ${approvedOf(types)}, 0)`;
const approvedEmployees = (types: readonly LeaveType[]) =>
  sql<number>`count(distinct r.employee_id) ${approvedOf(types)}`;
