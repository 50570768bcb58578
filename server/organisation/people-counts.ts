import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Day } from "./dated.ts";
import { placedOn } from "./known-places.ts";
import { countIn } from "./places.ts";
import { headsOn, ownLinesOn } from "./reporting-line.ts";

/** As by `peopleOf`; zeros may be missing. Departments count as a whole, own lines one by one. */
export const peopleCounts = (
  tx: Tx,
  day: Day,
  ofLeaders?: RawBuilder<unknown>,
): RawBuilder<{ employeeId: number; people: number }> => sql`(
  select part.employee_id, sum(part.people)::int as people
  from (
    select head.employee_id, ${countIn(tx, "head.department_id", day)} - count(own.employee_id) as people
    from ${headsOn(tx, day)} as head
    left join position_assignments as own on own.tenant_id = ${tx.tenantId} and own.employee_id = head.employee_id
      and own.department_id = head.department_id and ${placedOn(tx, "own", day)}
    where ${isOf("head.employee_id", ofLeaders)}
    group by head.employee_id, head.department_id
    union all
    select head.employee_id, -1
    from ${ownLinesOn(tx, day)} as line
    join position_assignments as held on held.tenant_id = ${tx.tenantId} and held.employee_id = line.employee_id
      and ${placedOn(tx, "held", day)}
    join ${headsOn(tx, day)} as head on head.department_id = held.department_id and head.employee_id <> line.employee_id
    where ${isOf("head.employee_id", ofLeaders)}
    union all
    select line.manager_id, 1 from ${ownLinesOn(tx, day)} as line
    where line.manager_id is not null and ${isOf("line.manager_id", ofLeaders)}
  ) as part
  group by part.employee_id)`;

const isOf = (column: string, leaders: RawBuilder<unknown> | undefined) =>
  leaders ? sql`${sql.ref(column)} = ${leaders}` : sql`true`;
