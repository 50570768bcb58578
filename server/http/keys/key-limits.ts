import { type KeyLimitValues, keyLimits } from "#contract/v1/limits.ts";
import { AppError } from "#server/app-error.ts";
import type { GivenKey } from "./key-guard.ts";

interface KeyId {
  tenantId: string;
  keyId: number;
}

export interface KeyLimits {
  limits: KeyLimitValues;
  /** The key of a secret that was verified before. */
  knownKey(given: GivenKey): KeyId | undefined;
  learn(given: GivenKey, key: KeyId): void;
  /** Counts a call; throws `too_many_requests`. Its headers apply either way. */
  enter(key: KeyId, now: Date, setHeaders: (headers: Record<string, string>) => void): () => void;
}

const minuteMs = 60_000;
const maxKnown = 10_000;

/** Of this server process. Minutes are those of the clock. */
export function openKeyLimits(given: Partial<KeyLimitValues> = {}): KeyLimits {
  const limits = { ...keyLimits, ...given };
  const known = new Map<string, KeyId>();
  const atOnce = new Map<number, number>();
  let minute = 0;
  let counts = new Map<string | number, number>();

  const count = (who: string | number): number => {
    const calls = (counts.get(who) ?? 0) + 1;
    counts.set(who, calls);
    return calls;
  };

  return {
    limits,
    knownKey: ({ hash }) => known.get(hash),
    learn({ hash }, key) {
      if (known.size >= maxKnown) known.clear();
      known.set(hash, key);
    },
    enter({ tenantId, keyId }, now, setHeaders) {
      const thisMinute = Math.floor(now.getTime() / minuteMs);
      if (thisMinute !== minute) [minute, counts] = [thisMinute, new Map()];
      const left = {
        key: limits.callsPerMinute - count(keyId),
        company: limits.companyCallsPerMinute - count(tenantId),
      };
      const waitSeconds = Math.ceil(((minute + 1) * minuteMs - now.getTime()) / 1_000);
      setHeaders(headersOf(limits, left, waitSeconds));
      if (left.key < 0 || left.company < 0)
        throw new AppError("too_many_requests", { retryAfterSeconds: waitSeconds });
      const running = atOnce.get(keyId) ?? 0;
      if (running >= limits.callsAtOnce)
        throw new AppError("too_many_requests", {
          message: `A key makes at most ${limits.callsAtOnce} calls at once.`,
          retryAfterSeconds: 1,
        });
      atOnce.set(keyId, running + 1);
      return () => {
        const others = (atOnce.get(keyId) ?? 1) - 1;
        if (others > 0) atOnce.set(keyId, others);
        else atOnce.delete(keyId);
      };
    },
  };
}

/** As in the IETF's draft of RateLimit header fields. */
const headersOf = (
  { callsPerMinute, companyCallsPerMinute }: KeyLimitValues,
  left: { key: number; company: number },
  seconds: number,
) => ({
  "RateLimit-Policy": `"key";q=${callsPerMinute};w=60, "company";q=${companyCallsPerMinute};w=60`,
  RateLimit: `"key";r=${Math.max(0, left.key)};t=${seconds}, "company";r=${Math.max(0, left.company)};t=${seconds}`,
});
