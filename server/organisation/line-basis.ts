import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { asDate } from "./dated.ts";
import { fullName } from "./names.ts";

/** Recorded changes, plans included, that decide who leads these employees from a day on: own lines and heads. */
const changesFor = (
  tx: Tx,
  employeeIds: readonly number[],
  from: string,
): RawBuilder<unknown> => sql`(
  select 'line' as kind, said.id, said.recorded_at, said.recorded_by_id, said.date_from, said.manager_id as leader_id,
    said.employee_id, null::bigint as department_id, ''::text as version
  from employee_line_changes as said
  where said.tenant_id = ${tx.tenantId} and said.employee_id = any(${employeeIds}::bigint[]) and said.withdrawn_at is null
  union all
  select 'head', headship.id, headship.recorded_at, headship.recorded_by_id, headship.date_from, headship.employee_id,
    null, headship.department_id, coalesce(headship.date_to::text, '')
  from department_headships as headship
  where headship.tenant_id = ${tx.tenantId} and headship.retracted_at is null
    and (headship.date_to is null or headship.date_to >= ${asDate(from)})
    and headship.department_id in (
      select held.department_id from position_assignments as held
      where held.tenant_id = ${tx.tenantId} and held.employee_id = any(${employeeIds}::bigint[]) and held.retracted_at is null))`;

/** What a preview is based on: another value once another change for these employees is recorded or withdrawn. */
export async function lineBasis(
  tx: Tx,
  employeeIds: readonly number[],
  from: string,
): Promise<string> {
  const { rows } = await sql<{ basis: string }>`
    select md5(coalesce(string_agg(concat_ws(' ', change.kind, change.id, change.version), ',' order by change.kind, change.id), '')) as basis
    from ${changesFor(tx, employeeIds, from)} as change`.execute(tx);
  return rows[0]?.basis ?? "";
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
  employeeIds: readonly number[],
  from: string,
): Promise<RecordedChange | undefined> {
  const { rows } = await sql<RecordedChange>`
    select change.date_from as "from", ${fullName("by")} as by_name,
      case when leader.id is not null then ${fullName("leader")} end as leader_name,
      coalesce(d.department_name, ${fullName("e")}) as subject_name
    from ${changesFor(tx, employeeIds, from)} as change
    join employees as by on by.tenant_id = ${tx.tenantId} and by.id = change.recorded_by_id
    left join employees as leader on leader.tenant_id = ${tx.tenantId} and leader.id = change.leader_id
    left join employees as e on e.tenant_id = ${tx.tenantId} and e.id = change.employee_id
    left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = change.department_id
    order by change.recorded_at desc, change.id desc limit 1`.execute(tx);
  return rows[0];
}
