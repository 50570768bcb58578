import { type QueryCreator, sql } from "kysely";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";

/** A recorded change of a request's status. */
export interface LeaveDecision {
  statusBefore: LeaveStatus;
  statusAfter: LeaveStatus;
  reason: string;
  /** Null for an automatic decision. */
  decidedById: number | null;
  /** The possible reviewers at the time. */
  reviewersId: readonly number[];
  decidedAt: string;
  /** The end of its author's time to undo it. */
  undoUntil?: string | undefined;
}

type Writing = QueryCreator<Tables & { written: { id: number } }>;

/** Adds the decision's record to the statement `writing`. */
export const withDecision = (writing: Writing, { tenantId }: Tx, decision: LeaveDecision) => {
  const { statusBefore, statusAfter, reason, decidedById, reviewersId, decidedAt, undoUntil } =
    decision;
  return writing.with("recorded", (db) =>
    db
      .insertInto("leaveDecisions")
      .columns([
        "tenantId",
        "leaveId",
        "statusBefore",
        "statusAfter",
        "reason",
        "decidedById",
        "reviewersId",
        "decidedAt",
        "undoUntil",
      ])
      .expression(
        sql`select ${tenantId}::uuid, written.id, ${statusBefore}::text, ${statusAfter}::text, ${reason}::text,
          ${decidedById}::bigint, ${JSON.stringify(reviewersId)}::jsonb, ${decidedAt}::timestamptz, ${undoUntil ?? null}::timestamptz from written`,
      )
      .returning("id"),
  ) as Writing;
};
