import { type RawBuilder, sql } from "kysely";
import type { Day, Tx } from "#server/db/database.ts";

// A change of who leads is known from a day on, at the latest from its own. Until then it is a plan of the super administrators, and
// for everyone else what was recorded before it goes on. Each row of a headship or a line holds for those who know what is announced by
// a day: from its first to its last day of being known. Outside of what writes these rows, no other file compares these days.

/** The day by which everything is announced, for those who see plans before they are. */
export const seesPlans = "infinity";

/** The same transaction for reading who leads as it is known on a day, whatever its caller sees. */
export const asKnownOn = (tx: Tx, knownOn: Day): Tx =>
  Object.assign(tx.withTables<Record<never, never>>() as unknown as Tx, {
    tenantId: tx.tenantId,
    recordedUntil: tx.recordedUntil,
    knownOn,
  });

/** The day by which plans must have been announced for the caller of a transaction to see them, as SQL. */
export const knownOn = (tx: Tx): RawBuilder<string> =>
  tx.knownOn === undefined
    ? sql`(select (app.clock() at time zone time_zone)::date from tenants where id = ${tx.tenantId})`
    : typeof tx.knownOn === "string"
      ? sql`${tx.knownOn}::date`
      : tx.knownOn;

export const isKnown = (tx: Tx, alias: string): RawBuilder<boolean> =>
  sql`(${knownOn(tx)} between ${sql.ref(`${alias}.known_from`)} and ${sql.ref(`${alias}.known_until`)})`;

/** Whether the row behind an alias is part of what will be, with all plans; for checks, no matter who calls. */
export const isFinal = (alias: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.known_until`)} = ${sql.lit(seesPlans)})`;

/** Whether the caller may know what belongs to the plan that a column names, if it names one: it is announced, and was not called off before. */
export const isAnnounced = (tx: Tx, column: string): RawBuilder<boolean> =>
  tx.knownOn === seesPlans
    ? sql`true`
    : sql`(${sql.ref(column)} is null or ${sql.ref(column)} in (
        select plan.id from line_plans as plan
        where plan.tenant_id = ${tx.tenantId} and plan.called_off_at is null and plan.announced_on <= ${knownOn(tx)}))`;
