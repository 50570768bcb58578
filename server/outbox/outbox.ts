import { sql } from "kysely";
import type { Database, Tx } from "#server/db/database.ts";
import type { Effect } from "./effect.ts";

/** An effect that is due, and the number of the attempt to send it. */
export type DueEffect = Effect & { tenantId: string; id: number; attempts: number };

/** Writes effects in the caller's transaction, all in one statement: they are sent if and only if it commits. */
export async function post(tx: Tx, effects: readonly Effect[]): Promise<void> {
  if (effects.length === 0) return;
  await tx
    .insertInto("outbox")
    .values(
      effects.map(({ kind, content }) => ({
        tenantId: tx.tenantId,
        kind,
        content: JSON.stringify(content),
      })),
    )
    .execute();
}

/** Takes some of the effects that are due, of all tenants; no other sender gets the same ones within the next minutes. */
export const takeDue = (database: Database, maxRows: number): Promise<DueEffect[]> =>
  database.inDirectory(async (db) => {
    const { rows } = await sql<DueEffect>`select * from app.outbox_take(${maxRows})`.execute(db);
    return rows;
  });

export const markSent = (database: Database, { tenantId, id, attempts }: DueEffect) =>
  database.inDirectory((db) =>
    sql`select app.outbox_done(${tenantId}, ${id}, ${attempts})`.execute(db),
  );

/** Records that an attempt has failed: the effect becomes due again, until it has been tried for two days. */
export const markFailed = (
  database: Database,
  { tenantId, id, attempts }: DueEffect,
  reason: string,
) =>
  database.inDirectory((db) =>
    sql`select app.outbox_failed(${tenantId}, ${id}, ${attempts}, ${reason})`.execute(db),
  );
