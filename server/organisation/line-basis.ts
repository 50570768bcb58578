import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { asDate } from "./dated.ts";
import { fullName } from "./names.ts";

/** Whose changes a preview is about; both are SQL for `in`. */
export interface LineScope {
  employees: RawBuilder<number>;
  departments: RawBuilder<number>;
}

/** Employees, with the heads of their departments; given as SQL for `in`. */
const scopeOf = (tx: Tx, employees: RawBuilder<number>): LineScope => ({
  employees,
  departments: sql`(
    select held.department_id from position_assignments as held
    where held.tenant_id = ${tx.tenantId} and held.employee_id in ${employees} and held.retracted_at is null)`,
});

/** These employees, with the heads of their departments. */
export const scopeOfPeople = (tx: Tx, employeeIds: readonly number[]): LineScope =>
  scopeOf(tx, sql`(select unnest(${employeeIds}::bigint[]))`);

/** The heads of one department. */
export const scopeOfDepartment = (departmentId: RawBuilder<number>): LineScope => ({
  employees: sql`(select null::bigint)`,
  departments: sql`(select ${departmentId})`,
});

/** Everyone whom an employee leads on a day or later, or with `ever` on any day. */
export function scopeOfManager(
  tx: Tx,
  managerId: RawBuilder<number>,
  { from, ever = false }: { from: string; ever?: boolean },
): LineScope {
  const isLeading = (alias: string) =>
    ever
      ? sql`true`
      : sql`${sql.ref(`${alias}.retracted_at`)} is null
        and (${sql.ref(`${alias}.date_to`)} is null or ${sql.ref(`${alias}.date_to`)} >= ${asDate(from)})`;
  return {
    employees: sql`(
      select led.employee_id from employee_lines as led
      where led.tenant_id = ${tx.tenantId} and led.manager_id = ${managerId} and ${isLeading("led")})`,
    departments: sql`(
      select headed.department_id from department_headships as headed
      where headed.tenant_id = ${tx.tenantId} and headed.employee_id = ${managerId} and ${isLeading("headed")})`,
  };
}

/** Recorded changes, plans included, that decide who leads from a day on: own lines and heads. */
const changesFor = (
  tx: Tx,
  { employees, departments }: LineScope,
  from: string,
): RawBuilder<unknown> => sql`(
  select 'line' as kind, said.id, said.recorded_at, said.recorded_by_id, said.date_from, said.manager_id as leader_id,
    said.employee_id, null::bigint as department_id, ''::text as version
  from employee_line_changes as said
  where said.tenant_id = ${tx.tenantId} and said.employee_id in ${employees} and said.withdrawn_at is null
  union all
  select 'head', headship.id, headship.recorded_at, headship.recorded_by_id, headship.date_from, headship.employee_id,
    null, headship.department_id, coalesce(headship.date_to::text, '')
  from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.retracted_at is null
    and (headship.date_to is null or headship.date_to >= ${asDate(from)})
    and headship.department_id in ${departments})`;

/** What a preview is based on: another value once another change in its scope is recorded or withdrawn. */
export const basisOf = (tx: Tx, scope: LineScope, from: string): RawBuilder<string> => sql`(
  select md5(coalesce(string_agg(concat_ws(' ', change.kind, change.id, change.version), ',' order by change.kind, change.id), ''))
  from ${changesFor(tx, scope, from)} as change)`;

export async function lineBasis(tx: Tx, scope: LineScope, from: string): Promise<string> {
  const { rows } = await sql<{
    basis: string;
  }>`select ${basisOf(tx, scope, from)} as basis`.execute(tx);
  return rows[0]?.basis ?? "";
}

/** The basis of each employee alone. */
export async function lineBases(
  tx: Tx,
  employeeIds: readonly number[],
  from: string,
): Promise<ReadonlyMap<number, string>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; basis: string }>`
    select asked.id, ${basisOf(tx, scopeOf(tx, sql`(asked.id)`), from)} as basis
    from unnest(${employeeIds}::bigint[]) as asked (id)`.execute(tx);
  return new Map(rows.map(({ id, basis }) => [id, basis]));
}

export interface RecordedChange {
  from: string;
  byName: string;
  /** Null for none. */
  leaderName: string | null;
  /** The employee or department. */
  subjectName: string;
}

/** The change recorded last; undefined if all were withdrawn. */
export async function findLatestChange(
  tx: Tx,
  scope: LineScope,
  from: string,
): Promise<RecordedChange | undefined> {
  const { rows } = await sql<RecordedChange>`
    select change.date_from as "from", ${fullName("by")} as by_name,
      case when leader.id is not null then ${fullName("leader")} end as leader_name,
      coalesce(d.department_name, ${fullName("e")}) as subject_name
    from ${changesFor(tx, scope, from)} as change
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = change.recorded_by_id
    left join employees as leader on leader.tenant_id = ${tx.tenantId} and leader.id = change.leader_id
    left join employees as e on e.tenant_id = ${tx.tenantId} and e.id = change.employee_id
    left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = change.department_id
    order by change.recorded_at desc, change.id desc limit 1`.execute(tx);
  return rows[0];
}
