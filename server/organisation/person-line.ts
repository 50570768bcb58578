import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { asDate, isNotOverOn } from "./dated.ts";
import { nameOf } from "./names.ts";
import { lineDays, type Manager, managerOf } from "./reporting-line.ts";

/** Who leads an employee from a day on, or that nobody does. */
export interface LeaderFrom {
  from: string;
  manager: (Manager & { isActive: boolean }) | null;
  /** Whether the employee holds a position, or has a line of their own, on that day. */
  isPlaced: boolean;
}

const longestLine = 400;

/**
 * Every day from which someone else may lead an employee, from their first day in a position on, planned days included, the
 * earliest first; of a longer line the latest part. The same manager may come several times in a row.
 */
export async function findLine(tx: Tx, employeeId: number): Promise<LeaderFrom[]> {
  const { rows } = await sql<{
    from: string;
    id: number | null;
    name: string;
    isActive: boolean;
    isPlaced: boolean;
  }>`
    with ${lineDays(tx, employeeId, (alias) => sql`${sql.ref(`${alias}.retracted_at`)} is null`)},
    stretches as (select date_from, date_to from places union all select date_from, date_to from owns),
    led as (
      select days.day, ${managerOf(tx, employeeId, sql.ref("days.day"))} as manager_id
      from days
      where days.day >= (select min(stretches.date_from) from stretches)
      order by days.day desc limit ${longestLine})
    select led.day as "from", manager.id, ${nameOf("manager")} as name, manager.is_active,
      exists (select from stretches where stretches.date_from <= led.day
        and (stretches.date_to is null or stretches.date_to >= led.day)) as is_placed
    from led
    left join employees as manager on manager.tenant_id = ${tx.tenantId} and manager.id = led.manager_id
    order by led.day`.execute(tx);
  return rows.map(({ from, id, name, isActive, isPlaced }) => ({
    from,
    isPlaced,
    manager: id === null ? null : { id, name, isActive },
  }));
}

/**
 * The next change of who leads an employee after a day: from which day on, and who leads them then, or nobody. Null if none is
 * recorded for later.
 */
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
