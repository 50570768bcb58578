import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { EmployeeDetailQuery } from "#contract/employees/employee-lists.ts";
import type { Tx } from "#server/db/database.ts";
import { orderOf, type SortColumn, sortOf, windowOf } from "#server/db/list.ts";
import { peopleShownIn } from "#server/organisation/places.ts";
import { isFoundBy } from "./list-search-queries.ts";
import { pageByPlace } from "./place-order-queries.ts";

/** What is requested of a list, by whom and on which day. */
export type ListRequest = EmployeeDetailQuery & { actorId: number; today: string };

const sortColumns = {
  firstName: { by: sql`lower(e.name)` },
  lastName: { by: sql`e.sort_name` },
  email: { by: sql`e.email collate "C"` },
  positionTitle: { by: sql`p.sort_title`, isNullable: true },
  departmentTitle: { by: sql`lower(d.department_name)`, isNullable: true },
  employeeRole: { by: sql`e.employee_role` },
  employeeStatus: { by: sql`e.employee_status` },
  employmentStatus: { by: sql`e.employment_status` },
  hireDate: { by: sql`e.start_date`, isNullable: true },
} satisfies Record<string, SortColumn>;

/** The order of a list, forwards and backwards. */
export const orderOfList = ({ sort = "lastName" }: ListRequest) =>
  orderOf(sort, sortColumns, sql`e.id`);

/** The filters of a list; undefined if it has none. */
function conditionOf(tx: Tx, list: ListRequest): RawBuilder<SqlBool> | undefined {
  const inDepartment = () =>
    peopleShownIn(tx, "department_id", sql`${list.departmentId}`, list.today);
  const conditions = [
    list.search && isFoundBy(tx, list.search, list.today),
    list.role && sql<SqlBool>`e.employee_role = ${list.role}`,
    list.employeeStatus && sql<SqlBool>`e.employee_status = ${list.employeeStatus}`,
    list.employmentStatus && sql<SqlBool>`e.employment_status = ${list.employmentStatus}`,
    list.isActive !== undefined && sql<SqlBool>`e.is_active = ${list.isActive}`,
    list.departmentId && sql<SqlBool>`e.id in (${inDepartment()})`,
    list.employeeId && sql<SqlBool>`e.id = ${list.employeeId}`,
    list.excludeSelf && sql<SqlBool>`e.id <> ${list.actorId}`,
  ].filter((condition) => typeof condition === "object");
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
}

const matching = (tx: Tx, list: ListRequest) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(conditionOf(tx, list) ?? sql.lit(true));

/** The ids on one page, for which rows are joined; read from the nearer end of the list if its total is known. */
export function pageOf(tx: Tx, list: ListRequest, total?: number) {
  const window = windowOf(list, total);
  const { column, isDescending } = sortOf(list.sort ?? "lastName");
  if (column === "positionTitle" || column === "departmentTitle") {
    const condition = conditionOf(tx, list);
    return pageByPlace(tx, { column, isDescending, today: list.today, condition }, window);
  }
  const { forwards, backwards } = orderOfList(list);
  return sql<{ id: number }>`${matching(tx, list)
    .select("e.id")
    .orderBy(window.isFromEnd ? backwards : forwards)
    .limit(window.limit)
    .offset(window.offset)}`;
}

/** The number of rows on all pages. */
export async function countOf(tx: Tx, list: ListRequest): Promise<number> {
  const { total } = await matching(tx, list)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
