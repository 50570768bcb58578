import { sql } from "kysely";
import type { FamilyRelation, Half, LeaveStatus } from "#contract/codes/leave.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Tx } from "#server/db/database.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { attachmentCount } from "#server/modules/documents/index.ts";
import { fullName } from "#server/organisation/names.ts";
import {
  activeManagerId,
  type Reader,
  recipientIds,
  standInId,
  superadminIds,
  visibleEmployees,
} from "../access.ts";
import { type UsedDays, withDaysUsed } from "../balances/kept-balance-queries.ts";
import { accountOf } from "../terms/account-queries.ts";
import { type LeaveDecision, withDecision } from "./decision-record-queries.ts";
import { certificateDays, waitingSince } from "./due-day-queries.ts";
import { bookerOf, leaveColumns, requestColumns, withDays } from "./request-queries.ts";

/** A visible request with all facts for a decision; undefined for others. Locks company, employee and request, in this order. */
export const lockReview = (tx: Tx, reader: Reader, id: number) =>
  visibleEmployees(tx, reader)
    .innerJoin("tenants as company", "company.id", "e.tenantId")
    .innerJoin("leaveRequests as r", (join) =>
      join.onRef("r.tenantId", "=", "e.tenantId").onRef("r.employeeId", "=", "e.id"),
    )
    .innerJoin("employees as reader", (join) =>
      join
        .onRef("reader.tenantId", "=", "e.tenantId")
        .on("reader.id", "=", reader.actor.employeeId),
    )
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "r.tenantId").onRef("by.id", "=", "r.decidedById"),
    )
    .leftJoin("employees as booker", bookerOf)
    .where("r.id", "=", id)
    .select(requestColumns(tx))
    .select([
      fullName("booker").as("bookedByName"),
      "r.decidedAt",
      "r.decidedById",
      fullName("by").as("decidedByName"),
      activeManagerId(tx, reader).as("managerId"),
      standInId(tx, reader).as("standInId"),
      superadminIds(tx).as("superadminIds"),
      fullName("reader").as("actorName"),
      attachmentCount(tx, sql.ref("r.id")).as("fileCount"),
      accountOf(tx),
    ])
    .forKeyShare("company")
    .forNoKeyUpdate(["e", "r"])
    .executeTakeFirst();

/** The reviewers of a visible employee, who is locked after the company; undefined for others. */
export const lockRequester = (tx: Tx, reader: Reader, employeeId: number) =>
  visibleEmployees(tx, reader)
    .innerJoin("tenants as company", "company.id", "e.tenantId")
    .where("e.id", "=", employeeId)
    .select([
      "e.id",
      activeManagerId(tx, reader).as("managerId"),
      standInId(tx, reader).as("standInId"),
      superadminIds(tx).as("superadminIds"),
      recipientIds(tx, "leaveRequested").as("leaveRequested"),
      recipientIds(tx, "leaveWithoutManager").as("leaveWithoutManager"),
    ])
    .forKeyShare("company")
    .forNoKeyUpdate("e")
    .executeTakeFirst();

export interface LeaveChange {
  leaveStatus?: Exclude<LeaveStatus, "cancellation_asked">;
  cancellationAskedAt?: string | null;
  decidedById?: number | null;
  decidedAt?: string | null;
  decisionReason?: string;
  startDate?: string;
  startHalf?: Half;
  endDate?: string;
  endHalf?: Half;
  duration?: number;
  certificateDue?: string | null;
  reason?: string;
  familyRelation?: FamilyRelation | null;
  contactNumber?: string;
}

/**
 * Writes a decision, its record and any new days, and raises the version. Throws an exclusion violation for
 * overlapping leave.
 */
export async function saveDecision(
  tx: Tx,
  id: number,
  change: LeaveChange,
  decision: LeaveDecision,
  { used, days }: { used: UsedDays; days: readonly LeaveDay[] | undefined },
): Promise<void> {
  const decided = withDecision(
    tx.with("written", (db) =>
      db
        .updateTable("leaveRequests")
        .set({ ...change, version: sql<number>`version + 1` })
        .where("tenantId", "=", tx.tenantId)
        .where("id", "=", id)
        .returning("id"),
    ),
    tx,
    decision,
  );
  const writing = days ? withDays(decided, tx, days, decision.decidedAt) : decided;
  await (used.days === 0 && used.requests === 0
    ? writing.selectFrom("written").select("id").execute()
    : withDaysUsed(writing, tx, used).execute());
  if (change.leaveStatus === "pending" || change.certificateDue)
    await keepDue(tx, [waitingSince, certificateDays], [id]);
}

const inCompanyTime = (format: string) =>
  sql<string>`to_char(d.decided_at at time zone t.time_zone, ${sql.lit(format)})`;

export const findLastDecision = (tx: Tx, leaveId: number) =>
  tx
    .selectFrom("leaveDecisions as d")
    .innerJoin("tenants as t", "t.id", "d.tenantId")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "d.tenantId").onRef("by.id", "=", "d.decidedById"),
    )
    .where("d.tenantId", "=", tx.tenantId)
    .where("d.leaveId", "=", leaveId)
    .select([
      "d.statusBefore",
      "d.statusAfter",
      inCompanyTime("YYYY-MM-DD").as("day"),
      inCompanyTime("HH24:MI").as("time"),
      fullName("by").as("decidedByName"),
    ])
    .orderBy("d.id", "desc")
    .limit(1)
    .executeTakeFirst();

export const findDecisions = (tx: Tx, leaveId: number, limit: number) =>
  tx
    .selectFrom("leaveDecisions as d")
    .leftJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "d.tenantId").onRef("by.id", "=", "d.decidedById"),
    )
    .where("d.tenantId", "=", tx.tenantId)
    .where("d.leaveId", "=", leaveId)
    .select(["d.statusBefore", "d.decidedById", "d.decidedAt", "d.undoUntil", "d.reason"])
    .select(fullName("by").as("decidedByName"))
    .orderBy("d.id", "desc")
    .limit(limit)
    .execute();

/** The request at this version; undefined after a change. */
export const findLeaveAt = (tx: Tx, id: number, version: number) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.id", "=", id)
    .where("r.version", "=", version)
    .select(leaveColumns(tx))
    .executeTakeFirst();
