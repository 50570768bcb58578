import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { PageWindow } from "#server/db/list.ts";
import { isPlacedFrom } from "#server/organisation/known-places.ts";
import { isShown } from "#server/organisation/places.ts";

/** The sort columns, their tables in that order, and the reference of an assignment (a). */
const walks = {
  positionTitle: {
    key: "p.sort_title",
    table: "positions as p",
    id: "p.id",
    column: "a.position_id",
  },
  departmentTitle: {
    key: "d.sort_name",
    table: "departments as d",
    id: "d.id",
    column: "a.department_id",
  },
} as const;

type PlaceColumn = keyof typeof walks;

interface PlaceOrder {
  column: PlaceColumn;
  isDescending: boolean;
  today: string;
  /** Undefined for everyone. */
  condition: RawBuilder<SqlBool> | undefined;
  /** Whether equal places are in order of name. */
  isThenByName?: boolean;
}

/** The ids on a page by position or department, employees without one last. Read in that order, so that large groups need no sort. */
export function pageByPlace(tx: Tx, order: PlaceOrder, window: PageWindow) {
  const { isFromEnd, offset, limit } = window;
  const direction = sql.raw(order.isDescending === isFromEnd ? "asc" : "desc");
  const partDirection = sql.raw(isFromEnd ? "desc" : "asc");
  const atMost = offset + limit;
  return sql<{ id: number }>`(
    select found.id from (
      (${placed(tx, order)} order by sort_key ${direction}, then_key ${direction}, id ${direction} limit ${atMost})
      union all
      (${withoutPlace(tx, order)} order by then_key ${direction}, id ${direction} limit ${atMost})
    ) as found
    order by found.part ${partDirection}, found.sort_key ${direction}, found.then_key ${direction}, found.id ${direction}
    limit ${limit} offset ${offset})`;
}

function placed(tx: Tx, { column, today, condition, isThenByName }: PlaceOrder) {
  const walk = walks[column];
  const listed =
    condition || isThenByName
      ? sql`join employees as e on e.tenant_id = ${tx.tenantId} and e.id = a.employee_id and ${condition ?? sql.lit(true)}`
      : sql``;
  const alias = sql.raw(walk.table.slice(-1));
  return sql`
    select a.employee_id as id, ${sql.raw(walk.key)} as sort_key,
      ${sql.raw(isThenByName ? "e.sort_name" : walk.id)} as then_key, 0 as part
    from ${sql.raw(walk.table)}
    join position_assignments as a on a.tenant_id = ${tx.tenantId} and ${sql.raw(walk.column)} = ${sql.raw(walk.id)}
      and ${isShown(tx, "employee_id", today)}
    ${listed}
    where ${alias}.tenant_id = ${tx.tenantId}`;
}

const withoutPlace = (tx: Tx, { today, condition, isThenByName }: PlaceOrder) => sql`
  select e.id, null as sort_key, ${sql.raw(isThenByName ? "e.sort_name" : "null::bigint")} as then_key, 1 as part
  from employees as e
  where e.tenant_id = ${tx.tenantId} and ${condition ?? sql.lit(true)} and not exists (
    select from position_assignments as a
    where a.tenant_id = ${tx.tenantId} and a.employee_id = e.id and ${isPlacedFrom(tx, "a", today)})`;
