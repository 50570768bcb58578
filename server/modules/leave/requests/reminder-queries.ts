import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { activeManagerId, recipientIds, standInId, superadminIds } from "../access-queries.ts";
import { patternsOf } from "../terms/pattern-queries.ts";
import { leaveColumns } from "./request-queries.ts";

/** Locks those of some requests that are pending, each with the day on which it was made and who manages the employee. */
export const lockWaiting = (tx: Tx, ids: readonly number[], today: string) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .innerJoin("tenants as t", "t.id", "r.tenantId")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", "pending")
    .where("r.id", "=", sql<number>`any(${ids}::bigint[])`)
    .select(leaveColumns)
    .select([
      "e.isActive",
      sql<string>`(r.requested_at at time zone t.time_zone)::date`.as("requestedOn"),
      activeManagerId(tx, { today }).as("managerId"),
      standInId(tx, { today }).as("standInId"),
    ])
    .orderBy("r.id")
    .forUpdate("r")
    .execute();

/** The patterns by which some employees work. */
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
