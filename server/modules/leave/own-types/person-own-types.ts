import { sql } from "kysely";
import type { OwnTypeName } from "#contract/leave/own-types.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { inOrderOfName } from "#server/db/list.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { employmentDayKnown } from "#server/organisation/known-then.ts";
import { pastEmploymentsOf } from "#server/organisation/past-employments.ts";
import {
  type OwnBalance,
  type OwnEarnerRow,
  type OwnTypeRow,
  type PersonOwnType,
  personOwnTypes,
} from "./own-balances.ts";
import { mayAsk } from "./own-type-queries.ts";

/**
 * The own types of each of these employees with their balances, at the transaction's time of knowledge, in one
 * statement. Empty in a company without any.
 */
export async function listPersonOwnTypes(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PersonOwnType[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<{ types: OwnTypeRow[]; people: OwnEarnerRow[] }>`
    select ${typesJson(tx)} as types, ${peopleJson(tx, employeeIds, today)} as people
    where ${hasOwnTypes(tx)}`.execute(tx);
  const [found] = rows;
  return new Map(found?.people.map((person) => [person.id, personOwnTypes(found.types, person)]));
}

export interface DrawnOwnType extends OwnTypeName {
  balance: OwnBalance;
}

/** An own type of an employee with its balance; undefined if it is not there or needs none. */
export async function findOwnBalance(
  reader: Pick<Context, "tx" | "today">,
  { employeeId, typeId }: { employeeId: number; typeId: number },
): Promise<DrawnOwnType | undefined> {
  const types = (await listPersonOwnTypes(reader, [employeeId])).get(employeeId);
  const found = types?.find(({ id }) => id === typeId);
  if (!found?.balance) return undefined;
  const { id, name, color, balance } = found;
  return { id, name, color, balance };
}

const typesJson = (tx: Tx) => sql`(
  select json_agg(json_build_object('id', own.id, 'name', own.type_name, 'color', own.color, 'needsBalance', own.needs_balance,
    'hasHalfDays', own.has_half_days, 'certificateAfterDays', own.certificate_after_days, 'isClosed', own.is_closed,
    'grants', ${grantsJson(tx)}) order by ${inOrderOfName("own.typeName")}, own.id)
  from leave_own_types as own where own.tenant_id = ${tx.tenantId})`;

const grantsJson = (tx: Tx) => sql`(
  select coalesce(json_agg(json_build_object('id', g.id, 'terms', g.terms, 'lastDay', ${lastDayKnown(tx)},
    'recordedOn', (g.recorded_at at time zone company.time_zone)::date) order by g.id), '[]')
  from leave_own_grants as g join tenants as company on company.id = ${tx.tenantId}
  where g.tenant_id = ${tx.tenantId} and g.own_type_id = own.id
    and ${tx.recordedUntil ? sql`g.recorded_at < ${tx.recordedUntil}` : sql`true`})`;

const lastDayKnown = (tx: Tx) =>
  tx.recordedUntil
    ? sql`case when g.ended_at < ${tx.recordedUntil} then g.last_day end`
    : sql`g.last_day`;

const personJson = (
  tx: Tx,
  today: string,
) => sql`json_build_object('id', e.id, 'birthDate', e.date_of_birth,
  'startDate', ${employmentDayKnown(tx, "e", "startDate")}, 'endDate', ${employmentDayKnown(tx, "e", "terminationDate")},
  'serviceFrom', ${employmentDayKnown(tx, "e", "serviceFrom")}, 'past', ${pastEmploymentsOf(tx, sql`e.id`)},
  'askable', array(select own.id from leave_own_types as own
    where own.tenant_id = ${tx.tenantId} and ${mayAsk(tx, sql`e.id`, today)}),
  'entries', ${entriesJson(tx)}, 'days', ${daysJson(tx)})`;

const peopleJson = (tx: Tx, employeeIds: readonly number[], today: string) => sql`(
  select coalesce(json_agg(${personJson(tx, today)}), '[]')
  from employees as e where e.tenant_id = ${tx.tenantId} and e.id = ${anyOf(employeeIds)})`;

const hasOwnTypes = (tx: Tx) => sql`exists (
  select from leave_own_types as own where own.tenant_id = ${tx.tenantId})`;

/** The own types and an employee (e) as an SQL value; null in a company without any, by one look at an index. */
export const ownTypesOf = (tx: Tx, today: string) => sql<{
  types: OwnTypeRow[];
  person: OwnEarnerRow;
} | null>`(
  case when ${hasOwnTypes(tx)} then json_build_object('types', ${typesJson(tx)}, 'person', ${personJson(tx, today)}) end)`;

/** By hand, as recorded until the transaction's time of knowledge. */
const entriesJson = (tx: Tx) => sql`(
  select coalesce(json_agg(json_build_object('typeId', g.own_type_id, 'id', g.id, 'kind', g.cause, 'days', g.days,
    'day', g.effective_from, 'until', g.usable_until,
    'recordedOn', (g.recorded_at at time zone company.time_zone)::date) order by g.effective_from, g.id), '[]')
  from leave_grants as g join tenants as company on company.id = ${tx.tenantId}
  where g.tenant_id = ${tx.tenantId} and g.employee_id = e.id and g.own_type_id is not null
    and ${tx.recordedUntil ? sql`g.recorded_at < ${tx.recordedUntil}` : sql`true`})`;

const daysJson = (tx: Tx) => sql`(
  select coalesce(json_agg(json_build_object('leaveId', d.leave_id, 'date', d.day, 'cost', d.cost) order by d.day), '[]')
  from leave_requests as r join leave_days as d on d.tenant_id = r.tenant_id and d.leave_id = r.id
  where r.tenant_id = ${tx.tenantId} and d.tenant_id = ${tx.tenantId} and r.employee_id = e.id
    and r.own_type_id is not null and r.leave_status in ('pending', 'approved') and d.cost > 0)`;
