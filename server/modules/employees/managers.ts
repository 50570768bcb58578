import { type RawBuilder, sql } from "kysely";
import type { Manager, ManagerQuery } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { findPageOfFound } from "#server/db/found-page.ts";
import { orderOf, type SortColumn } from "#server/db/list.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { peopleCounts } from "#server/organisation/people-counts.ts";
import { departmentRowOf, employeesWithPosition } from "#server/organisation/places.ts";
import { headsOn, leadersOn } from "#server/organisation/reporting-line.ts";
import { idsFoundBy } from "./list/list-page-queries.ts";

/** One page of heads, managers of people, and employees with the role Manager. */
export async function listManagers(
  { tx, today }: Context,
  list: ManagerQuery,
): Promise<Page<Manager>> {
  const { items, total } = await findManagers(tx, { ...list, today });
  return { items: items.map(managerOf), total };
}

type ManagerRow = Awaited<ReturnType<typeof findManagers>>["items"][number];

const managerOf = ({ positionTitle, departmentTitle, ...row }: ManagerRow) => ({
  ...row,
  positionTitle: positionTitle ?? "",
  departmentTitle: departmentTitle ?? "",
});

type ListRequest = ManagerQuery & { today: string };

/** Heads and managers of people whatever their role, and active employees with the role Manager. */
const managers = (tx: Tx, today: string) => sql<number>`
  select leader.employee_id as id from ${leadersOn(tx, today)} as leader
  union
  select e.id from employees as e
  where e.tenant_id = ${tx.tenantId} and e.employee_role = 'Manager' and e.is_active`;

const found = (tx: Tx, { search, today }: ListRequest): RawBuilder<number> =>
  search
    ? sql`select manager.id from (${managers(tx, today)}) as manager where manager.id in (${idsFoundBy(tx, search, today)})`
    : managers(tx, today);

const sortColumns = {
  lastName: { by: sql`e.sort_name` },
  departmentTitle: { by: sql`d.sort_name`, isNullable: true },
  peopleCount: { by: sql`coalesce(led.people, 0)` },
} satisfies Record<string, SortColumn>;

function rowsInOrder(tx: Tx, { sort, today }: ListRequest): RawBuilder<unknown> {
  if (sort?.endsWith("peopleCount"))
    return sql`employees as e left join ${peopleCounts(tx, today)} as led on led.employee_id = e.id`;
  if (sort?.endsWith("departmentTitle"))
    return sql`employees as e left join lateral ${departmentRowOf(tx, sql.ref("e.id"), today)} as d on true`;
  return sql`employees as e`;
}

/** Whether no index has the order, so that it is looked up for the managers only. */
const isSortedByOthers = ({ sort }: ListRequest) =>
  sort !== undefined && !sort.endsWith("lastName");

const headed = (tx: Tx, today: string) => sql<Manager["headedDepartments"]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', one.id, 'departmentName', one.department_name, 'headSince', head.date_from)
    order by one.sort_name, one.id)
  from ${headsOn(tx, today)} as head
  join departments as one on one.tenant_id = ${tx.tenantId} and one.id = head.department_id
  where head.employee_id = e.id), '[]')`;

async function findManagers(tx: Tx, list: ListRequest) {
  const { items: ids, total } = await findPageOfFound(
    tx,
    {
      found: found(tx, list),
      from: rowsInOrder(tx, list),
      alias: "e",
      order: orderOf(list.sort ?? "lastName", sortColumns, sql`e.id`).forwards,
      ...(isSortedByOthers(list) && { maxSorted: Number.MAX_SAFE_INTEGER }),
    },
    list,
  );
  const rows = await employeesWithPosition(tx, list.today)
    .leftJoin(
      peopleCounts(tx, list.today, anyOf(ids)).as<"led">(sql`led`),
      "led.employeeId",
      "e.id",
    )
    .where("e.id", "=", anyOf(ids))
    .select([
      "e.id as employeeId",
      "e.name as firstName",
      "e.surname as lastName",
      "e.email",
      "e.employeeRole",
      "e.isActive",
      "p.positionTitle",
      "d.departmentName as departmentTitle",
      headed(tx, list.today).as("headedDepartments"),
      sql<number>`coalesce(led.people, 0)`.as("peopleCount"),
    ])
    .execute();
  return { items: inOrder(ids, rows), total } satisfies Page<unknown>;
}

const inOrder = <Row extends { employeeId: number }>(ids: readonly number[], rows: Row[]): Row[] =>
  rows.toSorted((one, other) => ids.indexOf(one.employeeId) - ids.indexOf(other.employeeId));
