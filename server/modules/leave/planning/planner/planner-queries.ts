import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { type Reader, visibleEmployees } from "#server/modules/leave/access-queries.ts";
import { leaveColumns } from "#server/modules/leave/requests/request-queries.ts";
import { patternsOf } from "#server/modules/leave/terms/pattern-queries.ts";
import { fullName } from "#server/organisation/names.ts";
import { departmentRowOf, peopleIn } from "#server/organisation/places.ts";

interface Shown {
  departmentId: number | undefined;
  offset: number;
  limit: number;
}

const plannedPeople = (tx: Tx, reader: Reader, departmentId: number | undefined) =>
  visibleEmployees(tx, reader)
    .where("e.isActive", "=", true)
    .$if(departmentId !== undefined, (found) =>
      found.where("e.id", "in", peopleIn(tx, Number(departmentId), reader.today)),
    );

export const findPlannedPeople = (
  tx: Tx,
  reader: Reader,
  { departmentId, offset, limit }: Shown,
) => {
  const page = plannedPeople(tx, reader, departmentId)
    .select(["e.id", "e.sortName", fullName("e").as("name")])
    .select(
      plannedPeople(tx, reader, departmentId)
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .$notNull()
        .as("total"),
    )
    .select(
      plannedPeople(tx, reader, undefined)
        .select(({ fn }) => fn.countAll<number>().as("everyone"))
        .$asScalar()
        .$notNull()
        .as("everyone"),
    )
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit)
    .offset(offset);
  return tx
    .selectFrom(page.as("e"))
    .leftJoinLateral(departmentRowOf(tx, sql.ref("e.id"), reader.today).as<"d">(sql`d`), (join) =>
      join.onTrue(),
    )
    .select(["e.id", "e.name", "e.total", "e.everyone", "d.id as departmentId", "d.departmentName"])
    .select(patternsOf(tx, sql`e.id`).as("patterns"))
    .orderBy("e.sortName")
    .orderBy("e.id")
    .execute();
};

export const listPlannedLeave = (
  tx: Tx,
  employeeIds: readonly number[],
  { from, to }: { from: string; to: string },
) =>
  tx
    .selectFrom("leaveRequests as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("r.leaveStatus", "in", ["approved", "pending"])
    .where("r.endDate", ">=", from)
    .where("r.startDate", "<=", to)
    .select(leaveColumns)
    .orderBy("r.startDate")
    .orderBy("r.id")
    .execute();
