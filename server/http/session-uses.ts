import { currentTime } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { saveLastUse } from "./session-use-queries.ts";
import type { TokenClaims } from "./tokens.ts";

export interface SessionUses {
  /** Skipped after a recent note; costs the call nothing. */
  note(claims: TokenClaims, lastUsedAt: string, now: Date): void;
  store(): Promise<void>;
}

export interface SessionUsesOptions {
  /** Stores uses apart from the calls' own transactions. */
  database: Database;
  onError: (error: unknown) => void;
}

/** The stored time may lag this much, so that not every read causes a write. */
const exactToMs = 600_000;
const storeAfterMs = 5_000;
/** Beyond this many sessions, a later call notes the use. */
const maxNoted = 10_000;

/** Gathered, then stored with one statement per company. */
export function startSessionUses({ database, onError }: SessionUsesOptions): SessionUses {
  let noted = new Map<string, Set<string>>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  async function store(): Promise<void> {
    clearTimeout(timer);
    const storing = noted;
    [timer, noted, count] = [undefined, new Map(), 0];
    const now = currentTime().toISOString();
    for (const [tenantId, sessionIds] of storing)
      await database
        .inTenant(tenantId, (tx) => saveLastUse(tx, [...sessionIds], now))
        .catch(onError);
  }

  return {
    store,
    note({ tenantId, sessionId }, lastUsedAt, now) {
      if (now.getTime() - Date.parse(lastUsedAt) < exactToMs || count >= maxNoted) return;
      const ofTenant = noted.get(tenantId) ?? new Set();
      if (ofTenant.has(sessionId)) return;
      noted.set(tenantId, ofTenant.add(sessionId));
      count++;
      timer ??= setTimeout(store, storeAfterMs).unref();
    },
  };
}
