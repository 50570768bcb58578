import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { anyOf } from "#server/db/query-hints.ts";
import type { Day } from "./dated.ts";
import { isVacant } from "./places.ts";
import { headRowOf, headsOn } from "./reporting-line.ts";

// Positions without a holder on a day or later, by the head of their department.

/** The number in an employee's departments; SQL to be selected. */
export const vacanciesOf = (
  tx: Tx,
  employeeId: RawBuilder<number>,
  day: Day,
): RawBuilder<number> => sql`(
  select count(*) from ${headsOn(tx, day)} as head
  join positions as p on p.tenant_id = ${tx.tenantId} and p.department_id = head.department_id and ${isVacant(tx, day)}
  where head.employee_id = ${employeeId})`;

/** The departments an employee heads; without an employee, those without a head. */
const departmentsOf = (tx: Tx, headId: number | undefined, day: Day) =>
  headId === undefined
    ? sql`
      select d.id from departments as d
      where d.tenant_id = ${tx.tenantId} and not exists (${headRowOf(tx, sql.ref("d.id"), day)})`
    : sql`select head.department_id from ${headsOn(tx, day)} as head where head.employee_id = ${headId}`;

interface VacantRow {
  id: number;
  positionTitle: string;
  sortTitle: string;
  departmentId: number;
  /** Null if the position has always been vacant. */
  since: string | null;
}

/** SQL to be selected from. */
export const vacantRowsOf = (
  tx: Tx,
  headId: number | undefined,
  day: Day,
): RawBuilder<VacantRow> => sql`(
  select p.id, p.position_title, p.sort_title, p.department_id,
    case when p.held_until > '-infinity' then p.held_until + 1 end as since
  from positions as p
  where p.tenant_id = ${tx.tenantId} and p.department_id = ${anyOf(departmentsOf(tx, headId, day))} and ${isVacant(tx, day)})`;
