import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Tx } from "#server/db/database.ts";
import { leaveColumns } from "../requests/request-queries.ts";
import { patternsOf } from "../terms/pattern-queries.ts";

export interface AffectedLeave {
  from: string;
  to: string;
  /** Leave that ended before this day keeps its days; null recounts all. */
  keptBefore: string | null;
  after: number;
  /** Whose leave alone is recounted; that of all without. */
  employeeId?: number;
}

/** No request spans more days. */
const longestLeave = 366;

/** Open leave that includes some of the days, by id, as much as is recounted at once. */
export const listAffected = (
  tx: Tx,
  { from, to, keptBefore, after, employeeId }: AffectedLeave,
  { inMonths, limit }: { inMonths: readonly LeaveType[]; limit: number },
) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "in", ["pending", "approved"])
    .where("r.leaveType", "not in", [...inMonths, "" as LeaveType])
    .where("r.startDate", "<=", to)
    .where("r.startDate", ">=", sql<string>`${from}::date - ${longestLeave}::int`)
    .where("r.endDate", ">=", from)
    .$if(employeeId !== undefined, (found) => found.where("r.employeeId", "=", Number(employeeId)))
    .$if(keptBefore !== null, (found) => found.where("r.endDate", ">=", String(keptBefore)))
    .where("r.id", ">", after)
    .select(["r.id", "r.employeeId"])
    .orderBy("r.id")
    .limit(limit)
    .execute();

/** Locks employees, as everyone does who computes or changes their balances; in the order of their ids, so that nobody waits for each other. */
export const lockEmployees = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** Those of some requests that are still open, each with what its days cost. */
export const listToRecount = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("r.leaveStatus", "in", ["pending", "approved"])
    .select(leaveColumns)
    .select(patternsOf(tx, sql`r.employee_id`).as("patterns"))
    .select(({ selectFrom }) =>
      selectFrom("leaveDays as d")
        .where("d.tenantId", "=", tx.tenantId)
        .whereRef("d.leaveId", "=", "r.id")
        .select(
          sql<LeaveDay[]>`coalesce(json_agg(json_build_object(
            'date', d.day, 'cost', d.cost, 'reason', d.reason, 'holiday', d.holiday) order by d.day), '[]')`.as(
            "all",
          ),
        )
        .$asScalar()
        .$notNull()
        .as("days"),
    )
    .orderBy("r.id")
    .execute();
export type LeaveToRecount = Awaited<ReturnType<typeof listToRecount>>[number];
