import type { FastifyRequest } from "fastify";
import type { KeyRefusal, KeyScope } from "#contract/codes/api-keys.ts";
import type { NamedKeyOperation } from "#contract/v1/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { KeyActor, Tx } from "#server/context.ts";
import { hashOfSecret, isKeyLike, tenantOfSecret } from "#server/key-secret.ts";
import { findKey, type HeldKeyRow } from "./key-query.ts";

/** What a request sent, before any query. */
export interface GivenKey {
  tenantId: string;
  hash: string;
}

/** Throws `key_required`, or `key_unknown` for a secret that cannot be one. */
export function keyIn({ headers }: Pick<FastifyRequest, "headers">): GivenKey {
  const [scheme, secret = ""] = headers.authorization?.split(" ") ?? [];
  if (scheme?.toLowerCase() !== "bearer" || !isKeyLike(secret)) throw new AppError("key_required");
  const tenantId = tenantOfSecret(secret);
  if (tenantId === undefined) throw new AppError("key_unknown");
  return { tenantId, hash: hashOfSecret(secret) };
}

export interface HeldKey extends Pick<HeldKeyRow, "lastUsedAt" | "timeZone"> {
  actor: KeyActor;
}

/** A known key that is refused, for the audit log. */
export interface RefusedKey {
  tenantId: string;
  keyId: number;
  name: string;
  refusal: KeyRefusal;
  scope: KeyScope | null;
  address: string;
}

interface Admission {
  address: string;
  now: Date;
  onRefused: (refused: RefusedKey) => void;
}

/** The key as stored now, by one statement; throws unless it may call the operation from this address. */
export async function admitKey(
  tx: Tx,
  { scope }: Pick<NamedKeyOperation, "scope">,
  { hash }: Pick<GivenKey, "hash">,
  { address, now, onRefused }: Admission,
): Promise<HeldKey> {
  const row = await findKey(tx, hash, address);
  if (!row) throw new AppError("key_unknown");
  const refusal = refusalOf(row, scope, now);
  if (refusal) {
    const { id: keyId, name } = row;
    onRefused({ tenantId: tx.tenantId, keyId, name, refusal, scope, address });
    throw new AppError(refusal, messageFor(refusal, scope));
  }
  if (row.suspendedAt) throw new AppError("company_suspended");
  const { id: keyId, name, scopes, endsAt: expiresAt, timeZone, lastUsedAt } = row;
  const actor: KeyActor = {
    ...{ kind: "key", tenantId: tx.tenantId, employeeId: null },
    ...{ keyId, name, scopes, expiresAt },
  };
  return { actor, timeZone, lastUsedAt };
}

function refusalOf(row: HeldKeyRow, scope: KeyScope | null, now: Date): KeyRefusal | undefined {
  if (row.revokedAt) return "key_revoked";
  if (row.endsAt && Date.parse(row.endsAt) <= now.getTime()) return "key_expired";
  if (!row.isAdmittedHere) return "address_refused";
  return scope && !row.scopes.includes(scope) ? "scope_missing" : undefined;
}

const messageFor = (refusal: KeyRefusal, scope: KeyScope | null) =>
  refusal === "scope_missing" ? { message: `This API key lacks the scope ${scope}.` } : {};
