import { onboarding } from "#contract/onboarding.ts";
import { routes } from "#server/http/handler.ts";
import { withdrawInvitation } from "#server/modules/auth/index.ts";
import type { Services } from "#server/services.ts";
import { confirmEmail, sendConfirmation } from "./confirmation.ts";
import { resendInvitation } from "./invitations.ts";
import { prepareAddition } from "./new-employees.ts";
import { remindMany } from "./reminders.ts";
import { signUp } from "./sign-up.ts";
import { domainNameExists, emailExists } from "./sign-up-checks.ts";

export const onboardingRoutes = (services: Services) =>
  routes(onboarding, {
    emailExists: (call, { body }) => emailExists(services, call, body.email),
    domainNameExists: (call, { params }) => domainNameExists(services, call, params.domain),
    signUp: (call, { body }) => signUp(services, call, body),
    confirmEmail: (call, { body }) => confirmEmail(services, call, body.accessToken),
    sendConfirmation: (context) => sendConfirmation(context),
    remindMany: (context, { body }) => remindMany(context, body.selection),
    resendInvitation: (context, { params }) => resendInvitation(context, params.id),
    withdrawInvitation: (context, { params }) => withdrawInvitation(context, params.id),
    addEmployee: { prepare: (call, { body }) => prepareAddition(services, call, body) },
  });
