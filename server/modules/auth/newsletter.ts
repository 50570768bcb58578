import type { NewsletterChoice } from "#contract/auth.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";

/** The caller's choice about the newsletter; by default none. */
export async function getNewsletter({ tx, actor }: Context): Promise<NewsletterChoice> {
  const decision = await findNewsletterDecision(tx, actor.accountId);
  return decision ?? { optIn: false, decidedAt: null };
}

/** Stores a choice with its time, unless it is the current one. */
export async function updateNewsletter(
  context: Context,
  optIn: boolean,
): Promise<NewsletterChoice> {
  const { tx, actor, now } = context;
  const current = await getNewsletter(context);
  if (current.decidedAt !== null && current.optIn === optIn) return current;
  const decidedAt = now.toISOString();
  await insertNewsletterDecision(tx, {
    accountId: actor.accountId,
    optIn,
    source: "settings",
    decidedAt,
  });
  return { optIn, decidedAt };
}

export interface NewNewsletterDecision {
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

const findNewsletterDecision = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("newsletterDecisions")
    .where("tenantId", "=", tx.tenantId)
    .where("accountId", "=", accountId)
    .orderBy("decidedAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .select(["optIn", "decidedAt"])
    .executeTakeFirst();
