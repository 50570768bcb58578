import type { Factors } from "#contract/factors.ts";
import type { Context, Tx } from "#server/context.ts";

export async function listFactors({ tx, actor }: Context): Promise<Factors> {
  const [app, left] = await Promise.all([
    findApp(tx, actor.accountId),
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

/** Whether anything beside the password signs in. */
export const hasFactor = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await findApp(tx, accountId)) !== undefined;
