import { type JoinBuilder, sql } from "kysely";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Tx } from "#server/db/database.ts";
import { attachmentCount } from "#server/modules/documents/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { withDaysUsed } from "../balances/used-leave-queries.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";
import { withDays } from "./day-queries.ts";
import { type LeaveDecision, withDecision } from "./decision-record-queries.ts";
import { statesItsEvent } from "./parental/parental-queries.ts";

/** The status of a request (r): approved leave may be asked to be cancelled. */
const status = sql<LeaveStatus>`
  case when r.cancellation_asked_at is null then r.leave_status else 'cancellation_asked' end`.as(
  "leaveStatus",
);

/** What notifications, mails and lists say of a request; the reason is not among it. */
export const leaveColumns = [
  "r.id",
  "r.employeeId",
  "r.leaveType",
  "r.startDate",
  "r.endDate",
  "r.startHalf",
  "r.endHalf",
  "r.duration",
  status,
] as const;

/** The country of the company, by whose law leave is counted; read once for all requests. */
const countryOf = (tx: Tx) => sql<string | null>`(
  select company.country from tenants as company where company.id = ${tx.tenantId})`;

const writtenColumns = [
  ...leaveColumns,
  "r.reason",
  "r.contactNumber",
  "r.requestedAt",
  "r.version",
  "r.bookedById",
  "r.decisionReason",
  "r.certificateDue",
] as const;

/** All that the requester wrote. */
export const requestColumns = (tx: Tx) =>
  [
    ...writtenColumns,
    countryOf(tx).as("country"),
    statesItsEvent(tx).as("statesItsEvent"),
  ] as const;

interface NewLeave extends LeaveWithDuration {
  employeeId: number;
  leaveStatus: Exclude<LeaveStatus, "cancellation_asked">;
  reason: string;
  contactNumber: string;
  requestedAt: string;
  decidedAt: string | null;
  decidedById?: number;
  bookedById?: number;
  certificateDue?: string;
}

/** Joins who booked a request (r) for its employee. */
export const bookerOf = <DB, From extends keyof DB>(join: JoinBuilder<DB, From>) =>
  join.on(sql<boolean>`booker.tenant_id = r.tenant_id and booker.id = r.booked_by_id`);

/**
 * Writes a request with its days and returns its id, and whether shares by policies may follow; throws an exclusion violation if it overlaps with other open leave of the employee. Leave that
 * is approved at once comes with its decision; without one it was decided by itself, as it had no reviewers.
 */
export async function insertLeave(
  tx: Tx,
  leave: NewLeave,
  days: readonly LeaveDay[],
  decision: LeaveDecision = decidedByItself(leave),
): Promise<{ id: number }> {
  const writing = withDays(
    tx.with("written", (db) =>
      db
        .insertInto("leaveRequests")
        .values({ tenantId: tx.tenantId, ...leave })
        .returning("id"),
    ),
    tx,
    days,
  );
  return (
    leave.leaveStatus === "approved"
      ? withDaysUsed(withDecision(writing, tx, decision), tx, {
          ...leave,
          days: leave.duration,
          requests: 1,
        })
      : writing.selectFrom("written").select("id")
  ).executeTakeFirstOrThrow();
}

function decidedByItself({ requestedAt }: NewLeave): LeaveDecision {
  return {
    statusBefore: "pending",
    statusAfter: "approved",
    reason: "",
    decidedById: null,
    reviewersId: [],
    decidedAt: requestedAt,
  };
}

export const listLeave = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("leaveRequests as r")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "r.tenantId").onRef("by.id", "=", "r.decidedById"),
    )
    .leftJoin("employees as booker", bookerOf)
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .select(requestColumns(tx))
    .select(["r.decidedAt", "r.decidedById", fullName("by").as("decidedByName")])
    .select(fullName("booker").as("bookedByName"))
    .select(attachmentCount(tx, sql.ref("r.id")).as("fileCount"))
    .orderBy("r.startDate", "desc")
    .orderBy("r.id", "desc")
    .execute();
export type LeaveRow = Awaited<ReturnType<typeof listLeave>>[number];
