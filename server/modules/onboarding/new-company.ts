import { domainOf } from "#contract/rules/email.ts";
import type { SystemContext } from "#server/context.ts";
import { openAccount } from "#server/modules/auth/index.ts";
import { addOwner } from "#server/modules/employees/index.ts";
import { createTenant, recordOwner } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { welcome } from "./notices.ts";
import { isPublicMailDomain } from "./sign-up-checks.ts";

export interface NewOwner {
  email: string;
  passwordHash: string;
  /** Their choice about the newsletter, if they made one. */
  newsletterOptIn: boolean | undefined;
  /** Whether they have to confirm the address by mail before the company may write to others. */
  mustConfirm?: boolean;
}

/**
 * Creates the transaction's tenant as an empty company, with its owner and their account.
 * Throws `email_taken` or `domain_taken`; from here on the domain is the company's own.
 */
export async function openCompany(
  context: SystemContext,
  { email, passwordHash, newsletterOptIn, mustConfirm = false }: NewOwner,
): Promise<{ id: string; employeeId: number }> {
  const { tx, now } = context;
  const domain = domainOf(email);
  const claimsDomain = !isPublicMailDomain(domain);
  await createTenant(context, {
    domain,
    claimsDomain,
    companyEmail: email,
    awaitsConfirmation: mustConfirm,
  });
  const employeeId = await addOwner(context, email);
  await recordOwner(tx, employeeId);
  const id = await openAccount(tx, {
    employeeId,
    email,
    passwordHash,
    ...(newsletterOptIn !== undefined && {
      newsletter: { optIn: newsletterOptIn, decidedAt: now },
    }),
  });
  await notify(context, welcome, { to: [employeeId], details: {} });
  return { id, employeeId };
}
