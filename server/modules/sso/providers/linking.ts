import type { SignInRule } from "#contract/codes/sign-in-rule.ts";
import { domainOf, isEmail } from "#contract/rules/email.ts";
import { isGoogle } from "#contract/rules/issuer.ts";
import type { Tx } from "#server/context.ts";
import { hasVerifiedDomain } from "../domains/verified-domains.ts";
import type { Claims } from "./protocol.ts";

interface LinkedAccount {
  id: string;
  employeeId: number;
  email: string;
}

/** The account that a provider's person has, or why they have none. */
export type Finding =
  | { rule: "linked" | "by_email"; account: LinkedAccount }
  | { rule: Exclude<SignInRule, "linked" | "by_email">; account?: undefined };

interface LinkingProvider {
  id: string;
  issuer: string;
  trustsUnmarkedEmails: boolean;
}

/** By the provider's own name for a person; else once by a verified e-mail at a domain of this company. */
export async function findPerson(
  tx: Tx,
  provider: LinkingProvider,
  claims: Claims,
): Promise<Finding> {
  const linked = await tx
    .selectFrom("identities as i")
    .innerJoin("accounts as a", (join) =>
      join.onRef("a.tenantId", "=", "i.tenantId").onRef("a.id", "=", "i.accountId"),
    )
    .where("i.tenantId", "=", tx.tenantId)
    .where("i.providerId", "=", provider.id)
    .where("i.subject", "=", claims.sub)
    .select(["a.id", "a.employeeId", "a.email"])
    .executeTakeFirst();
  return linked ? { rule: "linked", account: linked } : findByEmail(tx, provider, claims);
}

async function findByEmail(tx: Tx, provider: LinkingProvider, claims: Claims): Promise<Finding> {
  const { email, email_verified: mark } = claims;
  if (typeof email !== "string" || email === "") return { rule: "email_missing" };
  const isVerified = mark === true || (mark === undefined && provider.trustsUnmarkedEmails);
  if (!isVerified) return { rule: "email_unverified" };
  // In ASCII only: other letters may become those of another person's address in lower case.
  if (!isEmail(email) || !(await isOfCompany(tx, provider, claims, email)))
    return { rule: "email_not_ours" };
  const account = await tx
    .selectFrom("accounts as a")
    .leftJoin("identities as i", (join) =>
      join
        .onRef("i.tenantId", "=", "a.tenantId")
        .onRef("i.accountId", "=", "a.id")
        .on("i.providerId", "=", provider.id),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.email", "=", email.toLowerCase())
    .where("a.invitationWithdrawnAt", "is", null)
    .select(["a.id", "a.employeeId", "a.email", "i.subject"])
    .executeTakeFirst();
  if (!account) return { rule: "unknown_person" };
  const { subject, ...person } = account;
  return subject === null ? { rule: "by_email", account: person } : { rule: "linked_elsewhere" };
}

/** Google signs everyone in; only `hd` says that an account is managed by a company. */
async function isOfCompany(
  tx: Tx,
  { issuer }: LinkingProvider,
  { hd }: Claims,
  email: string,
): Promise<boolean> {
  if (isGoogle(issuer) && !(typeof hd === "string" && (await hasVerifiedDomain(tx, hd))))
    return false;
  return hasVerifiedDomain(tx, domainOf(email));
}

/** False if another sign-in at the same moment linked the person or the account first. */
export async function link(
  tx: Tx,
  { providerId, subject, accountId }: { providerId: string; subject: string; accountId: string },
): Promise<boolean> {
  const added = await tx
    .insertInto("identities")
    .values({ tenantId: tx.tenantId, providerId, subject, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("subject")
    .executeTakeFirst();
  return added !== undefined;
}

export const noteUse = (tx: Tx, providerId: string, subject: string, now: Date) =>
  tx
    .updateTable("identities")
    .set({ lastUsedAt: now.toISOString() })
    .where("tenantId", "=", tx.tenantId)
    .where("providerId", "=", providerId)
    .where("subject", "=", subject)
    .execute();
