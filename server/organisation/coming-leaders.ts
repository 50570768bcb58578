import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { fenced } from "#server/db/query-hints.ts";
import { isKnown } from "./announced.ts";
import { isNotOverOn } from "./dated.ts";
import { mayBePlacedFrom } from "./known-places.ts";
import { nameOf } from "./names.ts";
import { type Manager, managerOf } from "./reporting-line.ts";

/** A manager from a day until the next such day; null is none. */
export interface ComingLeader {
  day: string;
  manager: Manager | null;
}

/** The next manager after today's and their first day, if it is on a day at the latest. */
export function nextChangeIn(
  leaders: readonly ComingLeader[],
  { today, until }: { today: string; until: string },
): { to: string | null; on: string } | null {
  const present = leaders.findLast(({ day }) => day <= today);
  const next = leaders.find(
    ({ day, manager }) => day > today && day <= until && manager?.id !== present?.manager?.id,
  );
  return next ? { to: next.manager?.name ?? null, on: next.day } : null;
}

type Asked = readonly { employeeId: number; from: string }[];

/** Each employee's manager on the asked day and each later day of possible change, as far as the caller knows. */
export async function comingLeadersOf(
  tx: Tx,
  asked: Asked,
): Promise<ReadonlyMap<number, readonly ComingLeader[]>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<
    { employeeId: number; day: string } & { [K in keyof Manager]: Manager[K] | null }
  >`
    select led.employee_id, led.day, manager.id, manager.name
    from (
      select days.employee_id, days.day,
        ${managerOf(tx, sql.ref("days.employee_id"), sql.ref("days.day"))} as manager_id
      from ${daysFrom(tx, asked)} as days
    ) as led
    left join lateral (
      select found.id, ${nameOf("found")} as name from employees as found
      where found.tenant_id = ${tx.tenantId} and found.id = led.manager_id limit 1) as manager on true
    order by led.employee_id, led.day`.execute(tx);
  const leaders = rows.map(({ employeeId, day, id, name }) => ({
    employeeId,
    day,
    manager: id === null || name === null ? null : { id, name },
  }));
  return Map.groupBy(leaders, ({ employeeId }) => employeeId);
}

/** The asked day and the later first or following days of positions, heads and own lines. Looked up by key per employee. */
function daysFrom(tx: Tx, asked: Asked) {
  const ids = asked.map(({ employeeId }) => employeeId);
  const from = asked.map((one) => one.from);
  return sql`(
    select asked.employee_id, each.day
    from unnest(${ids}::bigint[], ${from}::date[]) as asked (employee_id, day)
    cross join lateral (
      select asked.day
      union
      select ends.day
      from (${termsOf(tx, sql.ref("asked.employee_id"), sql.ref("asked.day"))}) as terms
      cross join lateral (values (terms.date_from), (terms.date_to + 1)) as ends (day)
      where ends.day > asked.day and ends.day <= coalesce(
        (select person.termination_date from employees as person
          where person.tenant_id = ${tx.tenantId} and person.id = asked.employee_id), 'infinity')) as each)`;
}

/** What decides the manager from a day on: positions, their departments' heads, and own lines. */
const termsOf = (tx: Tx, employeeId: RawBuilder<number>, day: RawBuilder<string>) => {
  const isOf = (alias: string) => sql`
    ${sql.ref(`${alias}.tenant_id`)} = ${tx.tenantId} and ${isNotOverOn(alias, day)}`;
  const isHeld = sql`held.tenant_id = ${tx.tenantId} and ${mayBePlacedFrom("held", day)}`;
  return sql`
    select held.date_from, held.date_to from position_assignments as held
    where ${isHeld} and held.employee_id = ${employeeId}
    union all
    select headship.date_from, headship.date_to
    from ${fenced(sql`
      select held.department_id from position_assignments as held
      where ${isHeld} and held.employee_id = ${employeeId}`)} as place
    join department_headships as headship on headship.department_id = place.department_id
    where ${isOf("headship")} and ${isKnown(tx, "headship")}
    union all
    select own.date_from, own.date_to from employee_lines as own
    where ${isOf("own")} and ${isKnown(tx, "own")} and own.employee_id = ${employeeId}`;
};

/** A lateral row if the manager may change within the assignment after its first day. */
export const laterTermIn = (tx: Tx, alias: string): RawBuilder<{ isSo: boolean }> => {
  const day = sql.ref<string>(`${alias}.date_from`);
  return sql`(
    select true as is_so
    from (
      select coming.id from department_headships as coming
      where coming.tenant_id = ${tx.tenantId} and coming.department_id = ${sql.ref(`${alias}.department_id`)}
        and coming.retracted_at is null and ${isKnown(tx, "coming")}
        and (coming.date_from > ${day} or coming.date_to >= ${day})
      union all
      select own.id from employee_lines as own
      where own.tenant_id = ${tx.tenantId} and own.employee_id = ${sql.ref(`${alias}.employee_id`)}
        and ${isNotOverOn("own", day)} and ${isKnown(tx, "own")}) as coming
    limit 1)`;
};
