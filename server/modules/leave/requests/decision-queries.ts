import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import {
  activeManagerId,
  type Reader,
  superadminIds,
  visibleEmployees,
} from "../access-queries.ts";
import { type ApprovedLeave, withDaysUsed } from "../balances/kept-balance-queries.ts";
import { requestColumns } from "./request-queries.ts";

/**
 * A request that the reader may see, with all it takes to decide on it; undefined for any other. Locks the employee, as
 * everyone does who computes or changes their balances, and then the request.
 */
export const lockReview = (tx: Tx, reader: Reader, id: number) =>
  visibleEmployees(tx, reader)
    .innerJoin("leaveRequests as r", (join) =>
      join.onRef("r.tenantId", "=", "e.tenantId").onRef("r.employeeId", "=", "e.id"),
    )
    .innerJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "e.tenantId").on("by.id", "=", reader.actor.employeeId),
    )
    .where("r.id", "=", id)
    .select(requestColumns)
    .select([
      activeManagerId(tx, reader).as("managerId"),
      superadminIds(tx).as("superadminIds"),
      fullName("by").as("reviewerName"),
    ])
    .forNoKeyUpdate(["e", "r"])
    .executeTakeFirst();

/** Who may decide on the employee's leave; locks the employee, as everyone does who computes or changes their balances. */
export const lockRequester = (tx: Tx, requester: Reader) =>
  visibleEmployees(tx, requester)
    .where("e.id", "=", requester.actor.employeeId)
    .select([
      "e.id",
      activeManagerId(tx, requester).as("managerId"),
      superadminIds(tx).as("superadminIds"),
    ])
    .forNoKeyUpdate("e")
    .executeTakeFirstOrThrow();

interface Decision {
  leaveStatus: LeaveStatus;
  decidedById: number;
  decidedAt: string;
}

/**
 * Writes a decision on leave that was not approved before; throws an exclusion violation if it revives leave that overlaps
 * with other open leave.
 */
export const saveDecision = (tx: Tx, leave: ApprovedLeave & { id: number }, decision: Decision) => {
  const writing = tx.with("written", (db) =>
    db
      .updateTable("leaveRequests")
      .set({ ...decision })
      .where("tenantId", "=", tx.tenantId)
      .where("id", "=", leave.id)
      .returning("id"),
  );
  return decision.leaveStatus === "approved"
    ? withDaysUsed(writing, tx, leave).execute()
    : writing.selectFrom("written").select("id").execute();
};
