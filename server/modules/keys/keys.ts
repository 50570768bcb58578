import { keyScopes } from "#contract/codes/api-keys.ts";
import type { SecurityEventKind } from "#contract/codes/security-event-kind.ts";
import { type ApiKey, type keys, maxKeys, type ShownKey } from "#contract/keys.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { hashOfSecret, hintOf, newSecret } from "#server/key-secret.ts";
import { listSuperadminIds } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import { keyEndDays } from "./end-reminders.ts";
import { keyMade } from "./notices.ts";
import {
  countKeys,
  endSecrets,
  findKeys,
  insertKey,
  insertSecret,
  type KeyRow,
  lockKey,
  revoke,
  saveKey,
} from "./queries.ts";

const dayMs = 86_400_000;
const soonDays = 14;

export async function listKeys({ tx, now }: Pick<Context, "tx" | "now">) {
  const rows = await findKeys(tx, now);
  return { keys: rows.map((row) => shownKey(row, now)), maxKeys };
}

/** Throws `too_many_keys`. The secret leaves the server in this response only. */
export async function createKey(
  context: Context,
  { name, scopes, addresses, days }: ParsedInput<typeof keys.createKey>["body"],
): Promise<ShownKey> {
  const { tx, actor } = context;
  // So that the number of simultaneous additions is right.
  await lockCompany(tx);
  if ((await countKeys(tx)) >= maxKeys) throw new AppError("too_many_keys");
  const row = {
    name,
    scopes: keyScopes.filter((scope) => scopes.includes(scope)),
    addresses,
    createdById: actor.employeeId,
  };
  const id = await insertKey(tx, { ...row, createdAt: context.now.toISOString() });
  const secret = await addSecret(context, id, days);
  await recordKey(context, "key_made", name);
  const to = await listSuperadminIds(tx);
  await notify(context, keyMade, { to, byId: actor.employeeId, details: { name }, aboutId: id });
  return { key: await getKey(context, id), secret };
}

export async function updateKey(
  context: Context,
  id: number,
  { name, addresses }: ParsedInput<typeof keys.updateKey>["body"],
): Promise<ApiKey> {
  await lockKey(context.tx, id);
  await saveKey(context.tx, id, { name, addresses });
  await recordKey(context, "key_changed", name);
  return getKey(context, id);
}

/** The present secret stays valid for the overlap, an older one ends at once. */
export async function rotateKey(
  context: Context,
  id: number,
  { overlapDays, days }: ParsedInput<typeof keys.rotateKey>["body"],
): Promise<ShownKey> {
  const { name } = await lockKey(context.tx, id);
  await endSecrets(context.tx, id, {
    now: context.now,
    endsAt: endAfter(context.now, overlapDays),
  });
  const secret = await addSecret(context, id, days);
  await recordKey(context, "key_rotated", name);
  return { key: await getKey(context, id), secret };
}

export async function revokeKey(context: Context, id: number): Promise<{ ok: true }> {
  const { name } = await lockKey(context.tx, id);
  await revoke(context.tx, id, context.now);
  await recordKey(context, "key_revoked", name);
  return { ok: true };
}

async function addSecret({ tx, now }: Context, keyId: number, days: number | null) {
  const secret = newSecret(tx.tenantId);
  await insertSecret(tx, {
    keyId,
    hash: hashOfSecret(secret),
    hint: hintOf(secret),
    createdAt: now.toISOString(),
    endsAt: days === null ? null : endAfter(now, days).toISOString(),
  });
  await keepDue(tx, keyEndDays, [keyId]);
  return secret;
}

const endAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

const recordKey = (context: Context, kind: SecurityEventKind, key: string) =>
  recordSecurity(context.tx, { kind, ...byCaller(context), details: { key } });

async function getKey({ tx, now }: { tx: Tx; now: Date }, id: number): Promise<ApiKey> {
  const row = (await findKeys(tx, now)).find((one) => one.id === id);
  if (!row) throw new AppError("not_found");
  return shownKey(row, now);
}

function shownKey(row: KeyRow, now: Date): ApiKey {
  const { createdById, makerName, formerHint, formerEndsAt, ...key } = row;
  return {
    ...key,
    state: stateOf(key.expiresAt, now),
    createdBy: { id: createdById, name: makerName },
    former:
      formerHint === null || formerEndsAt === null
        ? null
        : { hint: formerHint, endsAt: formerEndsAt },
  };
}

function stateOf(expiresAt: string | null, now: Date): ApiKey["state"] {
  if (expiresAt === null) return "active";
  const leftMs = Date.parse(expiresAt) - now.getTime();
  if (leftMs <= 0) return "expired";
  return leftMs <= soonDays * dayMs ? "ending" : "active";
}
