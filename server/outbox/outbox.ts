import { sql } from "kysely";
import { currentTime } from "#server/clock.ts";
import type { Tx } from "#server/db/database.ts";
import { drawMails } from "#server/purses/mails.ts";
import { purseOf } from "#server/purses/purse.ts";
import { putInQueue } from "#server/queue/queue-queries.ts";
import type { Urgency } from "#server/queue/urgency.ts";
import type { Effect } from "./effect.ts";

/** In the caller's transaction: sent if and only if it commits. A withheld company's effects wait, and so do mails beyond its purse. */
export async function post(tx: Tx, effects: readonly Effect[], urgency: Urgency): Promise<void> {
  if (effects.length === 0) return;
  const { isSuspended, isConfirmed, sender, purse } = await lockStanding(tx);
  const now = currentTime();
  // Strangers can ask for a password's link, so what a person waits for draws nothing.
  const isDrawn = purse && isConfirmed && urgency !== "awaited";
  const waits = isDrawn ? await drawMails(tx, purse, effects.length, now) : [];
  const isHeld = ({ confirmsAddress }: Effect) => isSuspended || !(isConfirmed || confirmsAddress);
  await putInQueue(
    tx,
    effects.map((effect, place) => ({
      kind: effect.kind,
      urgency,
      content: { ...effect.content, ...(sender && { sender }) },
      dueAt: laterBy(waits[place] ?? 0, now),
      isHeld: isHeld(effect),
    })),
  );
}

const laterBy = (waitMs: number, now: Date) =>
  waitMs > 0 ? new Date(now.getTime() + waitMs) : undefined;

/** The company's right to send, and its signature; locked, so that a suspension also finds simultaneous effects. */
async function lockStanding(tx: Tx) {
  const company = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select([
      "confirmedAt",
      "suspendedAt",
      "mailSenderName",
      "replyToEmail",
      "domainName",
      "openedFrom",
    ])
    .forShare()
    .executeTakeFirst();
  const { mailSenderName: name = "", replyToEmail: replyTo = "" } = company ?? {};
  return {
    isSuspended: Boolean(company?.suspendedAt),
    isConfirmed: Boolean(company?.confirmedAt),
    purse: company && purseOf(tx.tenantId, company),
    sender: name || replyTo ? { name, replyTo } : undefined,
  };
}

export const holdEffects = (tx: Tx) => sql`select app.queue_hold()`.execute(tx);

export async function releaseEffects(tx: Tx): Promise<void> {
  const { isSuspended, isConfirmed } = await lockStanding(tx);
  if (isConfirmed && !isSuspended) await sql`select app.queue_release()`.execute(tx);
}
