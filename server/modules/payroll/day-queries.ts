import { type RawBuilder, sql } from "kysely";
import type { PayrollPeriod } from "#contract/payroll/periods.ts";
import type { Tx } from "#server/db/database.ts";
import { fenced } from "#server/db/query-hints.ts";

/** The leave of an open period, or the stored copy of a locked one. */
export interface PayrollSource {
  period: PayrollPeriod;
  lockedId: number | undefined;
  /** Whether it follows a locked period, and so has corrections of earlier days. */
  hasCorrections: boolean;
}

/** The range of corrections before a period, in days. */
const correctedDays = 366;

/** The minutes of leave on a day (d): those worked, or half of them for half a day. */
const minutes = sql`
  case when worked.minutes = 0 then d.cost * worked.longest
    when worked.minutes * 2 <= worked.longest then d.cost * 2 * worked.minutes
    else d.cost * worked.minutes end`;

/** An employee's (e) weeks on a day (d), in minutes by weekday, Monday first: their own pattern, or the company's week. */
const weeksOn = (tx: Tx) => sql`(
  select w.week, w.minutes, (d.day - p.anchor) as since from employee_patterns as p
    join work_pattern_weeks as w on w.tenant_id = ${tx.tenantId} and w.pattern_id = p.pattern_id
  where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id and p.withdrawn_at is null
    and d.day between p.date_from and coalesce(p.date_to, 'infinity')
  union all
  select 1, t.work_minutes, 0 from tenants as t where t.id = ${tx.tenantId} and not exists (
    select from employee_patterns as p
    where p.tenant_id = ${tx.tenantId} and p.employee_id = e.id and p.withdrawn_at is null and p.pattern_id is not null
      and d.day between p.date_from and coalesce(p.date_to, 'infinity')))`;

/** The minutes worked on a day (d), and on the longest day of its weeks. */
const workedOn = (tx: Tx) => sql`(
  select max(each.longest) as longest,
    max(each.minutes[extract(isodow from d.day)::int]) filter (where each.week = each.current) as minutes
  from (
    select week.week, week.minutes, (select max(one) from unnest(week.minutes) as one) as longest,
      1 + mod(week.since / 7, count(*) over ()) as current
    from ${weeksOn(tx)} as week
  ) as each)`;

/** An employee's (e) current approved leave between two days, looked up by key: indexes by day would read the whole company for each. */
const presentDays = (tx: Tx, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`
  select r.leave_type, coalesce(r.own_type_id, 0) as own_type_id, d.day, d.cost as days, round(${minutes} / 60, 2) as hours
  from ${fenced(sql`
      select r.id, r.leave_type, r.own_type_id, r.leave_status, r.start_date, r.end_date from leave_requests as r
      where r.tenant_id = ${tx.tenantId} and r.employee_id = e.id`)} as r
    cross join lateral ${fenced(sql`
      select d.day, d.cost from leave_days as d where d.tenant_id = ${tx.tenantId} and d.leave_id = r.id`)} as d
    cross join lateral ${workedOn(tx)} as worked
  where r.leave_status = 'approved' and r.start_date <= ${to} and r.end_date >= ${from}
    and d.day between ${from} and ${to} and d.cost <> 0`;

const isLocked = (tx: Tx, day: string) => sql`exists (
  select from payroll_periods as locked where locked.tenant_id = ${tx.tenantId} and locked.unlocked_at is null
    and ${sql.ref(day)} between locked.date_from and locked.date_to)`;

/** The difference between an employee's (e) current days in locked periods and the stored ones. */
function correctedDaysOf(tx: Tx, { from }: PayrollPeriod) {
  const [first, last] = [sql`${from}::date - ${correctedDays}::int`, sql`${from}::date - 1`];
  return sql`
    select each.leave_type, each.own_type_id, each.day, sum(each.days) as days, sum(each.hours) as hours
    from (
      select present.* from (${presentDays(tx, first, last)}) as present where ${isLocked(tx, "present.day")}
      union all
      select taken.leave_type, taken.own_type_id, taken.day, -taken.days, -taken.hours
      from payroll_days as taken
        join payroll_periods as period on period.tenant_id = taken.tenant_id and period.id = taken.period_id
      where taken.tenant_id = ${tx.tenantId} and period.tenant_id = ${tx.tenantId} and taken.employee_id = e.id
        and period.unlocked_at is null and taken.day between ${first} and ${last}
    ) as each
    group by each.leave_type, each.own_type_id, each.day
    having sum(each.days) <> 0`;
}

const takenOver = (tx: Tx, periodId: number) => sql`
  select taken.leave_type, taken.own_type_id, taken.day, taken.days, taken.hours from payroll_days as taken
  where taken.tenant_id = ${tx.tenantId} and taken.period_id = ${periodId}::bigint and taken.employee_id = e.id`;

/** An employee's (e) payroll days: leave_type, own_type_id, day, days and hours, for a lateral join. */
export function payrollDaysOf(tx: Tx, { period, lockedId, hasCorrections }: PayrollSource) {
  if (lockedId !== undefined) return sql`(${takenOver(tx, lockedId)})`;
  const present = presentDays(tx, sql`${period.from}::date`, sql`${period.to}::date`);
  return hasCorrections
    ? sql`(${present} union all ${correctedDaysOf(tx, period)})`
    : sql`(${present})`;
}
