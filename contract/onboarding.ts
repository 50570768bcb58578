import { z } from "zod";
import { SignIn } from "./auth.ts";
import {
  Created,
  Done,
  IdParams,
  NewPassword,
  RequiredEmail,
  requiredText,
  Text,
} from "./common.ts";
import { NewEmployee } from "./employees/employee-changes.ts";
import { ReminderOutcome, Selection } from "./employees/many.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";
import { touchedByMoves } from "./touched-modules.ts";

export const SignUp = z.strictObject({
  email: RequiredEmail,
  password: NewPassword,
  newsletterOptIn: z.boolean().optional(),
});
export type SignUp = z.infer<typeof SignUp>;

export const onboarding = defineOperations("onboarding", {
  emailExists: {
    method: "POST",
    path: "/api/auth/email-exists",
    access: "public",
    summary: "Check whether an account uses this email; the password is neither used nor stored",
    body: z.strictObject({ email: RequiredEmail, password: Text.max(200).optional() }),
    response: z.object({ exists: z.boolean() }),
    limited: limits.existence,
    touches: [],
  },
  domainNameExists: {
    method: "GET",
    path: "/api/auth/domain-name-exists/:domain",
    access: "public",
    summary: "Check whether a company has this domain; 404 means it is free",
    params: z.strictObject({ domain: Text.min(1).max(253) }),
    response: z.boolean(),
    errors: ["domain_free"],
    limited: limits.existence,
  },
  signUp: {
    method: "POST",
    path: "/api/auth/signup",
    access: "public",
    summary: "Create an account for the owner of a new company",
    body: SignUp,
    response: SignIn,
    errors: ["email_taken", "domain_taken"],
    limited: limits.signUp,
    touches: ["auth", "tenant", "employees"],
  },
  confirmEmail: {
    method: "POST",
    path: "/api/auth/confirm-email",
    access: "public",
    summary: "Confirm the owner's address with the token from a mailed link",
    body: z.strictObject({ accessToken: requiredText("Missing confirmation token.", 2000) }),
    response: Done,
    errors: ["invalid_confirmation_link"],
    limited: limits.confirmationLink,
    touches: ["tenant"],
  },
  sendConfirmation: {
    method: "POST",
    path: "/secure/auth/send-confirmation",
    access: "superadmin",
    alsoWhile: ["registering", "completing"],
    summary: "Mail the link that confirms your address again, once a minute and five times an hour",
    response: Done,
    touches: [],
  },
  addEmployee: {
    method: "POST",
    path: "/secure/employee/add",
    access: "superadmin",
    summary: "Add an employee, fill their position, grant leave and mail an invitation",
    body: NewEmployee,
    response: Created,
    creates: true,
    errors: [
      "confirmation_needed",
      "email_not_confirmed",
      "invitation_limit",
      "email_taken",
      "position_taken",
    ],
    limited: limits.addition,
    touches: touchedByMoves,
  },
  remindMany: {
    method: "POST",
    path: "/secure/employee/remind-many",
    access: "superadmin",
    summary: "Remind up to 2,000 employees to complete their profile, each at most once a day",
    body: z.strictObject({ selection: Selection }),
    response: ReminderOutcome,
    errors: ["not_found", "too_many_selected"],
    limited: limits.many,
    touches: [],
  },
  resendInvitation: {
    method: "POST",
    path: "/secure/employee/:id/resend-invitation",
    access: "superadmin",
    summary:
      "Mail an invitation again; its new link replaces the earlier one, also one that was withdrawn",
    params: IdParams,
    response: Done,
    errors: [
      "not_found",
      "email_not_confirmed",
      "invitation_limit",
      "employee_deactivated",
      "invitation_accepted",
      "invitation_recent",
    ],
    limited: limits.invitation,
    touches: ["employees", "continuity", "dashboard"],
  },
  withdrawInvitation: {
    method: "POST",
    path: "/secure/employee/:id/withdraw-invitation",
    access: "superadmin",
    summary: "Withdraw an invitation; its link stops working at once, and no password can be set",
    params: IdParams,
    response: Done,
    errors: ["not_found", "invitation_accepted"],
    limited: limits.invitation,
    touches: ["employees", "continuity", "dashboard"],
  },
});
