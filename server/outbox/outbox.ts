import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { putInQueue } from "#server/queue/queue-queries.ts";
import type { Urgency } from "#server/queue/urgency.ts";
import type { Effect } from "./effect.ts";

/** In the caller's transaction and one statement: sent if and only if it commits. A withheld company's effects wait. */
export async function post(tx: Tx, effects: readonly Effect[], urgency: Urgency): Promise<void> {
  if (effects.length === 0) return;
  const { isSuspended, isConfirmed, sender } = await lockStanding(tx);
  const isHeld = ({ confirmsAddress }: Effect) => isSuspended || !(isConfirmed || confirmsAddress);
  await putInQueue(
    tx,
    effects.map((effect) => ({
      kind: effect.kind,
      urgency,
      content: { ...effect.content, ...(sender && { sender }) },
      isHeld: isHeld(effect),
    })),
  );
}

/** The company's right to send, and its signature; locked, so that a suspension also finds simultaneous effects. */
async function lockStanding(tx: Tx) {
  const company = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["confirmedAt", "suspendedAt", "mailSenderName", "replyToEmail"])
    .forShare()
    .executeTakeFirst();
  const { mailSenderName: name = "", replyToEmail: replyTo = "" } = company ?? {};
  return {
    isSuspended: Boolean(company?.suspendedAt),
    isConfirmed: Boolean(company?.confirmedAt),
    sender: name || replyTo ? { name, replyTo } : undefined,
  };
}

export const holdEffects = (tx: Tx) => sql`select app.queue_hold()`.execute(tx);

export async function releaseEffects(tx: Tx): Promise<void> {
  const { isSuspended, isConfirmed } = await lockStanding(tx);
  if (isConfirmed && !isSuspended) await sql`select app.queue_release()`.execute(tx);
}
