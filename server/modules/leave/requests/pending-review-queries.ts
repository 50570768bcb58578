import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import type { Reader } from "../access-queries.ts";
import { leaveColumns } from "./request-queries.ts";

/** The pending leave of other active employees that is visible to the reader, the earliest start first, each with the total. */
export const findPendingReviews = (tx: Tx, { actor, today }: Reader, limit: number) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where("r.employeeId", "!=", actor.employeeId)
    .where("e.isActive", "=", true)
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }))
    .select(leaveColumns)
    .select([
      "r.reason",
      fullName("e").as("employeeName"),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(limit)
    .execute();
