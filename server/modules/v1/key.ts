import type { KeyLimitValues } from "#contract/v1/limits.ts";
import type { KeyContext } from "#server/context.ts";

/** The key of a call, with its company. */
export async function describeKey({ tx, actor }: KeyContext, limits: KeyLimitValues) {
  const { keyId: id, scopes, name, expiresAt } = actor;
  const company = await tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["id", "tenantName as name", "timeZone"])
    .executeTakeFirstOrThrow();
  return { id, name, scopes: [...scopes], expiresAt, company, limits };
}
