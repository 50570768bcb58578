import { type RawBuilder, sql } from "kysely";
import type { Absence } from "#contract/leave/requests/pending-review.ts";
import type { Tx } from "#server/db/database.ts";
import type { Reader } from "#server/modules/leave/access.ts";
import { isOfActive } from "#server/organisation/active-employees.ts";
import { fullName } from "#server/organisation/names.ts";
import { peopleIn } from "#server/organisation/places.ts";
import { visibleTo } from "#server/organisation/sight.ts";

const shown = 2;

/**
 * Leave that overlaps with a request (r), fenced: otherwise the planner reads all leave of a department it expects to
 * be small.
 */
const overlapping = (tx: Tx) =>
  tx
    .selectFrom("leaveRequests as l")
    .where("l.tenantId", "=", tx.tenantId)
    .where("l.leaveStatus", "=", sql.lit("approved"))
    .where("l.endDate", ">=", sql.ref<string>("r.start_date"))
    .where("l.startDate", "<=", sql.ref<string>("r.end_date"))
    .select(["l.id", "l.employeeId", "l.startDate", "l.endDate"])
    .offset(0);

/** The first visible absence of each other department member during a request (r). */
const absentColleagues = (tx: Tx, { actor, today }: Reader, departmentId: RawBuilder<number>) =>
  tx
    .selectFrom(overlapping(tx).as("o"))
    .where("o.employeeId", "in", peopleIn(tx, departmentId, sql.ref<string>("r.start_date")))
    .where(isOfActive(tx, "o.employee_id"))
    .where(visibleTo(tx, actor, { what: "leave", column: "o.employee_id", today }))
    .distinctOn("o.employeeId")
    .select(["o.id", "o.employeeId", "o.startDate", "o.endDate"])
    .orderBy("o.employeeId")
    .orderBy("o.startDate");

/** Absent department members during a request (r), for a lateral join: the first two and their number. */
export const othersAwayRow = (tx: Tx, reader: Reader, departmentId: RawBuilder<number>) => {
  const first = tx
    .selectFrom(absentColleagues(tx, reader, departmentId).as("a"))
    .select(["a.id", "a.employeeId", "a.startDate", "a.endDate"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("a.startDate")
    .orderBy("a.id")
    .limit(shown);
  return tx
    .selectFrom(first.as("f"))
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "f.employeeId"),
    )
    .select([
      sql<Absence[]>`coalesce(json_agg(json_build_object(
        'id', f.id, 'startDate', f.start_date, 'endDate', f.end_date,
        'employee', json_build_object('id', e.id, 'name', ${fullName("e")})) order by f.start_date, f.id), '[]')`.as(
        "items",
      ),
      sql<number>`coalesce(max(f.total), 0)`.as("total"),
    ]);
};
