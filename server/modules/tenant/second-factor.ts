import type { SecondFactorRule } from "#contract/codes/second-factor.ts";
import type { Tx } from "#server/db/database.ts";

export interface SecondFactor {
  secondFactor: SecondFactorRule;
  secondFactorFrom: string | null;
}

const ruleOf = (tx: Tx) =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["secondFactor", "secondFactorFrom"]);

/** The company's rule on second steps of sign-in, and its first day. */
export const getSecondFactor = (tx: Tx): Promise<SecondFactor> =>
  ruleOf(tx).executeTakeFirstOrThrow();

/** Later changes wait for the end of the transaction. */
export const lockSecondFactor = (tx: Tx): Promise<SecondFactor> =>
  ruleOf(tx).forNoKeyUpdate().executeTakeFirstOrThrow();

export const saveSecondFactor = (tx: Tx, rule: SecondFactor, now: string) =>
  tx
    .updateTable("tenants")
    .set({ ...rule, updatedAt: now })
    .where("id", "=", tx.tenantId)
    .execute();
