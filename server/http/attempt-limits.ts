import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import { refuseWithinTransaction } from "#server/db/open-transaction.ts";

/** What is counted: n attempts in a number of seconds, for each account and for each address. */
const allowed = {
  signIn: { perAccount: 10, perAddress: 100, durationSeconds: 900 },
  recoverPassword: { perAccount: 5, perAddress: 30, durationSeconds: 3_600 },
  emailExists: { perAccount: 20, perAddress: 60, durationSeconds: 900 },
  signUp: { perAccount: 10, perAddress: 30, durationSeconds: 3_600 },
  resetPassword: { perAccount: 20, perAddress: 60, durationSeconds: 3_600 },
} as const;

export type LimitedAttempt = keyof typeof allowed;

export interface AttemptLimits {
  /** Counts an attempt; throws `too_many_requests` if the account or the address has exceeded its limit. */
  count(attempt: LimitedAttempt, account: string, address: string): Promise<void>;
  /** Resets the attempts on an account after a successful one. */
  forgive(attempt: LimitedAttempt, account: string): Promise<void>;
}

/** Accounts and addresses are counted under a hash, so that the table does not identify anyone. */
const keyOf = (attempt: LimitedAttempt, kind: string, value: string) =>
  createHash("sha256").update(`${attempt}:${kind}:${value}`).digest("base64url");

/** Limits that apply across all server processes, since attempts are counted in the database. */
export function createAttemptLimits(database: Database, factor = 1): AttemptLimits {
  const limiter = (points: number, durationSeconds: number) =>
    new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: "pool",
      schemaName: "app",
      tableName: "attempts",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: "",
      points: points * factor,
      duration: durationSeconds,
      insuranceLimiter: new RateLimiterMemory({ points, duration: durationSeconds }),
    });
  const limiters = Object.fromEntries(
    Object.entries(allowed).map(([attempt, { perAccount, perAddress, durationSeconds }]) => [
      attempt,
      {
        account: limiter(perAccount, durationSeconds),
        address: limiter(perAddress, durationSeconds),
      },
    ]),
  ) as Record<LimitedAttempt, { account: RateLimiterPostgres; address: RateLimiterPostgres }>;

  return {
    async count(attempt, account, address) {
      // Thrown here, because the limiters would take the refusal for a lost database and count in memory.
      refuseWithinTransaction();
      try {
        await limiters[attempt].address.consume(keyOf(attempt, "address", address));
        await limiters[attempt].account.consume(keyOf(attempt, "account", account));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError("too_many_requests");
        throw refusal;
      }
    },
    async forgive(attempt, account) {
      await limiters[attempt].account.delete(keyOf(attempt, "account", account));
    },
  };
}
