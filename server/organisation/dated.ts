import { type RawBuilder, sql } from "kysely";
import type { Day, Tx } from "#server/db/database.ts";

export type { Day };

/** The day as SQL. */
export const asDate = (day: Day) => (typeof day === "string" ? sql`${day}::date` : day);

/** The day of a moment in the tenant's own time zone, as SQL, for calls without a context. */
export const tenantsDay = (tx: Tx, now: Date): RawBuilder<string> => sql`(
  select (${now.toISOString()}::timestamptz at time zone time_zone)::date from tenants where id = ${tx.tenantId})`;

/** The day of the moment in a column, such as `n.created_at`, in the tenant's own time zone, as SQL. */
export const dayOf = (tx: Tx, column: string) => sql<string>`(
  ${sql.ref(column)} at time zone (select company.time_zone from tenants as company where company.id = ${tx.tenantId}))::date`;

/** Whether the dated row behind an alias holds on a day; its last day belongs to it, and a retracted row never held. */
export const holdsOn = (alias: string, day: Day): RawBuilder<boolean> => sql`(
  ${sql.ref(`${alias}.retracted_at`)} is null and ${sql.ref(`${alias}.date_from`)} <= ${asDate(day)}
  and (${sql.ref(`${alias}.date_to`)} is null or ${sql.ref(`${alias}.date_to`)} >= ${asDate(day)}))`;

/** Whether the dated row holds on a day or begins after it. */
export const isNotOverOn = (alias: string, day: Day): RawBuilder<boolean> => sql`(
  ${sql.ref(`${alias}.retracted_at`)} is null
  and (${sql.ref(`${alias}.date_to`)} is null or ${sql.ref(`${alias}.date_to`)} >= ${asDate(day)}))`;
