import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "./names.ts";

/** People who would lead each other over one or more steps, in this order, with the first day on which they would. */
export interface Circle {
  /** The first of them. */
  employeeId: number;
  day: string;
  names: string[];
}

/** Someone and a day on which they move, not recorded yet; without a department, to one that nobody heads. */
export interface PlannedMove {
  employeeId: number;
  departmentId: number | undefined;
  from: string;
}

const daysOf = (alias: string) =>
  sql`datemultirange(daterange(${sql.ref(`${alias}.date_from`)}, ${sql.ref(`${alias}.date_to`)}, '[]'))`;

type Asked = Pick<PlannedMove, "employeeId" | "from">;

/** A shortest circle that one of these employees is in, on any day from theirs on; undefined if there is none. */
export const findCircle = async (tx: Tx, asked: readonly Asked[]): Promise<Circle | undefined> =>
  (await findCircles(tx, asked, []))[0];

/** For each of these people who would be in a circle if all of them moved, from their day on, the shortest one. */
export const findCirclesOfMoves = (tx: Tx, moves: readonly PlannedMove[]): Promise<Circle[]> =>
  findCircles(tx, moves, moves);

/**
 * Walks up the line from each who leads anyone, carrying the days on which all its steps hold. Whoever leads nobody is in no
 * circle, and nor is their move.
 */
async function findCircles(
  tx: Tx,
  asked: readonly Asked[],
  moves: readonly PlannedMove[],
): Promise<Circle[]> {
  const ids = asked.map(({ employeeId }) => employeeId);
  const days = asked.map(({ from }) => from);
  const movers = moves.map(({ employeeId }) => employeeId);
  const moveDays = moves.map(({ from }) => from);
  const departments = moves.map(({ departmentId }) => departmentId ?? null);
  const { rows } = await sql<Circle>`
    with recursive leaders as materialized (
      select headship.employee_id as id from department_headships as headship
      where headship.tenant_id = ${tx.tenantId} and headship.employee_id = any(${ids}::bigint[]) and headship.retracted_at is null
      union
      select line.manager_id from employee_lines as line
      where line.tenant_id = ${tx.tenantId} and line.manager_id = any(${ids}::bigint[]) and line.retracted_at is null),
    moves as materialized (
      select move.id, move.department_id, datemultirange(daterange(move.day, null)) as days
      from unnest(${movers}::bigint[], ${departments}::bigint[], ${moveDays}::date[]) as move (id, department_id, day)
      where move.id in (select id from leaders)),
    walk (root, person, days, path) as (
      select asked.id, asked.id, datemultirange(daterange(asked.day, null)), array[asked.id]
      from unnest(${ids}::bigint[], ${days}::date[]) as asked (id, day)
      where asked.id in (select id from leaders)
      union all
      select walk.root, step.manager_id, step.days, walk.path || step.manager_id
      from walk
      cross join lateral (
        select line.manager_id, walk.days * ${daysOf("line")} as days
        from employee_lines as line
        where line.tenant_id = ${tx.tenantId} and line.employee_id = walk.person and line.manager_id is not null
          and line.retracted_at is null
        union all
        select headship.employee_id, walk.days * held.days * ${daysOf("headship")} - coalesce((
          select range_agg(daterange(line.date_from, line.date_to, '[]')) from employee_lines as line
          where line.tenant_id = ${tx.tenantId} and line.employee_id = walk.person and line.retracted_at is null),
          '{}'::datemultirange)
        from (
          select was.department_id, ${daysOf("was")} - coalesce(
            (select moves.days from moves where moves.id = walk.person), '{}'::datemultirange) as days
          from position_assignments as was
          where was.tenant_id = ${tx.tenantId} and was.employee_id = walk.person and was.retracted_at is null
          union all
          select moves.department_id, moves.days from moves where moves.id = walk.person) as held
        join department_headships as headship on headship.tenant_id = ${tx.tenantId}
          and headship.department_id = held.department_id and headship.employee_id <> walk.person
          and headship.retracted_at is null
      ) as step
      where not isempty(step.days) and (step.manager_id = walk.root or step.manager_id <> all(walk.path))
        and (walk.person <> walk.root or cardinality(walk.path) = 1)),
    closed as (
      select distinct on (walk.root) walk.root, walk.days, walk.path
      from walk
      where walk.person = walk.root and cardinality(walk.path) > 1
      order by walk.root, cardinality(walk.path))
    select closed.root as employee_id, lower(closed.days) as day, array(
      select ${fullName("e")} from unnest(closed.path) with ordinality as step (id, place)
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = step.id
      order by step.place) as names
    from closed
    order by cardinality(closed.path), closed.root`.execute(tx);
  return rows;
}
