import { purses } from "#contract/purses.ts";
import type { DirectoryTx } from "#server/db/database.ts";
import { type AttemptCount, reserveAttempt } from "./attempt-queries.ts";
import type { HeldPurse } from "./purse.ts";

/** Draws mails in the caller's transaction. Returns each one's wait in milliseconds. */
export async function drawMails(
  db: DirectoryTx,
  purse: HeldPurse,
  count: number,
  now: Date,
): Promise<number[]> {
  const counted = countOf(purse, count, Number.MAX_SAFE_INTEGER);
  const { waitMs } = await reserveAttempt(db, [counted], null, now);
  const everyMs = counted.every_ms / count;
  return Array.from({ length: count }, (_, place) =>
    Math.max(0, waitMs - (count - 1 - place) * everyMs),
  );
}

/** Draws one mail if it need not wait. Returns zero, or the seconds until it may be drawn. */
export async function drawMailNow(db: DirectoryTx, purse: HeldPurse, now: Date): Promise<number> {
  const { isRefused, waitMs } = await reserveAttempt(db, [countOf(purse, 1, 0)], null, now);
  return isRefused ? Math.ceil(waitMs / 1_000) : 0;
}

function countOf({ trust, holder }: HeldPurse, count: number, maxWaitMs: number): AttemptCount {
  const { atOnce, everySeconds } = purses[trust].mails;
  return {
    key: `mails:${trust}:${holder}`,
    every_ms: everySeconds * 1_000 * count,
    span_ms: everySeconds * 1_000 * atOnce,
    max_wait_ms: maxWaitMs,
    if_known: null,
  };
}
