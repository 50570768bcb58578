import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { idsInSight } from "./record-queries.ts";

/**
 * The pending leave of active people that starts first, and how much of it there is: of everybody but the reader, or
 * of the people in departments that the reader heads.
 */
export const findWaitingLeave = (
  tx: Tx,
  { employeeId, ofEverybody }: { employeeId: number; ofEverybody: boolean },
  limit: number,
) =>
  tx
    .selectFrom("leaveRequests as r")
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where("r.employeeId", "!=", employeeId)
    .where("e.isActive", "=", true)
    .$if(!ofEverybody, (query) => query.where("r.employeeId", "in", idsInSight(tx, employeeId)))
    .select([
      "r.id",
      "r.employeeId",
      fullName("e").as("employeeName"),
      "r.leaveType",
      "r.startDate",
      "r.endDate",
      "r.duration",
      "r.reason",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(limit)
    .execute();
