import { sql } from "kysely";
import type { PersonName } from "#contract/common.ts";
import type { DirectoryTx, Tx } from "#server/db/database.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

/**
 * The next companies, by id, in which this hour of the day has come and not all occasions of the day have been reported; none at
 * the end.
 */
export async function findTenantsWithOccasions(
  db: DirectoryTx,
  after: string,
  { at, firstHour }: { at: string; firstHour: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.tenants_with_occasions(${after}::uuid, ${at}::timestamptz, ${firstHour}::int) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Locks how far a company has come with a day, from its beginning if it has not begun; null if it is done. */
export async function lockReached(tx: Tx, day: string): Promise<number | null> {
  const { rows } = await sql<{ reachedId: number | null }>`
    insert into occasion_reminders as r (tenant_id, day) values (${tx.tenantId}, ${day}::date)
    on conflict (tenant_id) do update
      set day = greatest(r.day, excluded.day),
        reached_id = case when excluded.day > r.day then 0 when excluded.day = r.day then r.reached_id end
    returning reached_id`.execute(tx);
  return rows[0]?.reachedId ?? null;
}

/** Stores how far a company has come with the day that it is at; null once it is done. */
export const saveReached = (tx: Tx, reachedId: number | null) =>
  tx
    .updateTable("occasionReminders")
    .set({ reachedId })
    .where("tenantId", "=", tx.tenantId)
    .execute();

export interface PersonWithOccasion extends PersonName {
  isBirthday: boolean;
  /** Of work, on an anniversary; null on any other day. */
  startYear: number | null;
  /** Who leads them, if that person can sign in. */
  managerId: number | null;
}

/** The next active employees after an id who have a birthday or a work anniversary on a day, known by its days of the year. */
export async function findPeople(
  tx: Tx,
  { day, daysOfYear }: { day: string; daysOfYear: readonly string[] },
  after: number,
  limit: number,
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
    where e.tenant_id = ${tx.tenantId} and e.is_active and e.id > ${after}::bigint
      and (${isOn("e.birth_day")} or ${isOn("e.anniversary_day")} and e.start_date < ${day}::date)
    order by e.id limit ${limit}`.execute(tx);
  return rows;
}
