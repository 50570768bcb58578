import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { isFinal } from "./announced.ts";
import type { Led } from "./circle-search.ts";

/** An unrecorded move on a day; without a department, to one without a head. */
export interface PlannedMove {
  employeeId: number;
  departmentId: number | undefined;
  from: string;
}

/** An unrecorded manager from a day on, whatever the department. */
export interface PlannedLeader {
  employeeId: number;
  managerId: number;
  from: string;
}

interface PlannedStretch {
  employeeId: number;
  managerId: number | null;
  from: string;
  to?: string | null;
}

export interface PlannedLine {
  moves: readonly PlannedMove[];
  leaders: readonly PlannedStretch[];
  /** People whose own records give way to plans from a day on; a planned manager implies it. */
  released?: readonly Pick<PlannedStretch, "employeeId" | "from">[];
}

const daysOf = (alias: string) =>
  sql`datemultirange(daterange(${sql.ref(`${alias}.date_from`)}, ${sql.ref(`${alias}.date_to`)}, '[]'))`;

const isRecorded = (tx: Tx, alias: string) =>
  sql`${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${sql.ref(`${alias}.retracted_at`)} is null`;

/** Whether the row is part of the final record, announced or not. */
const leads = (tx: Tx, alias: string) => sql`${isRecorded(tx, alias)} and ${isFinal(alias)}`;

/** The leaders among the asked people, and their plans: nothing else can close a circle. */
function leadersAndPlans(tx: Tx, ids: readonly number[], planned: PlannedLine) {
  const { moves, leaders, released = [] } = planned;
  const renewed = [...leaders, ...released];
  return sql`${computedOnce(
    "leaders",
    sql`
      select headship.employee_id as id from department_headships as headship
      where ${leads(tx, "headship")} and headship.employee_id = any(${ids}::bigint[])
      union
      select line.manager_id from employee_lines as line
      where ${leads(tx, "line")} and line.manager_id = any(${ids}::bigint[])
      union
      select given.id from unnest(${leaders.map(({ managerId }) => managerId)}::bigint[]) as given (id) where given.id is not null`,
  )},
    ${computedOnce(
      "moves",
      sql`
      select move.id, move.department_id, datemultirange(daterange(move.day, null)) as days
      from unnest(${moves.map(({ employeeId }) => employeeId)}::bigint[],
        ${moves.map(({ departmentId }) => departmentId ?? null)}::bigint[],
        ${moves.map(({ from }) => from)}::date[]) as move (id, department_id, day)
      where move.id in (select id from leaders)`,
    )},
    ${computedOnce(
      "planned",
      sql`
      select line.id, line.manager_id, datemultirange(daterange(line.day, line.last_day, '[]')) as days
      from unnest(${leaders.map(({ employeeId }) => employeeId)}::bigint[],
        ${leaders.map(({ managerId }) => managerId)}::bigint[],
        ${leaders.map(({ from }) => from)}::date[],
        ${leaders.map(({ to }) => to ?? null)}::date[]) as line (id, manager_id, day, last_day)
      where line.id in (select id from leaders)`,
    )},
    ${computedOnce(
      "renewed",
      sql`
      select line.id, datemultirange(daterange(min(line.day), null)) as days
      from unnest(${renewed.map(({ employeeId }) => employeeId)}::bigint[],
        ${renewed.map(({ from }) => from)}::date[]) as line (id, day)
      where line.id in (select id from leaders)
      group by line.id`,
    )}`;
}

/** All possible managers over any number of steps, planned or recorded. */
const reached = (tx: Tx, ids: readonly number[]) => sql`reached (id) as (
    select id from (
      select id from leaders where id = any(${ids}::bigint[])
      union
      select manager_id from planned where manager_id is not null
      union
      select headship.employee_id from moves
      join department_headships as headship on ${leads(tx, "headship")} and headship.department_id = moves.department_id) as first
    union
    select step.id from reached cross join lateral (
      select line.manager_id as id from employee_lines as line
      where ${leads(tx, "line")} and line.employee_id = reached.id and line.manager_id is not null
      union all
      select headship.employee_id from position_assignments as was
      join department_headships as headship on ${leads(tx, "headship")} and headship.department_id = was.department_id
      where ${isRecorded(tx, "was")} and was.employee_id = reached.id) as step)`;

/** Managers by day: own lines, planned or recorded, or headships. */
const steps = (tx: Tx) => sql`
  own as (
    select line.employee_id, ${daysOf("line")} - coalesce(renewed.days, '{}') as days from employee_lines as line
    join reached on reached.id = line.employee_id
    left join renewed on renewed.id = line.employee_id
    where ${leads(tx, "line")}
    union all
    select planned.id, planned.days from planned),
  owns as (select own.employee_id, range_agg(own.days) as days from own group by own.employee_id),
  held as (
    select was.employee_id, was.department_id, ${daysOf("was")} - coalesce(moves.days, '{}') as days
    from position_assignments as was
    join reached on reached.id = was.employee_id
    left join moves on moves.id = was.employee_id
    where ${isRecorded(tx, "was")}
    union all
    select moves.id, moves.department_id, moves.days from moves),
  steps as (
    select planned.id, planned.manager_id, planned.days from planned where planned.manager_id is not null
    union all
    select line.employee_id, line.manager_id, ${daysOf("line")} - coalesce(renewed.days, '{}')
    from employee_lines as line
    join reached on reached.id = line.employee_id
    left join renewed on renewed.id = line.employee_id
    where ${leads(tx, "line")} and line.manager_id is not null
    union all
    select held.employee_id, headship.employee_id, held.days * ${daysOf("headship")} - coalesce(owns.days, '{}')
    from held
    join department_headships as headship on ${leads(tx, "headship")}
      and headship.department_id = held.department_id and headship.employee_id <> held.employee_id
    left join owns on owns.employee_id = held.employee_id)`;

/** Recorded and planned managers from a day on, for everyone possibly in a circle with these employees. */
export async function findLed(
  tx: Tx,
  { ids, from, planned }: { ids: readonly number[]; from: string; planned: PlannedLine },
): Promise<Led[]> {
  const { rows } = await sql<Led>`
    with recursive ${leadersAndPlans(tx, ids, planned)}, ${reached(tx, ids)}, ${steps(tx)}
    select steps.id as person_id, steps.manager_id, lower(days.each) as "from", upper(days.each) as until
    from steps cross join lateral unnest(steps.days * datemultirange(daterange(${from}::date, null))) as days (each)
    order by lower(days.each), steps.id`.execute(tx);
  return rows;
}
