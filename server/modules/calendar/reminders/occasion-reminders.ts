import { sql } from "kysely";
import type { Occasion } from "#contract/codes/calendar.ts";
import type { PersonName } from "#contract/common.ts";
import type { SystemContext } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { occasionDays } from "#server/modules/employees/index.ts";
import { notify } from "#server/notices/notify.ts";
import { fullName } from "#server/organisation/names.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { anniversaryDays } from "../anniversary-days.ts";
import { teamOccasion } from "../notices.ts";

/** Notifies managers of birthdays and work anniversaries in their teams: 29 February on the 28th otherwise. */
export const dueOccasion = defineDue(occasionDays, reportAll);

/** Past days are not reported. */
async function reportAll(context: DueContext, due: readonly Due[]): Promise<undefined> {
  const { tx, today: day } = context;
  const ids = due.filter(({ onDay }) => onDay === day).map(({ about }) => about);
  if (ids.length === 0) return;
  const daysOfYear = [...anniversaryDays(day, 1).keys()];
  const people = await findPeople(tx, { day, daysOfYear }, ids);
  for (const person of people) await report(context, person);
}

async function report(
  context: SystemContext,
  { id, name, isBirthday, startYear, managerId }: PersonWithOccasion,
): Promise<void> {
  if (managerId === null) return;
  const { today: day } = context;
  const tell = (occasion: Occasion, years: number | null) =>
    notify(context, teamOccasion, {
      to: [managerId],
      details: { occasion, about: { id, name }, day, years },
      aboutId: id,
    });
  if (isBirthday) await tell("birthday", null);
  if (startYear !== null) await tell("anniversary", Number(day.slice(0, 4)) - startYear);
}

interface PersonWithOccasion extends PersonName {
  isBirthday: boolean;
  /** Of work, on an anniversary; null on any other day. */
  startYear: number | null;
  /** Their manager, if that person can sign in. */
  managerId: number | null;
}

/** Active people among these employees with a birthday or work anniversary on a day of the year. */
async function findPeople(
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
