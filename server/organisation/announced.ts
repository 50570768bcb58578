import { type RawBuilder, sql } from "kysely";
import type { Day, Tx } from "#server/db/database.ts";

// Only super administrators know of an unannounced change of manager; others see the earlier record.

/** For readers of plans before their announcement. */
export const seesPlans = "infinity";

/** The same transaction, with the knowledge of a day instead of its caller's. */
export const asKnownOn = (tx: Tx, knownOn: Day): Tx =>
  Object.assign(tx.withTables<Record<never, never>>() as unknown as Tx, {
    tenantId: tx.tenantId,
    recordedUntil: tx.recordedUntil,
    knownOn,
  });

export const knownOn = (tx: Tx): RawBuilder<string> =>
  tx.knownOn === undefined
    ? sql`(select (app.clock() at time zone time_zone)::date from tenants where id = ${tx.tenantId})`
    : typeof tx.knownOn === "string"
      ? sql`${tx.knownOn}::date`
      : tx.knownOn;

/** Whether the caller knows of a headship or line. */
export const isKnown = (tx: Tx, alias: string): RawBuilder<boolean> =>
  sql`(${knownOn(tx)} between ${sql.ref(`${alias}.known_from`)} and ${sql.ref(`${alias}.known_until`)})`;

/** Whether the row is part of the final record, plans included; for checks, whoever calls. */
export const isFinal = (alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.known_until`)} = ${sql.lit(seesPlans)})`;

/** Whether the caller may know of the column's plan, if any: announced, and not called off earlier. */
export const isAnnounced = (tx: Tx, column: string): RawBuilder<boolean> =>
  tx.knownOn === seesPlans
    ? sql`true`
    : sql`(${sql.ref(column)} is null or ${sql.ref(column)} in (
        select plan.id from line_plans as plan
        where plan.tenant_id = ${tx.tenantId} and plan.called_off_at is null and plan.announced_on <= ${knownOn(tx)}))`;
