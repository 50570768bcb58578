import { domainOf } from "#contract/rules/email.ts";
import type { SystemContext } from "#server/context.ts";
import { isPublicMailDomain, openAccount } from "#server/modules/auth/index.ts";
import { addOwner } from "#server/modules/employees/index.ts";
import { createTenant, recordOwner } from "#server/modules/tenant/index.ts";
import { notify } from "#server/notices/notify.ts";
import { welcome } from "./notices.ts";

export interface NewOwner {
  email: string;
  passwordHash: string;
  /** Undefined without a choice. */
  newsletterOptIn: boolean | undefined;
  /** Whether the address needs a confirmation before the company may mail others. */
  mustConfirm?: boolean;
}

/** Creates an empty company with its owner and account, and claims the domain. Throws `email_taken` or `domain_taken`. */
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
