import { sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave-balance.ts";
import { balanceOfLeaveType, type LeaveType, leaveTypes } from "#contract/codes/leave-type.ts";
import type { Tx } from "#server/db/database.ts";
import type { CountedLeave, Grant } from "./balances.ts";

/** Leave that is pending or approved. */
export interface OpenLeave extends CountedLeave {
  id: number;
  startDate: string;
  endDate: string;
}

/** `balanceOf` in SQL: one balance on a day of everyone who was granted days or requested leave of it. */
export function balancesOnDay(tx: Tx, name: LeaveBalance, day: string) {
  const types = leaveTypes.filter((type) => balanceOfLeaveType[type] === name);
  const granted = tx
    .selectFrom("leaveGrants as g")
    .where("g.tenantId", "=", tx.tenantId)
    .where("g.balance", "=", name)
    .where("g.effectiveFrom", "<=", day)
    .select(["g.employeeId", "g.days as total", zero.as("used"), zero.as("pending")]);
  const requested = tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveType", "=", sql<LeaveType>`any(${types}::text[])`)
    .select([
      "r.employeeId",
      zero.as("total"),
      daysThatAre("approved").as("used"),
      daysThatAre("pending").as("pending"),
    ]);
  const sums = tx
    .selectFrom(granted.unionAll(requested).as("days"))
    .groupBy("days.employeeId")
    .select(({ fn }) => [
      "days.employeeId",
      fn.sum<number>("days.total").as("total"),
      fn.sum<number>("days.used").as("used"),
      fn.sum<number>("days.pending").as("pending"),
    ]);
  return tx
    .selectFrom(sums.as("s"))
    .select([
      "s.employeeId",
      "s.total",
      "s.used",
      "s.pending",
      sql<number>`s.total - s.used`.as("remaining"),
      sql<number>`greatest(0, s.total - s.used - s.pending)`.as("available"),
      sql<number>`case when s.total > 0 then round(s.used * 100 / s.total) else 0 end`.as(
        "percentage",
      ),
    ]);
}

const zero = sql<number>`0::numeric`;
const daysThatAre = (status: "approved" | "pending") =>
  sql<number>`case when r.leave_status = ${sql.lit(status)} then r.duration else 0 end`;

/** The leave that some employees' balances are computed from, summed by type and status. */
export const listCountedLeave = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("leaveRequests")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("leaveStatus", "!=", "rejected")
    .groupBy(["employeeId", "leaveType", "leaveStatus"])
    .select(({ fn }) => [
      "employeeId",
      "leaveType",
      "leaveStatus",
      fn.sum<number>("duration").as("duration"),
    ])
    .execute();

/** All that an employee's balances are computed from, in one statement. */
export const findBalanceSources = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .select(({ selectFrom }) => [
      selectFrom("leaveGrants as g")
        .where("g.tenantId", "=", tx.tenantId)
        .where("g.employeeId", "=", employeeId)
        .select(
          sql<Grant[]>`coalesce(json_agg(json_build_object(
            'balance', g.balance, 'days', g.days, 'effectiveFrom', g.effective_from)), '[]')`.as(
            "all",
          ),
        )
        .$asScalar()
        .$notNull()
        .as("grants"),
      selectFrom("leaveRequests as r")
        .where("r.tenantId", "=", tx.tenantId)
        .where("r.employeeId", "=", employeeId)
        .where("r.leaveStatus", "!=", "rejected")
        .select(
          sql<OpenLeave[]>`coalesce(json_agg(json_build_object(
            'id', r.id, 'leaveType', r.leave_type, 'leaveStatus', r.leave_status, 'duration', r.duration,
            'startDate', r.start_date, 'endDate', r.end_date) order by r.start_date), '[]')`.as(
            "open",
          ),
        )
        .$asScalar()
        .$notNull()
        .as("leave"),
    ])
    .executeTakeFirst();
