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
  pollMs?: number;
  /** A longer attempt has failed; far below the queue's hold against other senders. */
  timeoutMs?: number;
}

export type Sender = Places;

/** Simultaneous mails, and connections to the mail server. */
export const maxMailsAtOnce = 10;
const maxPerTenant = 2;

/** Outside transactions; any number of processes may send at once. */
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
