import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { placedOn } from "#server/organisation/known-places.ts";

/** A day in a department, or in the whole company. */
export interface AskedDay {
  departmentId: number | null;
  date: string;
  isWorked: boolean;
}

interface CountedDay extends Pick<AskedDay, "departmentId" | "date"> {
  /** People due at work without leave, by the company's week and their own patterns. */
  due: number;
  /** The people on leave; half a day counts as half a person. */
  away: number;
}

const day = sql<string>`asked.day`;

/** Whether a column's employee is in the day's department, or the question is about the whole company. */
const isIn = (tx: Tx, column: string) => sql`(asked.department_id is null or exists (
  select from position_assignments as held
  where held.tenant_id = ${tx.tenantId} and held.employee_id = ${sql.ref(column)}
    and held.department_id = asked.department_id and ${placedOn(tx, "held", day)}))`;

/** Active employees of the company, counted once for all days, or of the department on the day. */
const people = (tx: Tx) => sql<number>`case when asked.department_id is null
  then (select count(*) from employees as e where e.tenant_id = ${tx.tenantId} and e.is_active)
  else (
    select count(*) from position_assignments as held
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = held.employee_id
    where held.tenant_id = ${tx.tenantId} and held.department_id = asked.department_id and ${placedOn(tx, "held", day)} and e.is_active)
  end`;

/** People whose own pattern works a day off, less people whose pattern is off on a working day. */
const byPatterns = (tx: Tx) => sql<number>`(
  select coalesce(sum((own.minutes > 0)::int - asked.is_worked::int), 0)
  from (
    select w.minutes[extract(isodow from asked.day)::int] as minutes, p.employee_id
    from employee_patterns as p
      cross join lateral (
        select count(*)::int as count from work_pattern_weeks as one
        where one.tenant_id = ${tx.tenantId} and one.pattern_id = p.pattern_id) as weeks
      join work_pattern_weeks as w on w.tenant_id = ${tx.tenantId} and w.pattern_id = p.pattern_id
        and w.week = 1 + mod(mod((asked.day - p.anchor) / 7, weeks.count) + weeks.count, weeks.count)
    where p.tenant_id = ${tx.tenantId} and p.withdrawn_at is null and p.date_from <= asked.day
      and (p.date_to is null or p.date_to >= asked.day)
  ) as own
    join employees as e on e.tenant_id = ${tx.tenantId} and e.id = own.employee_id
  where e.is_active and ${isIn(tx, "own.employee_id")})`;

/** The share of people on leave that day. */
const onLeave = (tx: Tx, statuses: readonly string[]) => {
  const part = sql`case when r.start_date = asked.day and r.start_half = 'afternoon'
    or r.end_date = asked.day and r.end_half = 'morning' then 0.5 else 1 end`;
  const open = sql`r.tenant_id = ${tx.tenantId} and r.leave_status = any(${statuses}::text[])`;
  const isActive = sql`e.tenant_id = ${tx.tenantId} and e.id = r.employee_id and e.is_active`;
  return sql<number>`case when asked.department_id is null
    then (
      select coalesce(sum(${part}), 0) from leave_days as d
        join leave_requests as r on ${open} and r.id = d.leave_id
        join employees as e on ${isActive}
      where d.tenant_id = ${tx.tenantId} and d.day = asked.day and d.cost > 0)
    else (
      select coalesce(sum(${part}), 0) from position_assignments as held
        join leave_requests as r on ${open} and r.employee_id = held.employee_id
          and r.start_date <= asked.day and r.end_date >= asked.day
        join employees as e on ${isActive}
        join leave_days as d on d.tenant_id = ${tx.tenantId} and d.leave_id = r.id and d.day = asked.day and d.cost > 0
      where held.tenant_id = ${tx.tenantId} and held.department_id = asked.department_id and ${placedOn(tx, "held", day)})
    end`;
};

/** People due at work and on leave on some days, in one statement. */
export async function countAtWork(
  tx: Tx,
  asked: readonly AskedDay[],
  statuses: readonly ("approved" | "pending")[],
): Promise<CountedDay[]> {
  const given: RawBuilder<unknown> = sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
    as given ("departmentId" bigint, date date, "isWorked" boolean)`;
  const { rows } = await sql<CountedDay>`
    select asked.department_id as "departmentId", to_char(asked.day, 'YYYY-MM-DD') as date,
      (case when asked.is_worked then ${people(tx)} else 0 end + ${byPatterns(tx)})::float as due,
      (${onLeave(tx, statuses)})::float as away
    from (
      select distinct given."departmentId" as department_id, given.date as day, given."isWorked" as is_worked from ${given}
    ) as asked`.execute(tx);
  return rows;
}
