import { domainOf } from "#contract/rules/email.ts";
import type { SystemContext } from "#server/context.ts";
import { openAccount } from "#server/modules/auth/index.ts";
import { addOwner } from "#server/modules/employees/index.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { foundTenant, nameOwner } from "#server/modules/tenant/index.ts";
import { isPublicMailDomain } from "./sign-up-checks.ts";

export interface NewOwner {
  email: string;
  passwordHash: string;
  /** What they chose about the newsletter, if they were asked. */
  newsletterOptIn: boolean | undefined;
}

/**
 * Founds the empty company of the transaction's tenant and opens its owner's account.
 * Throws `email_taken` or `domain_taken`; the company's domain is theirs from here on.
 */
export async function openCompany(
  context: SystemContext,
  { email, passwordHash, newsletterOptIn }: NewOwner,
): Promise<{ id: string; employeeId: number }> {
  const { tx, now } = context;
  const domain = domainOf(email);
  const claimsDomain = !isPublicMailDomain(domain);
  await foundTenant(context, { domain, claimsDomain, companyEmail: email });
  const employeeId = await addOwner(context, email);
  await nameOwner(tx, employeeId);
  const id = await openAccount(tx, {
    employeeId,
    email,
    passwordHash,
    ...(newsletterOptIn !== undefined && {
      newsletter: { optIn: newsletterOptIn, decidedAt: now },
    }),
  });
  await notify(context, { to: [employeeId], kind: "welcome", details: {} });
  return { id, employeeId };
}
