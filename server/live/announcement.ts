import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** The one channel; listeners read for themselves what changed. */
export const channel = "live";

/** Announces to one person, as part of a statement that selects it. */
export const announcement = (tx: Tx, employeeId: RawBuilder<number>) =>
  sql`pg_notify(${channel}, ${tx.tenantId}::text || ':' || ${employeeId})::text`;

/**
 * Notifies all server processes that something changed for these people, once the transaction has committed and only then.
 * The announcement contains their ids and nothing else.
 */
export async function announce(tx: Tx, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return;
  await sql`select ${announcement(tx, sql.ref("id"))} from unnest(${employeeIds}::bigint[]) as id`.execute(
    tx,
  );
}
