import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import type { LeaveWithDuration } from "./eligibility.ts";

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
  const { id } = await tx
    .insertInto("leaveRequests")
    .values({ tenantId: tx.tenantId, ...leave })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Decision {
  leaveStatus: LeaveStatus;
  decidedById: number;
  decidedAt: string;
}

/** Writes a decision; throws an exclusion violation if it revives leave that overlaps with other open leave. */
export const saveDecision = (tx: Tx, id: number, decision: Decision) =>
  tx
    .updateTable("leaveRequests")
    .set({ ...decision })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** What a mail about a request says to its recipient; undefined if either is missing. */
export const findLeaveForMail = (tx: Tx, leaveId: number, recipientId: number) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .innerJoin("employees as to", (join) =>
      join.onRef("to.tenantId", "=", "r.tenantId").on("to.id", "=", recipientId),
    )
    .innerJoin("tenants as t", "t.id", "r.tenantId")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "r.tenantId").onRef("by.id", "=", "r.decidedById"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", leaveId)
    .select([
      "r.employeeId",
      "r.leaveType",
      "r.startDate",
      "r.endDate",
      "r.duration",
      "r.leaveStatus",
      "to.email",
      "to.name",
      "to.employeeRole",
      "t.tenantName",
      "t.domainName",
      fullName("e").as("personName"),
      fullName("by").as("decidedByName"),
    ])
    .executeTakeFirst();
