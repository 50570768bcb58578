import { sql } from "kysely";
import { AppError } from "#server/app-error.ts";
import type { Tx } from "#server/db/database.ts";
import { isKnownToBegin, lastDayKnown } from "#server/organisation/known-places.ts";
import { employmentDayKnown, isRecorded } from "#server/organisation/known-then.ts";
import { fullName } from "#server/organisation/names.ts";
import { pastEmploymentsOf } from "#server/organisation/past-employments.ts";
import { isKnownAssignment, lastDayAssigned } from "./known-assignments.ts";
import { patternsOf } from "./pattern-queries.ts";
import { type AccountRow, type PersonAccount, personAccount } from "./person-account.ts";

const policyColumns = (
  tx: Tx,
) => sql`json_build_object('ready', a.ready, 'policyId', a.policy_id, 'employeeId', a.employee_id,
  'departmentId', a.department_id, 'from', a.date_from, 'to', ${lastDayAssigned(tx, policiesAssigned)})`;

const policiesAssigned = {
  alias: "a",
  later: sql`leave_policy_assignments as later where later.employee_id is not distinct from a.employee_id
    and later.department_id is not distinct from a.department_id`,
};

/** An employee's (e) account at the transaction's time of knowledge, as an SQL value. */
export const accountOf = (tx: Tx) =>
  sql<AccountRow>`json_build_object(
    'startDate', ${employmentDayKnown(tx, "e", "startDate")}, 'endDate', ${employmentDayKnown(tx, "e", "terminationDate")},
    'serviceFrom', ${employmentDayKnown(tx, "e", "serviceFrom")},
    'past', ${pastEmploymentsOf(tx, sql`e.id`)},
    'granted', ${defaultGrantOf(tx)},
    'workMinutes', (select to_json(company.work_minutes) from tenants as company where company.id = ${tx.tenantId}),
    'patterns', ${patternsOf(tx, sql`e.id`)},
    'assignments', (
      select coalesce(json_agg(${policyColumns(tx)}), '[]') from leave_policy_assignments as a
      where a.tenant_id = ${tx.tenantId} and ${isKnownAssignment(tx, "a")} and (a.employee_id = e.id or a.employee_id is null and a.department_id is null
        or a.department_id = any(${departmentsOf(tx)}))),
    'departments', (
      select coalesce(json_agg(json_build_object('departmentId', held.department_id, 'from', held.date_from, 'to', ${lastDayKnown(tx, "held")})), '[]')
      from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.employee_id = e.id and ${isRecorded(tx, "held")}
        and ${isKnownToBegin(tx, "held")}),
    'versions', (
      select coalesce(json_agg(json_build_object('policyId', v.policy_id, 'name', p.policy_name, 'validFrom', v.valid_from,
        'terms', v.terms)), '[]')
      from leave_policy_versions as v join leave_policies as p on p.tenant_id = v.tenant_id and p.id = v.policy_id
      where v.tenant_id = ${tx.tenantId} and p.tenant_id = ${tx.tenantId}
        and ${tx.recordedUntil ? sql`v.recorded_at < ${tx.recordedUntil}` : sql`true`}),
    'leave', (
      select coalesce(json_agg(json_build_object('id', own.id, 'leaveType', own.leave_type, 'leaveStatus', own.leave_status,
        'duration', own.duration, 'startDate', own.start_date)), '[]')
      from leave_requests as own
      where own.tenant_id = ${tx.tenantId} and own.employee_id = e.id and own.leave_status in ('pending', 'approved')),
    'days', (
      select coalesce(json_agg(json_build_object('leaveId', d.leave_id, 'date', d.day, 'cost', d.cost) order by d.day), '[]')
      from leave_requests as own join leave_days as d on d.tenant_id = own.tenant_id and d.leave_id = own.id
      where own.tenant_id = ${tx.tenantId} and d.tenant_id = ${tx.tenantId} and own.employee_id = e.id
        and own.leave_status in ('pending', 'approved') and d.cost > 0))`.as("account");

const defaultGrantOf = (tx: Tx) => sql`(
  select json_build_object('day', g.effective_from, 'recordedOn', (g.recorded_at at time zone company.time_zone)::date)
  from leave_grants as g join tenants as company on company.id = g.tenant_id
  where g.tenant_id = ${tx.tenantId} and g.employee_id = e.id and g.balance = 'annual' and g.cause = 'default'
    and ${tx.recordedUntil ? sql`g.recorded_at < ${tx.recordedUntil}` : sql`true`})`;

const departmentsOf = (tx: Tx) => sql`array(
  select held.department_id from position_assignments as held
  where held.tenant_id = ${tx.tenantId} and held.employee_id = e.id and ${isRecorded(tx, "held")}
        and ${isKnownToBegin(tx, "held")})`;

/** The account of each of these employees, from one statement; throws `not_found` for another. */
export async function readAccounts(
  tx: Tx,
  employeeIds: readonly number[],
): Promise<(employeeId: number) => PersonAccount> {
  const rows = await employeesOf(tx, employeeIds)
    .select(["e.id", accountOf(tx)])
    .execute();
  const accounts = new Map(rows.map(({ id, account }) => [id, personAccount(account)]));
  return (employeeId) => {
    const account = accounts.get(employeeId);
    if (!account) throw new AppError("not_found");
    return account;
  };
}

/** The stored rows of all these employees. */
export const listAccountRows = (tx: Tx, employeeIds: readonly number[]) =>
  employeesOf(tx, employeeIds)
    .select(["e.id", fullName("e").as("name"), accountOf(tx)])
    .orderBy("e.sortName")
    .orderBy("e.id")
    .execute();

export const employeesOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", sql<number>`any(${ids}::bigint[])`);
