import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf } from "#server/organisation/places.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { stoodInForName } from "#server/organisation/stand-ins.ts";
import type { Reader } from "../access-queries.ts";
import { staffedDaysOf } from "../planning/day-rules/staffed-day-queries.ts";
import { othersAwayRow } from "./colleague-queries.ts";
import { leaveColumns } from "./request-queries.ts";

const pendingOfOthers = (tx: Tx, { actor, today }: Reader) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.leaveStatus", "=", sql.lit("pending"))
    .where("r.employeeId", "!=", actor.employeeId)
    .where(visibleTo(tx, actor, { what: "leave", column: "r.employee_id", today }));

/** Which of them are read: the first to start, or these. */
export interface ReviewsRead {
  limit: number;
  ids?: readonly number[];
}

const firstPending = (tx: Tx, reader: Reader, { limit, ids }: ReviewsRead) =>
  pendingOfOthers(tx, reader)
    .$if(ids !== undefined, (asked) => asked.where("r.id", "=", sql<number>`any(${ids}::bigint[])`))
    .innerJoin("employees as e", (join) =>
      join.onRef("e.tenantId", "=", "r.tenantId").onRef("e.id", "=", "r.employeeId"),
    )
    .where("e.isActive", "=", true)
    .select(leaveColumns)
    .select([
      "r.reason",
      "r.version",
      dayOf(tx, "r.requested_at").as("requestedOn"),
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
    .limit(limit);

/**
 * The pending leave of other active employees that is visible to the reader, the earliest start first, each with the total
 * and with what the decision needs, which is read for these alone.
 */
export const findPendingReviews = (tx: Tx, reader: Reader, read: ReviewsRead) =>
  tx
    .selectFrom(firstPending(tx, reader, read).as("r"))
    .leftJoinLateral(
      departmentRowOf(tx, sql.ref("r.employee_id"), sql.ref("r.start_date")).as<"d">(sql`d`),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(othersAwayRow(tx, reader, sql.ref("d.id")).as("away"), (join) =>
      join.onTrue(),
    )
    .selectAll("r")
    .select([
      "d.id as departmentId",
      "d.departmentName",
      stoodInForName(tx, {
        readerId: reader.actor.employeeId,
        employeeId: sql.ref("r.employee_id"),
        day: reader.today,
      }).as("standsInFor"),
      "away.items as othersAway",
      "away.total as othersAwayTotal",
      staffedDaysOf(tx).as("staffed"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .execute();
