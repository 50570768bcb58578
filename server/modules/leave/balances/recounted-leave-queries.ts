import { sql } from "kysely";
import {
  balanceOfLeaveType,
  isTaken,
  type LeaveStatus,
  type LeaveType,
} from "#contract/codes/leave.ts";
import type { LeaveDay } from "#contract/leave/balances/statement.ts";
import type { Tx } from "#server/db/database.ts";
import { countedWith, parts } from "./kept-balance-queries.ts";

export interface RecountedLeave {
  id: number;
  employeeId: number;
  leaveType: LeaveType;
  leaveStatus: LeaveStatus;
  startDate: string;
  before: number;
  duration: number;
  days: readonly LeaveDay[];
}

/**
 * Writes the changed days of recounted requests of locked employees, and the changes of balances, totals and user
 * counts, in one statement. What the days cost before stays known.
 */
export async function saveRecounts(
  tx: Tx,
  leave: readonly RecountedLeave[],
  at: string,
): Promise<void> {
  const requests = leave.map(
    ({ id, employeeId, leaveType, leaveStatus, startDate, before, duration }) => {
      const balance = balanceOfLeaveType[leaveType] ?? "unpaid";
      const { taken } = countedWith(balance);
      const days = isTaken(leaveStatus) ? duration - before : 0;
      const year = Number(startDate.slice(0, 4));
      return {
        id,
        employee_id: employeeId,
        leave_type: leaveType,
        year,
        balance,
        taken,
        part: employeeId % parts,
        duration,
        days,
      };
    },
  );
  const days = leave.flatMap((one) => one.days.map((day) => ({ leave_id: one.id, ...day })));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as one (id bigint, employee_id bigint,
        leave_type text, year smallint, balance text, taken text, part smallint, duration numeric, days numeric)
    ), written as (
      update leave_requests as r set duration = given.duration from given
      where r.tenant_id = ${tx.tenantId} and r.id = given.id
      returning r.id
    ), changed_days as (
      select day.*, was.cost as cost_before, was.reason as reason_before, was.holiday as holiday_before, was.known_from
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day (leave_id bigint, date date, cost numeric, reason text, holiday text)
        join leave_days as was on was.tenant_id = ${tx.tenantId} and was.leave_id = day.leave_id and was.day = day.date
      where (was.cost, was.reason, was.holiday) is distinct from (day.cost, day.reason, day.holiday)
    ), former_days as (
      insert into leave_day_versions (tenant_id, leave_id, day, cost, reason, holiday, known_from, known_until)
      select ${tx.tenantId}::uuid, leave_id, date, cost_before, reason_before, holiday_before, known_from, ${at}::timestamptz
      from changed_days
      returning id
    ), counted_days as (
      update leave_days as d
      set cost = day.cost, reason = day.reason, holiday = day.holiday, known_from = ${at}::timestamptz
      from changed_days as day
      where d.tenant_id = ${tx.tenantId} and d.leave_id = day.leave_id and d.day = day.date
      returning d.day
    ), users as (
      insert into leave_users (tenant_id, taken, part, employees)
      select ${tx.tenantId}::uuid, changed.taken, changed.part,
        sum(sign(changed.before + changed.days) - sign(changed.before))::int
      from (
        select given.employee_id, given.taken, given.part, sum(given.days) as days, (
          select coalesce(sum(b.used), 0) from leave_balances as b
          where b.tenant_id = ${tx.tenantId} and b.employee_id = given.employee_id
            and case given.taken when 'other' then b.balance not in ('annual', 'sick') else b.balance = given.taken end) as before
        from given where given.days <> 0
        group by given.employee_id, given.taken, given.part
      ) as changed
      where sign(changed.before + changed.days) <> sign(changed.before)
      group by changed.taken, changed.part
      on conflict (tenant_id, taken, part) do update set employees = leave_users.employees + excluded.employees
      returning part
    ), moved as (
      update leave_balances as b set used = b.used + changed.days
      from (select employee_id, balance, sum(days) as days from given where days <> 0 group by employee_id, balance) as changed
      where b.tenant_id = ${tx.tenantId} and b.employee_id = changed.employee_id and b.balance = changed.balance
      returning b.employee_id
    )
    insert into leave_totals (tenant_id, year, leave_type, part, days, requests)
    select ${tx.tenantId}::uuid, year, leave_type, part, sum(days), 0
    from given where days <> 0
    group by year, leave_type, part
    on conflict (tenant_id, year, leave_type, part) do update set days = leave_totals.days + excluded.days
    returning part`.execute(tx);
}
