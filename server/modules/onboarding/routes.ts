import { onboarding } from "#contract/onboarding.ts";
import { routes } from "#server/http/handler.ts";
import { addEmployee } from "./adding-employees.ts";
import { signUp } from "./sign-up.ts";
import { domainNameExists, emailExists } from "./sign-up-checks.ts";

export const onboardingRoutes = routes(onboarding, {
  emailExists: (context, { body }) => emailExists(context, body.email),
  domainNameExists: (context, { params }) => domainNameExists(context, params.domain),
  signUp: (context, { body }) => signUp(context, body),
  addEmployee: (context, { body }) => addEmployee(context, body),
});
