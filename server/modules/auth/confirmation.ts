import type { Context, Tx } from "#server/context.ts";
import { drawMailNow } from "#server/purses/mails.ts";
import { purseOf } from "#server/purses/purse.ts";
import { mailConfirmation } from "./jobs.ts";
import { findCompany } from "./queries.ts";

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

/** The pause between two requests for a confirmation link, and how many until an hour's pause. */
interface RequestLimits {
  now: string;
  aMinuteAgo: string;
  anHourAgo: string;
  maxInARow: number;
}

/** Counts a request; undefined beyond the limits, even for the slower of two simultaneous ones. */
const countConfirmationRequest = (
  tx: Tx,
  accountId: string,
  { now, aMinuteAgo, anHourAgo, maxInARow }: RequestLimits,
) =>
  tx
    .updateTable("accounts")
    .set(({ eb }) => ({
      confirmationAskedAt: now,
      confirmationAsks: eb
        .case()
        .when("confirmationAskedAt", ">", anHourAgo)
        .then(eb("confirmationAsks", "+", 1))
        .else(1)
        .end(),
    }))
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", accountId)
    .where((eb) =>
      eb.or([
        eb("confirmationAskedAt", "is", null),
        eb("confirmationAskedAt", "<=", anHourAgo),
        eb.and([
          eb("confirmationAskedAt", "<=", aMinuteAgo),
          eb("confirmationAsks", "<", maxInARow),
        ]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
