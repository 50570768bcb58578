import { type RawBuilder, sql } from "kysely";
import type { Day, Tx } from "#server/db/database.ts";

export type { Day };

export const asDate = (day: Day) => (typeof day === "string" ? sql`${day}::date` : day);

/** A moment's day in the tenant's time zone, for calls without a context. */
export const tenantsDay = (tx: Tx, now: Date): RawBuilder<string> => sql`(
  select (${now.toISOString()}::timestamptz at time zone time_zone)::date from tenants where id = ${tx.tenantId})`;

/** A column's day in the tenant's time zone; the column is such as `n.created_at`. */
export const dayOf = (tx: Tx, column: string) => sql<string>`(
  ${sql.ref(column)} at time zone (select company.time_zone from tenants as company where company.id = ${tx.tenantId}))::date`;

/** The last day is included; a retracted row never held. */
export const holdsOn = (alias: string, day: Day): RawBuilder<boolean> => sql`(
  ${sql.ref(`${alias}.retracted_at`)} is null and ${sql.ref(`${alias}.date_from`)} <= ${asDate(day)}
  and (${sql.ref(`${alias}.date_to`)} is null or ${sql.ref(`${alias}.date_to`)} >= ${asDate(day)}))`;

/** Whether the row holds on the day or begins later. */
export const isNotOverOn = (alias: string, day: Day): RawBuilder<boolean> => sql`(
  ${sql.ref(`${alias}.retracted_at`)} is null
  and (${sql.ref(`${alias}.date_to`)} is null or ${sql.ref(`${alias}.date_to`)} >= ${asDate(day)}))`;
