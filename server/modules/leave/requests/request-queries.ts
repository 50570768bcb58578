import { sql } from "kysely";
import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { withDaysUsed } from "../balances/kept-balance-queries.ts";
import type { LeaveWithDuration } from "../policy/eligibility.ts";

/** What notifications, mails and lists say of a request; the reason is not among it. */
export const leaveColumns = [
  "r.id",
  "r.employeeId",
  "r.leaveType",
  "r.startDate",
  "r.endDate",
  "r.duration",
  "r.leaveStatus",
] as const;

/** All that the requester wrote. */
export const requestColumns = [
  ...leaveColumns,
  "r.reason",
  "r.contactNumber",
  "r.requestedAt",
] as const;

export interface NewLeave extends LeaveWithDuration {
  employeeId: number;
  leaveStatus: LeaveStatus;
  reason: string;
  contactNumber: string;
  requestedAt: string;
  decidedAt: string | null;
}

/** Returns the new request's id; throws an exclusion violation if it overlaps with other open leave of the employee. */
export async function insertLeave(tx: Tx, leave: NewLeave): Promise<number> {
  const writing = tx.with("written", (db) =>
    db
      .insertInto("leaveRequests")
      .values({ tenantId: tx.tenantId, ...leave })
      .returning("id"),
  );
  const { id } = await (leave.leaveStatus === "approved"
    ? withDaysUsed(writing, tx, leave)
    : writing.selectFrom("written").select("id")
  ).executeTakeFirstOrThrow();
  return id;
}

/** All leave of some employees, newest start first, with who decided on it. */
export const listLeave = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("leaveRequests as r")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "r.tenantId").onRef("by.id", "=", "r.decidedById"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .select(requestColumns)
    .select(["r.decidedAt", "r.decidedById", fullName("by").as("decidedByName")])
    .orderBy("r.startDate", "desc")
    .orderBy("r.id", "desc")
    .execute();
export type LeaveRow = Awaited<ReturnType<typeof listLeave>>[number];
