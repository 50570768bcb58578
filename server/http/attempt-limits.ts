import { setTimeout as sleep } from "node:timers/promises";
import { type Limit, limits } from "#contract/limits.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import { reserveAttempt, settleAttempt } from "#server/purses/attempt-queries.ts";
import { waitText } from "#server/wait-text.ts";
import { type Attempt, countsOf, deviceKey, emailPrefix } from "./attempt-counts.ts";
import { attemptCaller } from "./callers.ts";

/** A call's proof that its caller owns this e-mail's account. */
export interface Recognition {
  email: string;
  /** The failed sign-ins to forgive: those from the caller's address, or all. */
  forgives: "here" | "everywhere";
}

export interface Reservation {
  /** Whether the account has signed in from this device before. */
  isKnownDevice: boolean;
  /** Ends an attempt that failed, or whose limit counts every outcome. */
  settle(outcome: { counts: boolean; recognition?: Recognition | undefined }): Promise<void>;
}

export interface AttemptLimits {
  /** Waits for a turn if needed. Throws `too_many_requests` or `unavailable`. Never within a transaction. */
  reserve(limit: Limit, attempt: Attempt, now: Date): Promise<Reservation>;
}

const knownMs = 90 * 86_400_000;

/** Shared by all server processes, as the database counts; `factor` widens the limits. */
export function createAttemptLimits(
  { inDirectory }: Pick<Database, "inDirectory">,
  factor = 1,
  wait: (ms: number) => Promise<unknown> = sleep,
): AttemptLimits {
  return {
    async reserve(limit, attempt, now) {
      const counts = countsOf(limit, attempt, factor);
      const device = attempt.email === undefined ? null : deviceKey(attempt.email, attempt);
      const caller = attemptCaller(attempt);
      const reserved = await inDirectory(
        (db) => reserveAttempt(db, counts, device, now),
        caller,
      ).catch((cause) => {
        throw new AppError("unavailable", { cause });
      });
      const { isKnownDevice, isRefused, waitMs } = reserved;
      if (isRefused) throw refusal(limit, attempt, Math.ceil(waitMs / 1_000));
      if (waitMs > 0) await wait(waitMs);

      const applied = counts.filter(
        ({ if_known }) => (if_known ?? isKnownDevice) === isKnownDevice,
      );
      return {
        isKnownDevice,
        async settle({ counts: stays, recognition }) {
          const givenBack = stays ? [] : applied;
          if (givenBack.length === 0 && !recognition) return;
          const settlement = {
            givenBack,
            knownUntil: new Date(now.getTime() + knownMs),
            ...tracesOf(attempt, recognition),
          };
          await inDirectory((db) => settleAttempt(db, settlement), caller);
        },
      };
    },
  };
}

const refusal = ({ perTenant }: Limit, { purse }: Attempt, retryAfterSeconds: number) =>
  new AppError("too_many_requests", {
    retryAfterSeconds,
    ...(perTenant &&
      purse?.trust === "unconfirmed" && {
        message: `Until your email address is confirmed, you can do this only a few times. Please follow the link that we mailed to you, or try again ${waitText(retryAfterSeconds)}.`,
      }),
  });

/** The stored effects of a recognition. */
const tracesOf = (attempt: Attempt, recognition: Recognition | undefined) =>
  recognition
    ? {
        deviceKey: deviceKey(recognition.email, attempt),
        forgiven: emailPrefix(
          limits.signIn,
          recognition.email,
          recognition.forgives === "here" ? attempt.address : null,
        ),
      }
    : { deviceKey: null, forgiven: null };
