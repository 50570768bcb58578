import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";

/** The only channel; listeners read the changes themselves. */
export const channel = "live";

/** To one person, within a statement that selects it. */
export const announcement = (tx: Tx, employeeId: RawBuilder<number>) =>
  sql`pg_notify(${channel}, ${tx.tenantId}::text || ':' || ${employeeId})::text`;

/** Notifies all server processes of these people's changes after the commit. The message contains ids only. */
export async function announce(tx: Tx, employeeIds: readonly number[]): Promise<void> {
  if (employeeIds.length === 0) return;
  await sql`select ${announcement(tx, sql.ref("id"))} from unnest(${employeeIds}::bigint[]) as id`.execute(
    tx,
  );
}
