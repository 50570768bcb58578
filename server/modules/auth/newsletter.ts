import type { NewsletterChoice } from "#contract/auth.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";

/** The caller's choice about the newsletter; an account that was never asked gets none. */
export async function getNewsletter({ tx, actor }: Context): Promise<NewsletterChoice> {
  const decision = await findNewsletterDecision(tx, actor.accountId);
  return decision ?? { optIn: false, decidedAt: null };
}

/** Stores a choice with its time, beside all earlier ones; the same choice again changes nothing. */
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
  /** Where the choice was made. */
  source: "sign-up" | "settings";
  decidedAt: string;
}

export const insertNewsletterDecision = (tx: Tx, decision: NewNewsletterDecision) =>
  tx
    .insertInto("newsletterDecisions")
    .values({ tenantId: tx.tenantId, ...decision })
    .execute();

/** The current decision, which is the newest; undefined if there is none. */
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
