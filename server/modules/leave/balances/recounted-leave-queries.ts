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
 * Writes the days of recounted requests of locked employees, and the changes of balances, totals and user counts, in
 * one statement.
 */
export async function saveRecounts(tx: Tx, leave: readonly RecountedLeave[]): Promise<void> {
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
    ), counted_days as (
      insert into leave_days (tenant_id, leave_id, day, cost, reason, holiday)
      select ${tx.tenantId}::uuid, day.leave_id, day.date, day.cost, day.reason, day.holiday
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day (leave_id bigint, date date, cost numeric, reason text, holiday text)
      on conflict (tenant_id, leave_id, day) do update
        set cost = excluded.cost, reason = excluded.reason, holiday = excluded.holiday
      returning day
    ), users as (
      insert into leave_users (tenant_id, taken, part, employees)
      select ${tx.tenantId}::uuid, changed.taken, changed.part,
        sum(sign(changed.before + changed.days) - sign(changed.before))::int
      from (
        select given.employee_id, given.taken, given.part, sum(given.days) as days, (
          select coalesce(sum(kept.used), 0) from (
            select distinct on (b.balance) b.used from leave_balances as b
            where b.tenant_id = ${tx.tenantId} and b.employee_id = given.employee_id
              and case given.taken when 'other' then b.balance not in ('annual', 'sick') else b.balance = given.taken end
            order by b.balance) as kept) as before
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
