import { sql } from "kysely";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import { activeManagerId, recipientIds, standInId, superadminIds } from "../access-queries.ts";
import { patternsOf } from "../terms/pattern-queries.ts";
import { leaveColumns } from "./request-queries.ts";

/** The next companies, by id, in which a request from before a moment waits of which nobody was reminded; none at the end. */
export async function findTenantsWithWaitingLeave(
  db: DirectoryTx,
  after: string,
  before: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_waiting_leave(${after}::uuid, ${before}::timestamptz) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Locks some of the pending requests of a day or before of which nobody was reminded, by id after one, each with who manages the employee; another server leaves them alone. */
export const lockWaiting = (
  tx: Tx,
  { today, until, after, limit }: { today: string; until: string; after: number; limit: number },
) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .innerJoin("tenants as t", "t.id", "r.tenantId")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", "pending")
    .where("r.remindedAt", "is", null)
    .where("r.id", ">", after)
    .where(sql<boolean>`(r.requested_at at time zone t.time_zone)::date <= ${until}::date`)
    .select(leaveColumns)
    .select([
      "e.isActive",
      sql<string>`(r.requested_at at time zone t.time_zone)::date`.as("requestedOn"),
      activeManagerId(tx, { today }).as("managerId"),
      standInId(tx, { today }).as("standInId"),
    ])
    .orderBy("r.id")
    .limit(limit)
    .forUpdate("r")
    .skipLocked()
    .execute();

export const listPatternsOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(["e.id", patternsOf(tx, sql`e.id`).as("patterns")])
    .execute();

/** Who may decide on everyone's leave, and which of them were chosen to be notified. */
export const findReviewers = (tx: Tx) =>
  tx
    .selectNoFrom([
      superadminIds(tx).as("superadminIds"),
      recipientIds(tx, "leaveRequested").as("leaveRequested"),
      recipientIds(tx, "leaveWithoutManager").as("leaveWithoutManager"),
    ])
    .executeTakeFirstOrThrow();

export const saveReminded = (tx: Tx, ids: readonly number[], at: string) =>
  tx
    .updateTable("leaveRequests")
    .set({ remindedAt: at })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
