import type { Tx } from "#server/db/database.ts";

interface NewNewsletterDecision {
  accountId: string;
  optIn: boolean;
  source: "sign-up" | "settings";
  decidedAt: string;
}

export const insertNewsletterDecision = (tx: Tx, decision: NewNewsletterDecision) =>
  tx
    .insertInto("newsletterDecisions")
    .values({ tenantId: tx.tenantId, ...decision })
    .execute();

/** The current decision, which is the newest; undefined if there is none. */
export const findNewsletterDecision = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("newsletterDecisions")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .orderBy("decidedAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .select(["optIn", "decidedAt"])
    .executeTakeFirst();
