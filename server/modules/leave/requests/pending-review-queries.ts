import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { fullName } from "#server/organisation/names.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import type { Reader } from "../access-queries.ts";
import { leaveColumns } from "./request-queries.ts";

/** The pending leave of others that is visible to the reader. */
const pendingOfOthers = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where("r.employeeId", "!=", actor.employeeId)
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }));

/** The pending leave of other active employees that is visible to the reader, the earliest start first, each with the total. */
export const findPendingReviews = (tx: Tx, reader: Reader, limit: number) =>
  pendingOfOthers(tx, reader)
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("e.isActive", "=", true)
    .select(leaveColumns)
    .select([
      "r.reason",
      fullName("e").as("employeeName"),
      pendingOfOthers(tx, reader)
        .where(isOfActive(tx, "r.employee_id"))
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .$notNull()
        .as("total"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .limit(limit)
    .execute();
