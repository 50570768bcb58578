import type { EmployeeStatistics } from "#contract/employees/employee-lists.ts";
import type { LeaveStatistics } from "#contract/leave/leave.ts";
import type { Context } from "#server/context.ts";
import { countUsers } from "#server/modules/employees/index.ts";
import { countLeave, countPendingLeave } from "./statistics-queries.ts";

/** Pending and taken leave among the employees whose leave the reader may see (AMB-137). */
export const leaveStatistics = (context: Context): Promise<LeaveStatistics> =>
  countLeave(context.tx, context);

/** How many users there are, how many are pending, and how much needs attention: users and leave that are pending (AMB-171, AMB-172). */
export async function employeeStatistics(context: Context): Promise<EmployeeStatistics> {
  const [users, pendingLeave] = await Promise.all([
    countUsers(context),
    countPendingLeave(context.tx),
  ]);
  return { ...users, actionItems: users.usersPending + pendingLeave };
}
