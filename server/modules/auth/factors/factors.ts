import type { Factors } from "#contract/factors.ts";
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

/** Whether anything beside the password signs in. */
export async function hasFactor(tx: Tx, accountId: string): Promise<boolean> {
  const [app, passkey] = await Promise.all([
    findApp(tx, accountId),
    passkeysOf(tx, accountId).select("id").executeTakeFirst(),
  ]);
  return app !== undefined || passkey !== undefined;
}
