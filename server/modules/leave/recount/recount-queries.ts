import { sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Tx } from "#server/db/database.ts";
import { leaveColumns } from "../requests/request-queries.ts";
import { patternsOf } from "../terms/pattern-queries.ts";

/** The changed days, and the affected leave. */
export interface AffectedLeave {
  from: string;
  to: string;
  /** Earlier leave is not recounted; null recounts all. */
  keptBefore: string | null;
  /** The id of the last recounted request. */
  after: number;
  /** Limits the recount to this employee. */
  employeeId?: number;
}

/** The maximum span of a request. */
const longestLeave = 366;

/** The next batch of open leave on the changed days, by id. */
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

/** Locks the company's days, then employees by id, in the order of every computation of balances. */
export const lockEmployees = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as company", "company.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select("e.id")
    .orderBy("e.id")
    .forKeyShare("company")
    .forNoKeyUpdate("e")
    .execute();

/** The requests still open, with the cost of their days. */
export const listToRecount = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("r.leaveStatus", "in", ["pending", "approved"])
    .select(leaveColumns(tx))
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

/** The last day of leave that payroll has locked. */
export async function findLastLockedDay(tx: Tx): Promise<string | null> {
  const { day } = await tx
    .selectFrom("payrollPeriods as p")
    .where("p.tenantId", "=", tx.tenantId)
    .where("p.unlockedAt", "is", null)
    .select(({ fn }) => fn.max<string | null>("p.dateTo").as("day"))
    .executeTakeFirstOrThrow();
  return day;
}
