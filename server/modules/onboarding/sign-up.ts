import { randomUUID } from "node:crypto";
import type { SignIn } from "#contract/auth.ts";
import type { SignUp } from "#contract/onboarding.ts";
import { domainOf } from "#contract/rules/email.ts";
import type { PublicContext } from "#server/context.ts";
import {
  hashPassword,
  openAccount,
  openSession,
  signedInEmployee,
} from "#server/modules/auth/index.ts";
import { addOwner } from "#server/modules/employees/index.ts";
import { notify } from "#server/modules/notifications/index.ts";
import { foundTenant, nameOwner } from "#server/modules/tenant/index.ts";
import { isPublicMailDomain } from "./sign-up-checks.ts";

/**
 * Opens the account of a new company's owner, with an empty company that registration fills (doc A §7).
 * Throws `email_taken` or `domain_taken`; the company's domain is theirs from here on.
 */
export async function signUp(context: PublicContext, given: SignUp): Promise<SignIn> {
  const { services, now, address } = context;
  const { email, password, newsletterOptIn } = given;
  await services.attempts.count("signUp", email.toLowerCase(), address);
  const passwordHash = await hashPassword(password);
  const domain = domainOf(email);

  return services.database.inTenant(randomUUID(), async (tx) => {
    const claimsDomain = !isPublicMailDomain(domain);
    await foundTenant({ tx, now }, { domain, claimsDomain, companyEmail: email });
    const employeeId = await addOwner({ tx, now }, email);
    await nameOwner(tx, employeeId);
    const id = await openAccount(tx, {
      employeeId,
      email,
      passwordHash,
      ...(newsletterOptIn !== undefined && {
        newsletter: { optIn: newsletterOptIn, decidedAt: now },
      }),
    });
    await notify({ tx, now }, { to: [employeeId], kind: "welcome", details: {} });
    const token = await openSession(context, tx, { id, employeeId });
    return { token, employee: await signedInEmployee(tx, employeeId) };
  });
}
