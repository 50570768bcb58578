import { currentTime } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { saveLastUse } from "./session-use-queries.ts";
import type { TokenClaims } from "./tokens.ts";

export interface SessionUses {
  /** Notes that a session is in use now, unless that was noted not long ago; costs the call nothing. */
  note(claims: TokenClaims, lastUsedAt: string, now: Date): void;
  /** Stores what has been noted. */
  store(): Promise<void>;
}

interface SessionUsesOptions {
  /** Where uses are stored, apart from the calls' own transactions. */
  database: Database;
  onError: (error: unknown) => void;
}

/** How far the stored time may be behind, so that reading is not followed by a write each time. */
const exactToMs = 600_000;
const storeAfterMs = 5_000;
/** Beyond this many sessions at a time, a use is noted at one of the session's next calls. */
const maxNoted = 10_000;

/** When sessions were used last: gathered, and stored a little later with one statement for each company. */
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
