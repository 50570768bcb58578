import { sql } from "kysely";
import type { KeyScope } from "#contract/codes/api-keys.ts";
import type { Tx } from "#server/db/database.ts";

export interface HeldKeyRow {
  id: number;
  name: string;
  scopes: KeyScope[];
  revokedAt: string | null;
  endsAt: string | null;
  lastUsedAt: string | null;
  suspendedAt: string | null;
  timeZone: string;
  isAdmittedHere: boolean;
}

/** The key of a secret's hash, with its company. */
export async function findKey(
  tx: Tx,
  hash: string,
  address: string,
): Promise<HeldKeyRow | undefined> {
  const { rows } = await sql<HeldKeyRow>`
    select k.id, k.name, k.scopes, k.revoked_at as "revokedAt", s.ends_at as "endsAt",
      k.last_used_at as "lastUsedAt", t.suspended_at as "suspendedAt", t.time_zone as "timeZone",
      (cardinality(k.addresses) = 0 or ${address}::inet <<= any(k.addresses)) as "isAdmittedHere"
    from api_key_secrets as s
    join api_keys as k on k.tenant_id = s.tenant_id and k.id = s.key_id
    join tenants as t on t.id = s.tenant_id
    where s.tenant_id = ${tx.tenantId} and s.hash = ${hash}`.execute(tx);
  return rows[0];
}

export interface KeyUse {
  keyId: number;
  usedAt: string;
  address: string;
}

/** Keys under change are left out and noted again. */
export const saveKeyUses = (tx: Tx, uses: readonly KeyUse[]) =>
  sql`
    update api_keys as k set last_used_at = used."usedAt", last_used_address = used.address
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as used ("keyId" bigint, "usedAt" timestamptz, address text)
    where k.tenant_id = ${tx.tenantId} and k.id = used."keyId" and k.id in (
      select free.id from api_keys as free
      where free.tenant_id = ${tx.tenantId} and free.id = any(${uses.map(({ keyId }) => keyId)}::bigint[])
      for no key update skip locked)`.execute(tx);

/** Whether the same refusal of a key from an address is in the log of the last hour. */
export async function wasRecorded(
  tx: Tx,
  { keyId, refusal, address }: { keyId: number; refusal: string; address: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from security_events
    where tenant_id = ${tx.tenantId} and kind = 'key_refused' and address = ${address}
      and at > app.clock() - interval '1 hour'
      and details ->> 'reason' = ${refusal} and (details ->> 'keyId')::bigint = ${keyId}
    limit 1`.execute(tx);
  return rows.length > 0;
}
