import { type Expression, sql } from "kysely";
import type { Factors } from "#contract/factors.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";

export async function listFactors({ tx, actor }: Context): Promise<Factors> {
  const [app, passkeys, left] = await Promise.all([
    findApp(tx, actor.accountId),
    passkeysOf(tx, actor.accountId)
      .select(["id", "name", "createdAt", "lastUsedAt"])
      .orderBy("createdAt")
      .orderBy("id")
      .execute(),
    tx
      .selectFrom("recoveryCodes")
      .where("tenantId", "=", tx.tenantId)
      .where("accountId", "=", actor.accountId)
      .where("usedAt", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    app: app?.confirmedAt ? { addedAt: app.confirmedAt } : null,
    passkeys: passkeys.map(({ createdAt, ...passkey }) => ({ ...passkey, addedAt: createdAt })),
    recoveryCodesLeft: left.count,
  };
}

/** The account's confirmed app. */
export const findApp = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("authenticatorApps")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .select(["id", "seedSealed", "confirmedAt"])
    .executeTakeFirst();

export const passkeysOf = (tx: Tx, accountId: string) =>
  tx.selectFrom("passkeys").where("tenantId", "=", tx.tenantId).where("accountId", "=", accountId);

/** From the directory over all companies. */
export const releasePasskey = (tx: Tx, credentialId: string) =>
  sql`select app.release_passkey(${credentialId})`.execute(tx);

/** Whether anything beside the password signs in to an account: SQL for a condition. */
export const withFactor = (tx: Tx, accountId: Expression<unknown>) => sql<boolean>`exists (
  select from authenticator_apps as f
  where f.tenant_id = ${tx.tenantId} and f.account_id = ${accountId} and f.confirmed_at is not null
  union all select from passkeys as p where p.tenant_id = ${tx.tenantId} and p.account_id = ${accountId})`;

export async function hasFactor(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select ${withFactor(tx, sql.val(accountId))} as has`.execute(tx);
  return rows[0]?.has ?? false;
}

/**
 * Follows every change of one's own factors: open sessions learn of it, and recovery codes end with the last one. Throws `last_factor`
 * if the company requires one.
 */
export async function settleFactors({ tx, actor, today }: Context): Promise<void> {
  const { accountId, factorRequiredFrom } = actor;
  const isProtected = await hasFactor(tx, accountId);
  if (!isProtected && factorRequiredFrom !== null && factorRequiredFrom <= today)
    throw new AppError("last_factor");
  if (!isProtected) await deleteRecoveryCodes(tx, accountId);
  await saveHasFactor(tx, accountId, isProtected);
}

/** Deletes every factor of an account, one that waits for its first code as well. */
export async function deleteFactors(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom("authenticatorApps")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .execute();
  const passkeys = await tx
    .deleteFrom("passkeys")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .returning("credentialId")
    .execute();
  for (const { credentialId } of passkeys) await releasePasskey(tx, credentialId);
  await deleteRecoveryCodes(tx, accountId);
  await saveHasFactor(tx, accountId, false);
}

export const deleteRecoveryCodes = (tx: Tx, accountId: string) =>
  tx
    .deleteFrom("recoveryCodes")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .execute();

/** To the sessions of an account, where each call reads it. */
const saveHasFactor = (tx: Tx, accountId: string, has: boolean) =>
  tx
    .updateTable("sessions")
    .set({ hasFactor: has })
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .execute();
