import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { seesPlans } from "./announced.ts";
import { asDate, type Day, holdsOn } from "./dated.ts";

// What was known at the end of a day may differ from what is known of it today: changes are recorded later, and what never was so is
// retracted. Each version of a dated row says when it was recorded and when it was retracted. Only who leads whom, who holds which
// position and who stands in can be asked about as it was known; whatever else is shown beside them is as it is today.

/**
 * The same transaction for reading who leads whom as it was known at the end of a day. It shows nothing that its caller may not know
 * today: a plan that was not announced by that day is for those who see plans.
 */
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

/** Whether the dated row behind an alias is recorded, as it was at the time that the transaction asks about. */
export const isRecorded = (tx: Tx, alias: string): RawBuilder<boolean> => {
  const until = tx.recordedUntil;
  const retractedAt = sql.ref(`${alias}.retracted_at`);
  return until
    ? sql`(${sql.ref(`${alias}.recorded_at`)} < ${until} and (${retractedAt} is null or ${retractedAt} >= ${until}))`
    : sql`${retractedAt} is null`;
};

/** Whether the dated row behind an alias holds on a day, as it was known at the time that the transaction asks about. */
export const heldOn = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> => {
  if (!tx.recordedUntil) return holdsOn(alias, day);
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(
    ${isRecorded(tx, alias)} and ${column("date_from")} <= ${asDate(day)}
    and (${column("date_to")} is null or ${column("date_to")} >= ${asDate(day)}))`;
};

/** Whether the employment of the employee behind an alias had ended before a day, as it was known at that time. */
export const hadLeft = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> => {
  const lastDay = sql.ref(`${alias}.termination_date`);
  const until = tx.recordedUntil;
  if (!until) return sql`${lastDay} < ${asDate(day)}`;
  // Only of those who have a last day, or had one before they were rehired, was it ever recorded.
  return sql`((${lastDay} is not null or exists (
      select from past_employments as past
      where past.tenant_id = ${tx.tenantId} and past.employee_id = ${sql.ref(`${alias}.id`)}))
    and (
      select known.last_day from (
        (select 0 as place, (change ->> 'after')::date as last_day ${recordedLastDays(tx, alias)}
          and entry.recorded_at < ${until} order by entry.id desc limit 1)
        union all
        (select 1, (change ->> 'before')::date ${recordedLastDays(tx, alias)}
          and entry.recorded_at >= ${until} order by entry.id limit 1)
        union all
        select 2, ${lastDay}) as known
      order by known.place limit 1) < ${asDate(day)})`;
};

const recordedLastDays = (tx: Tx, alias: string) => sql`
  from story as entry
  join story_values as said on said.tenant_id = ${tx.tenantId} and said.id = entry.id
  cross join lateral jsonb_array_elements(said.changes) as change
  where entry.tenant_id = ${tx.tenantId} and entry.subject_kind = 'employee'
    and entry.subject_id = ${sql.ref(`${alias}.id`)} and change ->> 'field' = 'terminationDate'`;
