import { sql } from "kysely";
import type { LeaveBalance } from "#contract/codes/leave-balance.ts";
import type { leave } from "#contract/leave.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { peopleIn } from "#server/organisation/places.ts";
import { employeesWithManager, type Reader, visibleEmployees } from "../access-queries.ts";
import { balancesOnDay } from "../balances/balance-queries.ts";

/** The balances under the names by which the API sorts, which are those of the leave summary. */
const sortableBalances = {
  annual: "annual",
  sick: "sick",
  family: "familyResponsibility",
  maternity: "maternityPaternity",
} as const satisfies Record<string, LeaveBalance>;

type RecordQuery = ParsedInput<typeof leave.combinedRecords>["query"];

/** The ids on one page of the employees whose leave the reader may see, in order, and the total of all pages. */
export async function findPage(tx: Tx, reader: Reader, query: RecordQuery) {
  const { today } = reader;
  const { search, sort = "name", employeeId, departmentId, excludeSelf, pageSize } = query;
  const matching = visibleEmployees(tx, reader)
    .$if(employeeId !== undefined, (found) => found.where("e.id", "=", Number(employeeId)))
    .$if(departmentId !== undefined, (found) =>
      found.where("e.id", "in", peopleIn(tx, Number(departmentId), today)),
    )
    .$if(excludeSelf === true, (found) => found.where("e.id", "!=", reader.actor.employeeId))
    .$if(Boolean(search), (found) =>
      found.where(contains(["e.name", "e.surname", "e.email"], search ?? "")),
    );
  const { column, direction } = sortOf(sort);
  const sorted =
    column === "name"
      ? matching
          .orderBy(sql`lower(e.name)`, direction)
          .orderBy(sql`lower(e.surname)`, direction)
          .select("e.id")
      : matching
          .leftJoin(
            balancesOnDay(tx, sortableBalances[column], today).as("b"),
            "b.employeeId",
            "e.id",
          )
          .orderBy(sql`case when b.total > 0 then b.used / b.total else 0 end`, direction)
          .select("e.id");

  const [rows, { total }] = await Promise.all([
    sorted.orderBy("e.id").limit(pageSize).offset(offsetOf(query)).execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** The employees with these ids, in that order, each with their manager. */
export const listEmployees = (tx: Tx, reader: Reader, ids: readonly number[]) =>
  employeesWithManager(tx, reader)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], e.id)`)
    .select([
      "e.id",
      "e.name",
      "e.surname",
      "e.email",
      "e.gender",
      "e.isActive",
      "e.employeeRole",
      "e.employeeStatus",
      "e.employmentStatus",
      "e.employeeNumber",
      "e.createdAt",
      "e.updatedAt",
      "m.id as managerId",
    ])
    .execute();
export type EmployeeRow = Awaited<ReturnType<typeof listEmployees>>[number];
