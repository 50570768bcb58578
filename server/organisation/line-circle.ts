import { type RawBuilder, sql } from "kysely";
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

/** Someone and who is to lead them from a day on, whatever their department, not recorded yet. */
export interface PlannedLeader {
  employeeId: number;
  managerId: number;
  from: string;
}

export interface PlannedChanges {
  moves: readonly PlannedMove[];
  leaders: readonly PlannedLeader[];
  /** Those who are not stored yet, by the number that stands for them, below 0. */
  newcomers: ReadonlyMap<number, string>;
}

const nothingPlanned: PlannedChanges = { moves: [], leaders: [], newcomers: new Map() };

type Asked = Pick<PlannedMove, "employeeId" | "from">;

/** A shortest circle that one of these employees is in, on any day from theirs on; undefined if there is none. */
export const findCircle = async (tx: Tx, asked: readonly Asked[]): Promise<Circle | undefined> =>
  (await findCircles(tx, asked, nothingPlanned))[0];

/** For each of these people who would be in a circle if all of them moved, from their day on, the shortest one. */
export const findCirclesOfMoves = (tx: Tx, moves: readonly PlannedMove[]): Promise<Circle[]> =>
  findCircles(tx, moves, { ...nothingPlanned, moves });

/** The same if they moved and were led as planned. */
export const findCirclesOfChanges = (tx: Tx, planned: PlannedChanges): Promise<Circle[]> =>
  findCircles(tx, [...planned.moves, ...planned.leaders], planned);

const daysOf = (alias: string) =>
  sql`datemultirange(daterange(${sql.ref(`${alias}.date_from`)}, ${sql.ref(`${alias}.date_to`)}, '[]'))`;

/** The days from which on someone else leads a person than is recorded, or on which they are elsewhere. */
const daysPlanned = (plan: "moves" | "planned", person: RawBuilder<unknown>) => sql`coalesce(
  (select ${sql.ref(`${plan}.days`)} from ${sql.table(plan)} where ${sql.ref(`${plan}.id`)} = ${person}), '{}'::datemultirange)`;

/** Of those who are asked about, who lead anyone; and what is planned for them, as nothing else can close a circle. */
function leadersAndPlans(tx: Tx, asked: readonly Asked[], { moves, leaders }: PlannedChanges) {
  const ids = asked.map(({ employeeId }) => employeeId);
  return sql`leaders as materialized (
      select headship.employee_id as id from department_headships as headship
      where headship.tenant_id = ${tx.tenantId} and headship.employee_id = any(${ids}::bigint[]) and headship.retracted_at is null
      union
      select line.manager_id from employee_lines as line
      where line.tenant_id = ${tx.tenantId} and line.manager_id = any(${ids}::bigint[]) and line.retracted_at is null
      union
      select given.id from unnest(${leaders.map(({ managerId }) => managerId)}::bigint[]) as given (id)),
    moves as materialized (
      select move.id, move.department_id, datemultirange(daterange(move.day, null)) as days
      from unnest(${moves.map(({ employeeId }) => employeeId)}::bigint[],
        ${moves.map(({ departmentId }) => departmentId ?? null)}::bigint[],
        ${moves.map(({ from }) => from)}::date[]) as move (id, department_id, day)
      where move.id in (select id from leaders)),
    planned as materialized (
      select line.id, line.manager_id, datemultirange(daterange(line.day, null)) as days
      from unnest(${leaders.map(({ employeeId }) => employeeId)}::bigint[],
        ${leaders.map(({ managerId }) => managerId)}::bigint[],
        ${leaders.map(({ from }) => from)}::date[]) as line (id, manager_id, day)
      where line.id in (select id from leaders))`;
}

/** Who leads the person of a walk, with those of its days on which they do: by a line of their own, planned or recorded, or by headship. */
const stepUp = (tx: Tx) => sql`
  select planned.manager_id, walk.days * planned.days as days from planned where planned.id = walk.person
  union all
  select line.manager_id, walk.days * ${daysOf("line")} - ${daysPlanned("planned", sql.ref("walk.person"))}
  from employee_lines as line
  where line.tenant_id = ${tx.tenantId} and line.employee_id = walk.person and line.manager_id is not null
    and line.retracted_at is null
  union all
  select headship.employee_id, walk.days * held.days * ${daysOf("headship")} - ${daysPlanned("planned", sql.ref("walk.person"))} - coalesce((
    select range_agg(daterange(line.date_from, line.date_to, '[]')) from employee_lines as line
    where line.tenant_id = ${tx.tenantId} and line.employee_id = walk.person and line.retracted_at is null),
    '{}'::datemultirange)
  from (
    select was.department_id, ${daysOf("was")} - ${daysPlanned("moves", sql.ref("walk.person"))} as days
    from position_assignments as was
    where was.tenant_id = ${tx.tenantId} and was.employee_id = walk.person and was.retracted_at is null
    union all
    select moves.department_id, moves.days from moves where moves.id = walk.person) as held
  join department_headships as headship on headship.tenant_id = ${tx.tenantId}
    and headship.department_id = held.department_id and headship.employee_id <> walk.person
    and headship.retracted_at is null`;

/**
 * Walks up the line from each who leads anyone, carrying the days on which all its steps hold. Whoever leads nobody is in no
 * circle, and nor is what is planned for them.
 */
async function findCircles(
  tx: Tx,
  asked: readonly Asked[],
  planned: PlannedChanges,
): Promise<Circle[]> {
  const ids = asked.map(({ employeeId }) => employeeId);
  const days = asked.map(({ from }) => from);
  const { newcomers } = planned;
  const { rows } = await sql<Circle>`
    with recursive ${leadersAndPlans(tx, asked, planned)},
    walk (root, person, days, path) as (
      select asked.id, asked.id, datemultirange(daterange(asked.day, null)), array[asked.id]
      from unnest(${ids}::bigint[], ${days}::date[]) as asked (id, day)
      where asked.id in (select id from leaders)
      union all
      select walk.root, step.manager_id, step.days, walk.path || step.manager_id
      from walk
      cross join lateral (${stepUp(tx)}) as step
      where not isempty(step.days) and (step.manager_id = walk.root or step.manager_id <> all(walk.path))
        and (walk.person <> walk.root or cardinality(walk.path) = 1)),
    closed as (
      select distinct on (walk.root) walk.root, walk.days, walk.path
      from walk
      where walk.person = walk.root and cardinality(walk.path) > 1
      order by walk.root, cardinality(walk.path)),
    newcomers as (
      select * from unnest(${[...newcomers.keys()]}::bigint[], ${[...newcomers.values()]}::text[]) as newcomer (id, name))
    select closed.root as employee_id, lower(closed.days) as day, array(
      select coalesce(${fullName("e")}, newcomers.name) from unnest(closed.path) with ordinality as step (id, place)
      left join employees as e on e.tenant_id = ${tx.tenantId} and e.id = step.id
      left join newcomers on newcomers.id = step.id
      order by step.place) as names
    from closed
    order by cardinality(closed.path), closed.root`.execute(tx);
  return rows;
}
