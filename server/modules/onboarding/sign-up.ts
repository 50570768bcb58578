import { randomUUID } from "node:crypto";
import type { SignIn } from "#contract/auth.ts";
import type { SignUp } from "#contract/onboarding.ts";
import { defaultTimeZone } from "#server/company-day.ts";
import { type PublicCall, systemActor } from "#server/context.ts";
import {
  hashPassword,
  openSession,
  refuseCommonPassword,
  refuseOwnWords,
  requestConfirmation,
  signedInEmployee,
} from "#server/modules/auth/index.ts";
import { purseOfClient } from "#server/purses/purse.ts";
import type { Services } from "#server/services.ts";
import { tenantContext } from "#server/tenant-context.ts";
import { openCompany } from "./new-company.ts";
import { refuseDisposableAddress, refuseIfTaken } from "./sign-up-checks.ts";

/**
 * Opens an empty company with its owner, and signs them in; mails the confirmation link if needed. Throws `email_taken` or `domain_taken`.
 */
export async function signUp(
  services: Services,
  call: PublicCall,
  { email, password, newsletterOptIn }: SignUp,
): Promise<SignIn> {
  const { config, database, tokens } = services;
  refuseDisposableAddress(email);
  refuseCommonPassword(password, "password");
  refuseOwnWords(password, [email], "password");
  await refuseIfTaken(database, call, email);
  const passwordHash = await hashPassword(password, call);

  call.recognise({ email, forgives: "here" });
  return database.inTenant(
    randomUUID(),
    async (tx) => {
      const moment = { now: call.now, timeZone: defaultTimeZone };
      const context = tenantContext(services, tx, systemActor, moment);
      const account = await openCompany(context, {
        email,
        passwordHash,
        newsletterOptIn,
        openedFrom: config.confirmEmail ? purseOfClient(call.caller.client).holder : null,
      });
      if (config.confirmEmail) await requestConfirmation(context, account.id, { isSignUp: true });
      const { claims, expiresAt } = await openSession(tx, call, account, config.sessionHours);
      const token = await tokens.sign(claims, expiresAt);
      return { token, employee: await signedInEmployee(tx, account.employeeId, call.now) };
    },
    call.caller,
  );
}
