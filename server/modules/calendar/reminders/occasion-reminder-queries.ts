import { sql } from "kysely";
import type { PersonName } from "#contract/common.ts";
import type { Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

export interface PersonWithOccasion extends PersonName {
  isBirthday: boolean;
  /** Of work, on an anniversary; null on any other day. */
  startYear: number | null;
  /** Who leads them, if that person can sign in. */
  managerId: number | null;
}

/** Those of some employees who are active and have a birthday or a work anniversary on a day, known by its days of the year. */
export async function findPeople(
  tx: Tx,
  { day, daysOfYear }: { day: string; daysOfYear: readonly string[] },
  ids: readonly number[],
): Promise<PersonWithOccasion[]> {
  const isOn = (column: string) => sql<boolean>`${sql.ref(column)} = any(${daysOfYear}::text[])`;
  const { rows } = await sql<PersonWithOccasion>`
    select e.id, ${fullName("e")} as name, coalesce(${isOn("e.birth_day")}, false) as is_birthday,
      case when ${isOn("e.anniversary_day")} and e.start_date < ${day}::date then extract(year from e.start_date)::int end as start_year,
      manager.id as manager_id
    from employees as e
    left join employees as manager on manager.tenant_id = ${tx.tenantId}
      and manager.id = ${managerOf(tx, sql.ref("e.id"), day)}
      and manager.is_active and manager.employee_status = 'approved'
    where e.tenant_id = ${tx.tenantId} and e.is_active and e.id = any(${ids}::bigint[])
      and (${isOn("e.birth_day")} or ${isOn("e.anniversary_day")} and e.start_date < ${day}::date)
      and exists (select from tenants as company
        where company.id = ${tx.tenantId} and company.suspended_at is null and company.registered_at is not null)
    order by e.id`.execute(tx);
  return rows;
}
