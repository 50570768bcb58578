import type { Context } from "#server/context.ts";
import { drawMailNow } from "#server/purses/mails.ts";
import { purseOf } from "#server/purses/purse.ts";
import { mailConfirmation } from "./jobs.ts";
import { countConfirmationRequest, findCompany } from "./queries.ts";

const minuteMs = 60_000;
const maxInARow = 5;

/**
 * Mails the link that confirms an address. Returns zero, or the seconds to wait: within a minute of the last request, after five
 * without an hour's pause, or with an empty purse.
 */
export async function requestConfirmation(
  { tx, now, enqueue }: Pick<Context, "tx" | "now" | "enqueue">,
  accountId: string,
  { isSignUp = false } = {},
): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const counted = await countConfirmationRequest(tx, accountId, {
    now: before(0),
    aMinuteAgo: before(minuteMs),
    anHourAgo: before(60 * minuteMs),
    maxInARow,
  });
  if (!counted) return minuteMs / 1_000;
  // A sign-up has a limit of its own.
  const waitSeconds = isSignUp
    ? 0
    : await drawMailNow(tx, purseOf(tx.tenantId, await findCompany(tx)), now);
  if (waitSeconds === 0) await enqueue(mailConfirmation, { accountId });
  return waitSeconds;
}
