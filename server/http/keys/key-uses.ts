import type { Database, Tx } from "#server/db/database.ts";
import { recordSecurity } from "#server/security-events/security-events.ts";
import type { HeldKey, RefusedKey } from "./key-guard.ts";
import { type KeyUse, saveKeyUses, wasRecorded } from "./key-query.ts";

export interface KeyUses {
  /** Skipped after a recent note; costs the call nothing. */
  note(key: HeldKey, address: string, now: Date): void;
  noteRefused(refused: RefusedKey): void;
  store(): Promise<void>;
}

interface KeyUsesOptions {
  /** Stores uses apart from the calls' own transactions. */
  database: Pick<Database, "inTenant">;
  onError: (error: unknown) => void;
}

/** The stored time may lag this much, so that not every call causes a write. */
const exactToMs = 60_000;
/** Soon enough to see the first call of a new key arrive. */
const storeAfterMs = 1_000;
/** Beyond this many, later ones are not noted. */
const maxNoted = 10_000;

/** Gathered, then stored by company. A refusal is recorded once an hour for its key, reason and address. */
export function startKeyUses({ database, onError }: KeyUsesOptions): KeyUses {
  let uses = new Map<number, KeyUse & { tenantId: string }>();
  let refusals = new Map<string, RefusedKey>();
  let timer: NodeJS.Timeout | undefined;

  async function store(): Promise<void> {
    clearTimeout(timer);
    const [used, refused] = [[...uses.values()], [...refusals.values()]];
    [timer, uses, refusals] = [undefined, new Map(), new Map()];
    for (const tenantId of new Set([...used, ...refused].map((one) => one.tenantId)))
      await database
        .inTenant(tenantId, (tx) =>
          storeOf(tx, used.filter(isOf(tenantId)), refused.filter(isOf(tenantId))),
        )
        .catch(onError);
  }
  const soon = () => {
    timer ??= setTimeout(store, storeAfterMs).unref();
  };

  return {
    store,
    note({ actor: { tenantId, keyId }, lastUsedAt }, address, now) {
      const isRecent = lastUsedAt && now.getTime() - Date.parse(lastUsedAt) < exactToMs;
      if (isRecent || uses.has(keyId) || uses.size >= maxNoted) return;
      uses.set(keyId, { tenantId, keyId, usedAt: now.toISOString(), address });
      soon();
    },
    noteRefused(refused) {
      const { keyId, refusal, address } = refused;
      const id = [keyId, refusal, address].join(" ");
      if (refusals.has(id) || refusals.size >= maxNoted) return;
      refusals.set(id, refused);
      soon();
    },
  };
}

const isOf = (tenantId: string) => (one: { tenantId: string }) => one.tenantId === tenantId;

async function storeOf(
  tx: Tx,
  used: readonly KeyUse[],
  refused: readonly RefusedKey[],
): Promise<void> {
  if (used.length > 0) await saveKeyUses(tx, used);
  for (const one of refused) {
    if (await wasRecorded(tx, one)) continue;
    const { keyId, name: key, refusal: reason, scope, address } = one;
    const details = { key, keyId, reason, ...(reason === "scope_missing" && scope && { scope }) };
    await recordSecurity(tx, { kind: "key_refused", address, details });
  }
}
