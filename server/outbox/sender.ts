import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/db/database.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { type DueEffect, markFailed, markSent, takeDue } from "./outbox.ts";

export interface SenderOptions {
  database: Database;
  mailer: Mailer;
  onError: (error: unknown) => void;
  /** How often to look for due effects without being woken. */
  pollMs?: number;
  /** After this long an attempt counts as failed; well below the time for which the outbox withholds it from other senders. */
  timeoutMs?: number;
}

export interface Sender {
  /** Looks at once, for a process that has just written something. */
  wake(): void;
  /** Finishes what is being sent and takes nothing else. */
  stop(): Promise<void>;
}

const maxAtOnce = 10;

/** Sends the effects in the outbox, outside any transaction. Any number of processes may do so at the same time. */
export function startSender(options: SenderOptions): Sender {
  const { pollMs = 1_000 } = options;
  let [isStopped, woken] = [false, Promise.withResolvers<void>()];

  const run = async () => {
    while (!isStopped) {
      const count = await sendDue(options);
      if (count === maxAtOnce) continue;
      const pause = new AbortController();
      await Promise.race([
        woken.promise,
        sleep(pollMs, undefined, { signal: pause.signal }).catch(() => {}),
      ]);
      pause.abort();
      woken = Promise.withResolvers();
    }
  };
  const running = run();
  return {
    wake: () => woken.resolve(),
    async stop() {
      isStopped = true;
      woken.resolve();
      await running;
    },
  };
}

/** Sends some of what is due, and returns how much it was. */
async function sendDue(options: SenderOptions): Promise<number> {
  try {
    const due = await takeDue(options.database, maxAtOnce);
    await Promise.all(due.map((one) => attempt(one, options).catch(options.onError)));
    return due.length;
  } catch (error) {
    // The database may be unavailable for a moment; what was taken becomes due again later.
    options.onError(error);
    return 0;
  }
}

async function attempt(
  due: DueEffect,
  { database, mailer, onError, timeoutMs = 60_000 }: SenderOptions,
): Promise<void> {
  try {
    await within(timeoutMs, mailer.send(due.content));
  } catch (error) {
    onError(error);
    await markFailed(database, due, error instanceof Error ? error.message : String(error));
    return;
  }
  await markSent(database, due);
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
