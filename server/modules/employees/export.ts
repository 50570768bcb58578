import { sql } from "kysely";
import { employeeStatusLabels, employmentStatusLabels } from "#contract/codes/people.ts";
import type { EmployeeFilter } from "#contract/employees/employee-lists.ts";
import type { Context } from "#server/context.ts";
import { csvLines } from "#server/csv/csv.ts";
import type { ReadPart, RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import { managerRowOf } from "#server/organisation/reporting-line.ts";
import { type FilterRequest, matching } from "./list/list-page-queries.ts";

type Row = Awaited<ReturnType<typeof findExportRows>>[number];

const rowsPerPart = 1_000;

const columns: readonly [header: string, value: (row: Row) => string | null][] = [
  ["Employee Number", ({ employeeNumber }) => employeeNumber],
  ["First Name", ({ name }) => name],
  ["Last Name", ({ surname }) => surname],
  ["Email", ({ email }) => email],
  ["Position", ({ positionTitle }) => positionTitle],
  ["Department", ({ departmentName }) => departmentName],
  ["Employee Role", ({ employeeRole }) => employeeRole],
  ["Employee Status", ({ employeeStatus }) => employeeStatusLabels[employeeStatus]],
  ["Active", ({ isActive }) => (isActive ? "Yes" : "No")],
  ["Employment Status", ({ employmentStatus }) => employmentStatusLabels[employmentStatus]],
  ["Hire Date", ({ startDate }) => startDate],
  ["Termination Date", ({ terminationDate }) => terminationDate],
  ["Led By", ({ ledBy }) => ledBy],
];

/** The next part of the filtered employees as CSV, by last name, without sensitive fields. */
export async function exportList(
  { tx, actor, today }: Context,
  filter: EmployeeFilter,
  after?: RowPlace,
): Promise<ReadPart> {
  const list = { ...filter, actorId: actor.employeeId, today };
  const rows = await findExportRows(tx, list, { after, limit: rowsPerPart });
  const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
  const header = after ? [] : [columns.map(([name]) => name)];
  const lines = rows.map((row) => columns.map(([, value]) => value(row)));
  return {
    ofEmployeeId: rows.map(({ id }) => id),
    result: {
      fileName: `users-${today}.csv`,
      contentType: "text/csv; charset=utf-8",
      text: csvLines([...header, ...lines], { isStart: !after }),
      last: last && [last.sortName, last.id],
    },
  };
}

/** The next employees by last name after a place. They are found first, so that only their details are joined. */
function findExportRows(
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
  return employeesWithPosition(tx, list.today)
    .where("e.id", "=", anyOf(found))
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
