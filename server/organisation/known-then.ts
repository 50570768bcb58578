import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { seesPlans } from "./announced.ts";
import { asDate, type Day, holdsOn } from "./dated.ts";

// Changes are recorded late and false records retracted, so each row version has both times.

/** Reads managers as known at the end of a day. Plans unannounced by then stay reserved for readers of plans. */
export async function asKnownThen(tx: Tx, day: string): Promise<Tx> {
  const { until } = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(sql<string>`(${day}::date + 1)::timestamp at time zone time_zone`.as("until"))
    .executeTakeFirstOrThrow();
  return Object.assign(tx.withTables<Record<never, never>>() as unknown as Tx, {
    tenantId: tx.tenantId,
    knownOn: tx.knownOn === seesPlans ? seesPlans : day,
    recordedUntil: sql<string>`${until}::timestamptz`,
  });
}

/** Whether the row was recorded at the transaction's time of knowledge. */
export const isRecorded = (tx: Tx, alias: string): RawBuilder<boolean> => {
  const until = tx.recordedUntil;
  const retractedAt = sql.ref(`${alias}.retracted_at`);
  return until
    ? sql`(${sql.ref(`${alias}.recorded_at`)} < ${until} and (${retractedAt} is null or ${retractedAt} >= ${until}))`
    : sql`${retractedAt} is null`;
};

/** Whether the row holds on a day by that knowledge. */
export const heldOn = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> => {
  if (!tx.recordedUntil) return holdsOn(alias, day);
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(
    ${isRecorded(tx, alias)} and ${column("date_from")} <= ${asDate(day)}
    and (${column("date_to")} is null or ${column("date_to")} >= ${asDate(day)}))`;
};

/** Whether the employment had ended before a day by that knowledge. */
export const hadLeft = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> => {
  if (!tx.recordedUntil) return sql`${sql.ref(`${alias}.termination_date`)} < ${asDate(day)}`;
  // Only people with a last day, or an earlier employment, have such records.
  return sql`((${sql.ref(`${alias}.termination_date`)} is not null or exists (
      select from past_employments as past
      where past.tenant_id = ${tx.tenantId} and past.employee_id = ${sql.ref(`${alias}.id`)}))
    and ${employmentDayKnown(tx, alias, "terminationDate")} < ${asDate(day)})`;
};

const employmentDays = {
  startDate: "start_date",
  terminationDate: "termination_date",
  serviceFrom: "service_from",
} as const;

/** A day of an employee's present employment by that knowledge, from the history. */
export const employmentDayKnown = (
  tx: Tx,
  alias: string,
  field: keyof typeof employmentDays,
): RawBuilder<string | null> => {
  const stored = sql.ref<string | null>(`${alias}.${employmentDays[field]}`);
  const until = tx.recordedUntil;
  if (!until) return sql`${stored}`;
  return sql`(
    select known.day from (
      (select 0 as place, (change ->> 'after')::date as day ${recordedDays(tx, alias, field)}
        and entry.recorded_at < ${until} order by entry.id desc limit 1)
      union all
      (select 1, (change ->> 'before')::date ${recordedDays(tx, alias, field)}
        and entry.recorded_at >= ${until} order by entry.id limit 1)
      union all
      select 2, ${stored}) as known
    order by known.place limit 1)`;
};

/** The history's entries on a day of an employee's employment. */
const recordedDays = (tx: Tx, alias: string, field: string) => sql`
  from story as entry
  join story_values as said on said.tenant_id = ${tx.tenantId} and said.id = entry.id
  cross join lateral jsonb_array_elements(said.changes) as change
  where entry.tenant_id = ${tx.tenantId} and entry.subject_kind = 'employee'
    and entry.kind in ('employment_changed', 'rehired')
    and entry.subject_id = ${sql.ref(`${alias}.id`)} and change ->> 'field' = ${field}`;
