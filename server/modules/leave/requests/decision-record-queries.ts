import { type QueryCreator, sql } from "kysely";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";

/** A change of a request's status, as it is kept on record. */
export interface LeaveDecision {
  statusBefore: LeaveStatus;
  statusAfter: LeaveStatus;
  reason: string;
  /** Null if it followed by itself. */
  decidedById: number | null;
  reviewersId: readonly number[];
  decidedAt: string;
  undoUntil?: string | undefined;
}

type Writing = QueryCreator<Tables & { written: { id: number } }>;

/** Adds to a statement that has `written` a request the record of the decision. */
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
