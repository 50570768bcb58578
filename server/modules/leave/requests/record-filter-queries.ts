import { type RawBuilder, sql } from "kysely";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { LeaveExportQuery } from "#contract/leave/requests/export.ts";
import type { LeaveFilter } from "#contract/places.ts";
import type { Tx } from "#server/db/database.ts";
import { inactiveEmployees } from "#server/organisation/active-employees.ts";
import type { Reader } from "../access-queries.ts";
import { maxSpanDays } from "../rules/leave-policy.ts";

/** How many days ahead of today count as away soon. */
export const awayDays = 14;

const employeesWithLeave = (tx: Tx) =>
  tx.selectFrom("leaveRequests as r").where("r.tenantId", "=", tx.tenantId).select("r.employeeId");

/** The employees whom a list of those with a decision to be made, or of those away today or soon, shows if they are active. */
export function shownWith(tx: Tx, { today }: Reader, show: LeaveFilter | undefined) {
  const shown = employeesWithLeave(tx);
  return show === "pending"
    ? shown
        .where("r.leaveStatus", "=", sql.lit("pending"))
        .unionAll(shown.where("r.cancellationAskedAt", "is not", null))
    : shown
        .where("r.leaveStatus", "=", sql.lit("approved"))
        .where("r.endDate", ">=", today)
        .where("r.startDate", "<=", sql<string>`${today}::date + ${awayDays}::int`);
}

/**
 * The ids of the active ones among them, but for one if that is given; each once. Those who are inactive are read as one list, where
 * looking each employee up would take as long as they are many.
 */
export const activeShownWith = (
  tx: Tx,
  reader: Reader,
  show: LeaveFilter,
  allBut: number | null,
): RawBuilder<number> => sql`
  select distinct shown.employee_id from (${shownWith(tx, reader, show)}) as shown
  where shown.employee_id is distinct from ${allBut}::bigint and shown.employee_id not in ${inactiveEmployees(tx)}`;

/** The employees with a request of this type and status that includes any of these days; leave that began too long before them is not read. */
export const withLeave = (tx: Tx, { leaveType, leaveStatus, from, to }: LeaveExportQuery) =>
  employeesWithLeave(tx)
    .$if(leaveType !== undefined, (found) => found.where("r.leaveType", "=", leaveType ?? null))
    .$if(leaveStatus !== undefined, (found) => found.where(hasStatus(leaveStatus)))
    .$if(from !== undefined, (found) =>
      found
        .where("r.endDate", ">=", from ?? null)
        .where("r.startDate", ">", sql<string>`${from}::date - ${maxSpanDays}::int`),
    )
    .$if(to !== undefined, (found) => found.where("r.startDate", "<=", to ?? null));

/** Whether a request (r) has the status by which lists call it: leave that is asked to be cancelled is still stored as approved. */
function hasStatus(status: LeaveStatus | undefined): RawBuilder<boolean> {
  if (status === "cancellation_asked") return sql`r.cancellation_asked_at is not null`;
  const isStatus = sql`r.leave_status = ${status}`;
  return status === "approved"
    ? sql`${isStatus} and r.cancellation_asked_at is null`
    : sql`${isStatus}`;
}
