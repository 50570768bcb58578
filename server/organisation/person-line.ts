import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { asKnownOn, seesPlans } from "./announced.ts";
import { asDate, type Day, isNotOverOn } from "./dated.ts";
import { nameOf } from "./names.ts";
import { lineDays, type Manager, managerOf } from "./reporting-line.ts";

/** A manager from a day on, or none. */
export interface LeaderFrom {
  from: string;
  manager: (Manager & { isActive: boolean }) | null;
  /** The future day of announcement, if any. */
  announcedFrom: string | null;
}

const longestLine = 400;

/** Each day of a possibly new manager, plans included, earliest first; a long line loses its start. Managers may repeat. */
export async function findLine(tx: Tx, employeeId: number, today: string): Promise<LeaderFrom[]> {
  const { rows } = await sql<{
    from: string;
    id: number | null;
    name: string;
    isActive: boolean;
    announcedFrom: string | null;
  }>`
    with ${lineDays(tx, employeeId, (alias) => sql`${sql.ref(`${alias}.retracted_at`)} is null`)},
    stretches as (select date_from, date_to from places union all select date_from, date_to from owns),
    led as (
      select days.day, ${managerOf(tx, employeeId, sql.ref("days.day"))} as manager_id
      from days
      where days.day >= (select min(stretches.date_from) from stretches)
      order by days.day desc limit ${longestLine})
    select led.day as "from", manager.id, ${nameOf("manager")} as name, manager.is_active,
      ${announcedFrom(tx, employeeId, today)} as announced_from
    from led
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = led.manager_id
    order by led.day`.execute(tx);
  return rows.map(({ from, id, name, isActive, announcedFrom }) => ({
    from,
    announcedFrom,
    manager: id === null ? null : { id, name, isActive },
  }));
}

/** The announcement of a day's manager (`led`), if others know of another one today; SQL. */
const announcedFrom = (tx: Tx, employeeId: number, today: string) => {
  const leaderKnownOn = (day: Day) =>
    managerOf(asKnownOn(tx, day), employeeId, sql.ref<string>("led.day"));
  return tx.knownOn === seesPlans
    ? sql`(
      select min(plan.announced_on) from line_plans as plan
      where plan.tenant_id = ${tx.tenantId} and plan.called_off_at is null
        and plan.announced_on > ${asDate(today)} and plan.announced_on <= led.day
        and (plan.employee_id = ${employeeId} or plan.department_id in (select places.department_id from places))
        and ${leaderKnownOn(sql.ref<string>("plan.announced_on"))} is not distinct from led.manager_id
        and ${leaderKnownOn(today)} is distinct from led.manager_id)`
    : sql`null::date`;
};

/** The next change of manager after a day, or null; a change may lead to none. */
export async function findNextManager(
  tx: Tx,
  employeeId: number,
  day: string,
): Promise<{ from: string; manager: Manager | null } | null> {
  const { rows } = await sql<{ from: string; id: number | null; name: string }>`
    with ${lineDays(tx, employeeId, (alias) => isNotOverOn(alias, day))},
    led as (
      select days.day, ${managerOf(tx, employeeId, sql.ref("days.day"))} as manager_id
      from days where days.day > ${asDate(day)})
    select led.day as "from", manager.id, ${nameOf("manager")} as name
    from led
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = led.manager_id
    where led.manager_id is distinct from ${managerOf(tx, employeeId, day)}
    order by led.day limit 1`.execute(tx);
  const [next] = rows;
  if (!next) return null;
  return { from: next.from, manager: next.id === null ? null : { id: next.id, name: next.name } };
}
