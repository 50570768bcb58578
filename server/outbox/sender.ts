import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/db/database.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { type Places, startPlaces } from "#server/queue/places.ts";
import { removeDone, type Taken } from "#server/queue/queue-queries.ts";

export interface SenderOptions {
  database: Database;
  mailer: Pick<Mailer, "send">;
  onError: (error: unknown) => void;
  /** How often to look for due effects without being woken. */
  pollMs?: number;
  /** After this long an attempt counts as failed; well below the time for which the queue withholds it from other senders. */
  timeoutMs?: number;
}

export type Sender = Places;

/** How many mails are being sent at the same time; the connections to the mail server are as many. */
export const maxMailsAtOnce = 10;
const maxPerTenant = 2;

/** Sends the effects in the queue, outside any transaction. Any number of processes may do so at the same time. */
export function startSender(options: SenderOptions): Sender {
  const { database, mailer, onError, pollMs = 1_000, timeoutMs = 60_000 } = options;
  const run = async (due: Taken<Mail>) => {
    await within(timeoutMs, mailer.send(due.content));
    await database.inDirectory((db) => removeDone(db, due));
  };
  return startPlaces<Mail>({
    database,
    kind: "mail",
    places: maxMailsAtOnce,
    perTenant: maxPerTenant,
    run,
    onError,
    pollMs,
  });
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`Sending took longer than ${timeoutMs} ms.`);
  });
  timeout.catch(() => {});
  try {
    await Promise.race([work, timeout]);
  } finally {
    over.abort();
  }
}
