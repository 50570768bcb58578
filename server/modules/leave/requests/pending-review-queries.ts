import { sql } from "kysely";
import { defaultLeaveDays } from "#contract/codes/leave-balance.ts";
import { balanceOfLeaveType } from "#contract/codes/leave-type.ts";
import type { Tx } from "#server/db/database.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf } from "#server/organisation/places.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { stoodInForName } from "#server/organisation/stand-ins.ts";
import type { Reader } from "../access-queries.ts";
import { isKeptOn } from "../balances/kept-balance-queries.ts";
import { staffedDaysOf } from "../day-rules/staffed-day-queries.ts";
import { othersAwayRow } from "./colleague-queries.ts";
import { leaveColumns } from "./request-queries.ts";

/** The pending leave of others that is visible to the reader. */
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

/** Those of them that are of active employees and start first, each with the total. */
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

/** The types of which it can be said what is left; time in lieu may lapse, which is not kept. */
const types = Object.entries(balanceOfLeaveType).flatMap(([type, balance]) =>
  balance === null || balance === "timeInLieu"
    ? []
    : [{ type, balance, days: defaultLeaveDays[balance] }],
);

/** Days left of the balance of a request (r) once it is approved, null if that is not kept; an employee without any grant will have the defaults. */
const remainingAfter = (tx: Tx, today: string) => sql<number | null>`(
  select coalesce(b.granted, 0) - coalesce(b.used, 0) - r.duration
    + case when exists (
        select from leave_grants as g where g.tenant_id = ${tx.tenantId} and g.employee_id = r.employee_id)
      then 0 else source.days end
  from unnest(${types.map(({ type }) => type)}::text[], ${types.map(({ balance }) => balance)}::text[],
      ${types.map(({ days }) => days)}::numeric[]) as source (leave_type, balance, days)
    left join leave_balances as b on b.tenant_id = ${tx.tenantId} and b.employee_id = r.employee_id
      and b.balance = source.balance and ${isKeptOn("b", today)}
  where source.leave_type = r.leave_type)`;

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
      remainingAfter(tx, reader.today).as("remainingAfter"),
      staffedDaysOf(tx).as("staffed"),
    ])
    .orderBy("r.startDate")
    .orderBy("r.id")
    .execute();
