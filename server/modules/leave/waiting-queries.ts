import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { employeesWithPosition } from "#server/db/employees-with-position.ts";
import { fullName } from "#server/db/full-name.ts";

/**
 * The pending leave of active people that starts first, each with the active head of the person's department, and how
 * much of it there is; of everybody but the reader, or of those the reader heads.
 */
export const findWaitingLeave = (
  tx: Tx,
  { employeeId, ofEverybody }: { employeeId: number; ofEverybody: boolean },
  limit: number,
) =>
  employeesWithPosition(tx)
    .innerJoin("leaveRequests as r", (join) =>
      join.onRef("r.tenantId", "=", "e.tenantId").onRef("r.employeeId", "=", "e.id"),
    )
    .leftJoin("employees as h", (join) =>
      join
        .onRef("h.tenantId", "=", "d.tenantId")
        .onRef("h.id", "=", "d.departmentHeadId")
        .on("h.isActive", "=", true),
    )
    .where("r.leaveStatus", "=", "pending")
    .where("e.isActive", "=", true)
    .where("e.id", "!=", employeeId)
    .$if(!ofEverybody, (query) => query.where("h.id", "=", employeeId))
    .select([
      "r.id",
      "r.employeeId",
      fullName("e").as("employeeName"),
      "r.leaveType",
      "r.startDate",
      "r.endDate",
      "r.duration",
      "r.reason",
      "h.id as headId",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(limit)
    .execute();
