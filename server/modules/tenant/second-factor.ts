import type { SecondFactorRule } from "#contract/codes/second-factor.ts";
import type { Tx } from "#server/db/database.ts";

export interface SecondFactor {
  secondFactor: SecondFactorRule;
  secondFactorFrom: string | null;
}

/** Who in the company needs a second step of sign-in, and from which day on. */
export const getSecondFactor = (tx: Tx): Promise<SecondFactor> =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["secondFactor", "secondFactorFrom"])
    .executeTakeFirstOrThrow();

/** Later changes wait for the end of the transaction. */
export const lockSecondFactor = (tx: Tx): Promise<SecondFactor> =>
  tx
    .selectFrom("tenants")
    .where("id", "=", tx.tenantId)
    .select(["secondFactor", "secondFactorFrom"])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const saveSecondFactor = (tx: Tx, rule: SecondFactor, now: string) =>
  tx
    .updateTable("tenants")
    .set({ ...rule, updatedAt: now })
    .where("id", "=", tx.tenantId)
    .execute();
