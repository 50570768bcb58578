import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "./names.ts";

/** People who would lead each other over one or more steps, in this order, with the first day on which they would. */
export interface Circle {
  day: string;
  names: string[];
}

const daysOf = (alias: string) =>
  sql`datemultirange(daterange(${sql.ref(`${alias}.date_from`)}, ${sql.ref(`${alias}.date_to`)}, '[]'))`;

/**
 * A circle that one of these employees is in, on any day from theirs on; undefined if there is none. Walks up the line from each
 * who leads anyone, carrying the days on which all its steps hold.
 */
export async function findCircle(
  tx: Tx,
  asked: readonly { employeeId: number; from: string }[],
): Promise<Circle | undefined> {
  const ids = asked.map(({ employeeId }) => employeeId);
  const days = asked.map(({ from }) => from);
  const { rows } = await sql<Circle>`
    with recursive walk (root, person, days, path) as (
      select asked.id, asked.id, datemultirange(daterange(asked.day, null)), array[asked.id]
      from unnest(${ids}::bigint[], ${days}::date[]) as asked (id, day)
      where asked.id in (
        select headship.employee_id from department_headships as headship
        where headship.tenant_id = ${tx.tenantId} and headship.employee_id = any(${ids}::bigint[]) and headship.retracted_at is null
        union all
        select line.manager_id from employee_lines as line
        where line.tenant_id = ${tx.tenantId} and line.manager_id = any(${ids}::bigint[]) and line.retracted_at is null)
      union all
      select walk.root, step.manager_id, step.days, walk.path || step.manager_id
      from walk
      cross join lateral (
        select line.manager_id, walk.days * ${daysOf("line")} as days
        from employee_lines as line
        where line.tenant_id = ${tx.tenantId} and line.employee_id = walk.person and line.manager_id is not null
          and line.retracted_at is null
        union all
        select headship.employee_id, walk.days * ${daysOf("held")} * ${daysOf("headship")} - coalesce((
          select range_agg(daterange(line.date_from, line.date_to, '[]')) from employee_lines as line
          where line.tenant_id = ${tx.tenantId} and line.employee_id = walk.person and line.retracted_at is null),
          '{}'::datemultirange)
        from position_assignments as held
        join department_headships as headship on headship.tenant_id = ${tx.tenantId}
          and headship.department_id = held.department_id and headship.employee_id <> held.employee_id
          and headship.retracted_at is null
        where held.tenant_id = ${tx.tenantId} and held.employee_id = walk.person and held.retracted_at is null
      ) as step
      where not isempty(step.days) and (step.manager_id = walk.root or step.manager_id <> all(walk.path))
        and (walk.person <> walk.root or cardinality(walk.path) = 1))
    select lower(walk.days) as day, array(
      select ${fullName("e")} from unnest(walk.path) with ordinality as step (id, place)
      join employees as e on e.tenant_id = ${tx.tenantId} and e.id = step.id
      order by step.place) as names
    from walk
    where walk.person = walk.root and cardinality(walk.path) > 1
    order by cardinality(walk.path) limit 1`.execute(tx);
  return rows[0];
}
