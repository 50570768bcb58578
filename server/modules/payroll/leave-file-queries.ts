import { type RawBuilder, sql } from "kysely";
import type { LeaveType } from "#contract/codes/leave.ts";
import type { PayrollGaps } from "#contract/payroll/profiles.ts";
import type { Tx } from "#server/db/database.ts";
import { type PayrollSource, payrollDaysOf } from "./day-queries.ts";
import { type Employee, nextEmployees, type Part } from "./file-parts.ts";

export interface LeaveRow extends Employee {
  leaveType: LeaveType;
  /** The company's own type; null for documented ones. */
  ownType: { id: number; name: string; isPaid: boolean } | null;
  days: number;
  hours: number;
  isCorrection: boolean;
  from: string;
  to: string;
}

/** The own type of a day (due). */
const ownTypeOf = (tx: Tx) => sql`(
  select json_build_object('id', own.id, 'name', own.type_name, 'isPaid', own.is_paid) from leave_own_types as own
  where own.tenant_id = ${tx.tenantId} and own.id = due.own_type_id)`;

/** The leave of employees (e) by period and type. */
function leaveRowsOf(tx: Tx, source: PayrollSource, employees: RawBuilder<unknown>) {
  const { from, to } = source.period;
  return sql`
    select e.id, e.sort_name, e.employee_number, e.name, e.surname, due.leave_type, due.own_type_id, ${ownTypeOf(tx)} as own_type,
      due.day < ${from}::date as is_correction,
      coalesce(corrected.date_from, ${from}::date) as "from", coalesce(corrected.date_to, ${to}::date) as "to",
      sum(due.days)::float as days, sum(due.hours)::float as hours
    from ${employees} as e
      cross join lateral ${payrollDaysOf(tx, source)} as due
      left join payroll_periods as corrected on corrected.tenant_id = ${tx.tenantId} and corrected.unlocked_at is null
        and due.day < ${from}::date and due.day between corrected.date_from and corrected.date_to
    group by e.id, e.sort_name, e.employee_number, e.name, e.surname, due.leave_type, due.own_type_id, is_correction,
      corrected.date_from, corrected.date_to
    having sum(due.days) <> 0`;
}

/** The leave of the next employees by period and type, by last name. */
export async function listLeaveRows(
  tx: Tx,
  source: PayrollSource,
  part: Part,
): Promise<LeaveRow[]> {
  const isDue = sql`exists (select from ${payrollDaysOf(tx, source)} as due)`;
  const { rows } = await sql<LeaveRow>`
    ${leaveRowsOf(tx, source, nextEmployees(tx, part, isDue))}
    order by e.sort_name, e.id, is_correction, "from", due.leave_type, due.own_type_id`.execute(tx);
  return rows;
}

const maxNamed = 10;

export interface MissingInPeriod {
  types: { leaveType: LeaveType; ownType: LeaveRow["ownType"] }[];
  people: PayrollGaps["people"];
  peopleCount: number;
}

/** The leave types of a period, and its people without an employee number. */
export async function findMissing(tx: Tx, source: PayrollSource): Promise<MissingInPeriod> {
  const everyone = sql`(select e.* from employees as e where e.tenant_id = ${tx.tenantId})`;
  const { rows } = await sql<MissingInPeriod>`
    with leave as materialized (${leaveRowsOf(tx, source, everyone)}),
      type as (select leave_type, own_type_id, min(own_type::text)::json as own_type from leave group by leave_type, own_type_id),
      numberless as (
        select id, sort_name, trim(name || ' ' || surname) as name from leave where employee_number = '' group by id, sort_name, name, surname)
    select
      coalesce((select json_agg(json_build_object('leaveType', leave_type, 'ownType', own_type) order by leave_type, own_type_id) from type), '[]') as types,
      coalesce((select json_agg(json_build_object('id', id, 'name', name)) from (
        select id, name from numberless order by sort_name, id limit ${maxNamed}) as first), '[]') as people,
      (select count(*)::int from numberless) as people_count`.execute(tx);
  return rows[0] ?? { types: [], people: [], peopleCount: 0 };
}
