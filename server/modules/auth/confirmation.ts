import type { Context } from "#server/context.ts";
import { mailConfirmation } from "./jobs.ts";
import { countConfirmationRequest } from "./queries.ts";

const minuteMs = 60_000;
const maxInARow = 5;

/** Mails the link that confirms an address. False within a minute of the last request, or after five without an hour's pause. */
export async function requestConfirmation(
  { tx, now, enqueue }: Pick<Context, "tx" | "now" | "enqueue">,
  accountId: string,
): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const counted = await countConfirmationRequest(tx, accountId, {
    now: before(0),
    aMinuteAgo: before(minuteMs),
    anHourAgo: before(60 * minuteMs),
    maxInARow,
  });
  if (!counted) return false;
  await enqueue(mailConfirmation, { accountId });
  return true;
}
