import { domainOf } from "#contract/rules/email.ts";
import type { SystemContext } from "#server/context.ts";
import { openAccount } from "#server/modules/auth/index.ts";
import { addOwner } from "#server/modules/employees/index.ts";
import { createTenant, recordOwner } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { isPublicMailDomain } from "#server/purses/public-mail.ts";
import { welcome } from "./notices.ts";

export interface NewOwner {
  email: string;
  passwordHash: string;
  /** Undefined without a choice. */
  newsletterOptIn: boolean | undefined;
  /** The hashed client address, if the e-mail needs a confirmation before the company may mail others. */
  openedFrom?: string | null;
}

/** Creates an empty company with its owner and account, and claims the domain. Throws `email_taken` or `domain_taken`. */
export async function openCompany(
  context: SystemContext,
  { email, passwordHash, newsletterOptIn, openedFrom = null }: NewOwner,
): Promise<{ id: string; employeeId: number }> {
  const { tx, now } = context;
  const domain = domainOf(email);
  const claimsDomain = !isPublicMailDomain(domain);
  await createTenant(context, {
    domain,
    claimsDomain,
    companyEmail: email,
    openedFrom,
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
