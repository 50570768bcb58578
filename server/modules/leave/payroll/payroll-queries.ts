import { type RawBuilder, sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { LiabilityDay } from "#contract/leave/payroll.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { wasEmployedOn } from "#server/organisation/past-employments.ts";
import { type PayrollSource, payrollDaysOf } from "./payroll-day-queries.ts";

/** A part's start and its maximum number of employees. */
export interface Part {
  after: RowPlace | undefined;
  limit: number;
}

interface Employee {
  id: number;
  sortName: string;
  employeeNumber: string;
  name: string;
  surname: string;
}

/** The next employees (e) by last name that fulfil a condition. */
const nextEmployees = (tx: Tx, { after, limit }: Part, condition: RawBuilder<unknown>) => sql`(
  select e.id, e.sort_name, e.employee_number, e.name, e.surname, e.termination_date from employees as e
  where e.tenant_id = ${tx.tenantId} and ${condition}
    and ${after ? sql`(e.sort_name, e.id) > (${after[0]}, ${after[1]}::bigint)` : sql`true`}
  order by e.sort_name, e.id limit ${limit})`;

export interface PayrollRow extends Employee {
  leaveType: LeaveType;
  /** The company's own type; null for documented ones. */
  ownType: { name: string; isPaid: boolean } | null;
  days: number;
  hours: number;
  isCorrection: boolean;
  from: string;
  to: string;
}

/** The name of a day's (due) own type, and whether it is paid. */
const ownTypeOf = (tx: Tx) => sql`(
  select json_build_object('name', own.type_name, 'isPaid', own.is_paid) from leave_own_types as own
  where own.tenant_id = ${tx.tenantId} and own.id = due.own_type_id)`;

/** The leave of the next employees by period and type, by last name. */
export async function listPayrollRows(
  tx: Tx,
  source: PayrollSource,
  part: Part,
): Promise<PayrollRow[]> {
  const { from, to } = source.period;
  const due = payrollDaysOf(tx, source);
  const isDue = sql`exists (select from ${due} as due)`;
  const { rows } = await sql<PayrollRow>`
    select e.id, e.sort_name, e.employee_number, e.name, e.surname, due.leave_type, ${ownTypeOf(tx)} as own_type,
      due.day < ${from}::date as is_correction,
      coalesce(corrected.date_from, ${from}::date) as "from", coalesce(corrected.date_to, ${to}::date) as "to",
      sum(due.days)::float as days, sum(due.hours)::float as hours
    from ${nextEmployees(tx, part, isDue)} as e
      cross join lateral ${due} as due
      left join payroll_periods as corrected on corrected.tenant_id = ${tx.tenantId} and corrected.unlocked_at is null
        and due.day < ${from}::date and due.day between corrected.date_from and corrected.date_to
    group by e.id, e.sort_name, e.employee_number, e.name, e.surname, due.leave_type, due.own_type_id, is_correction,
      corrected.date_from, corrected.date_to
    having sum(due.days) <> 0
    order by e.sort_name, e.id, is_correction, "from", due.leave_type, due.own_type_id`.execute(tx);
  return rows;
}

export interface LiabilityRow extends Employee {
  lastDay: string | null;
}

/** The next people employed on a day. */
export async function listLiabilityRows(
  tx: Tx,
  { on }: LiabilityDay,
  part: Part,
): Promise<LiabilityRow[]> {
  const isEmployed = sql`((e.start_date is null or e.start_date <= ${on}::date)
    and (e.termination_date is null or e.termination_date >= ${on}::date)
    or ${wasEmployedOn(tx, sql`e.id`, sql`${on}::date`)})`;
  const { rows } = await sql<LiabilityRow>`
    select e.id, e.sort_name, e.employee_number, e.name, e.surname, e.termination_date as last_day
    from ${nextEmployees(tx, part, isEmployed)} as e
    order by e.sort_name, e.id`.execute(tx);
  return rows;
}
