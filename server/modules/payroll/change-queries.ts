import { sql } from "kysely";
import type { PayrollPeriod } from "#contract/payroll/periods.ts";
import type { Tx } from "#server/db/database.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { nameOf } from "#server/organisation/names.ts";
import { wasEmployedOn } from "#server/organisation/past-employments.ts";
import { departmentRowOf, positionTitleOf } from "#server/organisation/places.ts";
import { lineDays, managerOf } from "#server/organisation/reporting-line.ts";
import { type Employee, nextEmployees, type Part } from "./file-parts.ts";

/** A person's place in the company on a day; blank outside employment. */
export interface PlaceOnDay {
  isEmployed: boolean;
  position: string;
  department: string;
  manager: string;
  weeklyHours: number;
}

/** A day when a person's place may differ from the day before. */
export interface PossibleChange extends Employee {
  day: string;
  wasEmployedEarlier: boolean;
  before: PlaceOnDay;
  after: PlaceOnDay;
}

const isEmployedOn = (tx: Tx, day: ReturnType<typeof sql<string>>) => sql<boolean>`(
  (e.start_date is null or e.start_date <= ${day}) and (e.termination_date is null or e.termination_date >= ${day})
  and not exists (select from past_employments as past
    where past.tenant_id = ${tx.tenantId} and past.employee_id = e.id and past.date_to >= ${day})
  or ${wasEmployedOn(tx, sql`e.id`, day)})`;

/** An employee's (e) possible days of change from the first day of a period to the day after its last. */
const daysOf = (tx: Tx, { from, to }: PayrollPeriod) => sql`(
  with ${lineDays(tx, sql.ref<number>("e.id"), (alias) => sql`${sql.ref(`${alias}.retracted_at`)} is null`)}
  select found.day from (
    select day from days
    union select p.date_from from employee_patterns as p
      where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id and p.withdrawn_at is null
    union select p.date_to + 1 from employee_patterns as p
      where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id and p.withdrawn_at is null
    union select e.start_date
    union select e.termination_date + 1
    union select past.date_from from past_employments as past
      where past.tenant_id = ${tx.tenantId} and past.employee_id = e.id
    union select past.date_to + 1 from past_employments as past
      where past.tenant_id = ${tx.tenantId} and past.employee_id = e.id
  ) as found
  where found.day between ${from}::date and ${to}::date + 1)`;

/** An employee's (e) hours a week on a day; of a roster, their mean. */
const weeklyHoursOn = (tx: Tx, day: ReturnType<typeof sql<string>>) => sql<number>`(
  select round(coalesce(
    (select avg((select sum(one) from unnest(w.minutes) as one)) from employee_patterns as p
      join work_pattern_weeks as w on w.tenant_id = ${tx.tenantId} and w.pattern_id = p.pattern_id
      where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id and p.withdrawn_at is null
        and ${day} between p.date_from and coalesce(p.date_to, 'infinity')),
    (select sum(one) from tenants as t, unnest(t.work_minutes) as one where t.id = ${tx.tenantId})) / 60, 2)::float)`;

const placeOn = (tx: Tx, day: ReturnType<typeof sql<string>>) => sql`
  json_build_object('isEmployed', ${isEmployedOn(tx, day)},
    'position', coalesce(${positionTitleOf(tx, sql.ref("e.id"), day)}, ''),
    'department', coalesce((select d.department_name from ${departmentRowOf(tx, sql.ref("e.id"), day)} as d), ''),
    'manager', coalesce((select ${nameOf("manager")} from employees as manager
      where manager.tenant_id = ${tx.tenantId} and manager.id = ${managerOf(tx, sql.ref("e.id"), day)}), ''),
    'weeklyHours', ${weeklyHoursOn(tx, day)})`;

/** The next employees' possible days of change, as far as announced; by last name and day. */
export async function listPossibleChanges(
  known: Tx,
  { period, today, part }: { period: PayrollPeriod; today: string; part: Part },
): Promise<PossibleChange[]> {
  const tx = asKnownOn(known, today);
  const days = daysOf(tx, period);
  const { rows } = await sql<PossibleChange>`
    select e.id, e.sort_name, e.employee_number, e.name, e.surname, change.day,
      exists (select from past_employments as past where past.tenant_id = ${tx.tenantId} and past.employee_id = e.id
        and past.date_to < change.day) as was_employed_earlier,
      ${placeOn(tx, sql<string>`(change.day - 1)`)} as before, ${placeOn(tx, sql<string>`change.day`)} as after
    from ${nextEmployees(tx, part, sql`exists (select from ${days} as change)`)} as e
      cross join lateral ${days} as change
    order by e.sort_name, e.id, change.day`.execute(tx);
  return rows;
}
