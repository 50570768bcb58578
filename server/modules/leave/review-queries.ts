import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { peopleWithManager, type Reader } from "./record-queries.ts";

/** The ids of the active super administrators, as a value in another statement. */
const superadminIds = (tx: Tx) =>
  tx
    .selectFrom("employees as s")
    .where("s.tenantId", "=", tx.tenantId)
    .where("s.employeeRole", "=", sql.lit("Executive"))
    .where("s.isActive", "=", true)
    .select(sql<number[]>`coalesce(json_agg(s.id order by s.id), '[]')`.as("ids"))
    .$asScalar()
    .$notNull();

/**
 * A request that the reader may see, with all it takes to decide on it; undefined for any other. Locks the employee, as
 * everyone does who computes or changes their balances, and then the request.
 */
export const lockReview = (tx: Tx, reader: Reader, id: number) =>
  peopleWithManager(tx, reader)
    .innerJoin("leaveRequests as r", (join) =>
      join.onRef("r.tenantId", "=", "e.tenantId").onRef("r.employeeId", "=", "e.id"),
    )
    .innerJoin("employees as by", (join) =>
      join.onRef("by.tenantId", "=", "e.tenantId").on("by.id", "=", reader.actor.employeeId),
    )
    .where("r.id", "=", id)
    .select([
      "r.id",
      "r.employeeId",
      "r.leaveType",
      "r.startDate",
      "r.endDate",
      "r.duration",
      "r.leaveStatus",
      "r.reason",
      "r.contactNumber",
      "r.requestedAt",
      "h.id as headId",
      superadminIds(tx).as("superadminIds"),
      fullName("by").as("reviewerName"),
    ])
    .forNoKeyUpdate(["e", "r"])
    .executeTakeFirst();

/** Who may decide on the employee's leave; locks the employee, as everyone does who computes or changes their balances. */
export const lockRequester = (tx: Tx, requester: Reader) =>
  peopleWithManager(tx, requester)
    .where("e.id", "=", requester.actor.employeeId)
    .select(["e.id", "h.id as headId", superadminIds(tx).as("superadminIds")])
    .forNoKeyUpdate("e")
    .executeTakeFirstOrThrow();
