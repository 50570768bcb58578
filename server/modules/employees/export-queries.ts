import { sql } from "kysely";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { theseWithPosition } from "#server/organisation/places.ts";
import { managerRowOf } from "#server/organisation/reporting-line.ts";
import { type FilterRequest, matching } from "./list-page-queries.ts";

/** The next employees of a list by last name, after a place in it. They are found first, so that details are joined for them alone. */
export function findExportRows(
  tx: Tx,
  list: FilterRequest,
  { after, limit }: { after: RowPlace | undefined; limit: number },
) {
  const found = matching(tx, list)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(e.sort_name, e.id) > (${after?.[0]}, ${after?.[1]}::bigint)`),
    )
    .select("e.id")
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit);
  return theseWithPosition(tx, found, list.today)
    .leftJoinLateral(managerRowOf(tx, sql.ref("e.id"), list.today).as("manager"), (join) =>
      join.onTrue(),
    )
    .leftJoin("employees as leader", (join) =>
      join.on("leader.tenantId", "=", tx.tenantId).onRef("leader.id", "=", "manager.employeeId"),
    )
    .select([
      "e.id",
      "e.sortName",
      "e.employeeNumber",
      "e.name",
      "e.surname",
      "e.email",
      "p.positionTitle",
      "d.departmentName",
      "e.employeeRole",
      "e.employeeStatus",
      "e.isActive",
      "e.employmentStatus",
      "e.startDate",
      "e.terminationDate",
      "leader.email as ledBy",
    ])
    .orderBy("e.sortName")
    .orderBy("e.id")
    .execute();
}
