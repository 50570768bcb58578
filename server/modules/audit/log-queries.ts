import { type RawBuilder, sql } from "kysely";
import { type AuditGroup, securityKindsIn } from "#contract/codes/audit.ts";
import type { PersonActor } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { readableVisibilities } from "#server/story/readers.ts";
import { isSameMomentLeft, type LogPlace } from "./place.ts";

export interface LogRequest {
  /** From the first moment until before the second; the days are the company's. */
  period: { from: Date; until: Date; firstDay: string; lastDay: string };
  group?: AuditGroup | undefined;
  personId?: number | undefined;
  address?: string | undefined;
  before?: (LogPlace & { day: string }) | undefined;
  limit: number;
  reader: Pick<PersonActor, "employeeId" | "isSuperadmin">;
}

export interface LogRow {
  id: number;
  kind: string;
  /** To the microsecond. */
  at: string;
  byId: number | null;
  byOperator: boolean;
  subjectKind: "employee" | "department" | "position" | "tenant" | null;
  subjectId: number | null;
  address: string;
  device: string;
  details: Record<string, string | number | string[]>;
}

export interface ReadRow {
  day: string;
  employeeId: number;
  readerId: number;
  part: string;
}

type Condition = RawBuilder<unknown>;

/** Each branch is read in the order of an index of its own; the newest of all are left, each once. */
const newestOf = (
  branches: readonly Condition[],
  {
    select,
    order,
    limit,
  }: { select: (where: Condition) => Condition; order: Condition; limit: number },
) => sql`
  select * from (${sql.join(
    branches.map((where) => sql`(${select(where)} order by ${order} limit ${limit})`),
    sql` union `,
  )}) as branch order by ${order} limit ${limit}`;

const all = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

const microseconds = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** By moment and number, after a place and within the period. */
function within(
  source: "security" | "story",
  column: string,
  { period, before }: LogRequest,
): Condition {
  const [at, id] = [sql.ref(column), sql.ref("id")];
  const inPeriod = sql`${at} >= ${period.from.toISOString()}::timestamptz and ${at} < ${period.until.toISOString()}::timestamptz`;
  if (!before) return inPeriod;
  const last = sql`${before.at}::timestamptz`;
  if (before.source === source)
    return sql`${inPeriod} and (${at}, ${id}) < (${last}, ${before.ids[0]}::bigint)`;
  return isSameMomentLeft(source, before)
    ? sql`${inPeriod} and ${at} <= ${last}`
    : sql`${inPeriod} and ${at} < ${last}`;
}

export async function findSecurityEvents(tx: Tx, request: LogRequest): Promise<LogRow[]> {
  const { group, personId, address, limit } = request;
  const kinds = group && securityKindsIn(group);
  if (kinds?.length === 0) return [];
  const fixed = [
    sql`tenant_id = ${tx.tenantId}`,
    within("security", "at", request),
    ...(address ? [sql`address = ${address}`] : []),
  ];
  const who = personId ? [[sql`by_id = ${personId}`], [sql`subject_id = ${personId}`]] : [[]];
  const branches = who.flatMap((one) =>
    kinds ? kinds.map((kind) => [...one, sql`kind = ${kind}`]) : [one],
  );
  const { rows } = await sql<LogRow>`
    select found.id, found.kind, ${microseconds("found.at")} as at, found.by_id, found.by_operator,
      case when found.subject_id is not null then 'employee' end as subject_kind, found.subject_id,
      found.address, found.device, found.details
    from (${newestOf(
      branches.map((branch) => all([...fixed, ...branch])),
      {
        select: (where) => sql`select * from security_events where ${where}`,
        order: sql`at desc, id desc`,
        limit,
      },
    )}) as found order by found.at desc, found.id desc`.execute(tx);
  return rows;
}

/** These are security events as well. */
const alsoSecurity = sql`kind <> 'role_changed' and not (subject_kind = 'tenant' and kind = 'changed')`;

export async function findStoryEntries(tx: Tx, request: LogRequest): Promise<LogRow[]> {
  const { group, personId, address, limit, reader } = request;
  if (address || (group && group !== "history")) return [];
  const { employeeId: readerId } = reader;
  const ofOthers = readableVisibilities(reader, 0);
  const ofOwn = readableVisibilities(reader, readerId);
  // Notes and promises about the reader are not all theirs to know.
  const isReadable = sql`case when subject_kind = 'employee' and subject_id = ${readerId}
    then visibility = any(${ofOwn}::text[]) and link_kind is distinct from 'note' and link_kind is distinct from 'promise'
    else visibility = any(${ofOthers}::text[]) end`;
  const fixed = [
    sql`tenant_id = ${tx.tenantId}`,
    within("story", "recorded_at", request),
    alsoSecurity,
    isReadable,
  ];
  const branches = personId
    ? [[sql`by_id = ${personId}`], [sql`subject_kind = 'employee' and subject_id = ${personId}`]]
    : [[]];
  const { rows } = await sql<LogRow>`
    select found.id, found.kind, ${microseconds("found.recorded_at")} as at, found.by_id, false as by_operator,
      found.subject_kind, found.subject_id, '' as address, '' as device, '{}'::jsonb as details
    from (${newestOf(
      branches.map((branch) => all([...fixed, ...branch])),
      {
        select: (where) => sql`
          select id, kind, recorded_at, by_id, subject_kind, subject_id from story where ${where}`,
        order: sql`recorded_at desc, id desc`,
        limit,
      },
    )}) as found order by found.recorded_at desc, found.id desc`.execute(tx);
  return rows;
}

export async function findReads(tx: Tx, request: LogRequest): Promise<ReadRow[]> {
  const { group, personId, address, limit, period, before } = request;
  if (address || (group && group !== "reads")) return [];
  const order = sql`day desc, employee_id desc, reader_id desc, part collate "C" desc`;
  const place = before && {
    day: sql`${before.day}::date`,
    ids: sql`${before.ids[0]}::bigint, ${before.ids[1]}::bigint, ${before.ids[2]}::text`,
  };
  const fixed = [
    sql`tenant_id = ${tx.tenantId}`,
    sql`day between ${period.firstDay}::date and ${period.lastDay}::date`,
    ...(place ? [sql`day <= ${place.day}`] : []),
    ...(place && before?.source === "read"
      ? [sql`(day, employee_id, reader_id, part collate "C") < (${place.day}, ${place.ids})`]
      : []),
  ];
  const branches = personId
    ? [[sql`reader_id = ${personId}`], [sql`employee_id = ${personId}`]]
    : [[]];
  const { rows } = await sql<ReadRow>`${newestOf(
    branches.map((branch) => all([...fixed, ...branch])),
    {
      select: (where) =>
        sql`select day, employee_id, reader_id, part from record_reads where ${where}`,
      order,
      limit,
    },
  )}`.execute(tx);
  return rows;
}

/** The names of departments and positions by their numbers, which are unique in a company. */
export async function findPlaceNames(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, department_name as name from departments where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[])
    union all
    select id, position_title from positions where tenant_id = ${tx.tenantId} and id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
