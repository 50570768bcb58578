import { z } from "zod";
import { Done, GivenPassword, NewPassword, requiredEmail, requiredText, Text } from "./common.ts";
import { SignedInEmployee } from "./employee-fields.ts";
import { defineOperations } from "./operation.ts";

const Email = requiredEmail("Email is required");

export const Credentials = z.strictObject({ email: Email, password: GivenPassword });
export type Credentials = z.infer<typeof Credentials>;

export const SignUp = z.strictObject({
  email: Email,
  password: NewPassword,
  newsletterOptIn: z.boolean().optional(),
});
export type SignUp = z.infer<typeof SignUp>;

/** Who signed in; without a token when the account is deactivated. */
export const SignIn = z.object({ token: z.string().nullable(), employee: SignedInEmployee });
export type SignIn = z.infer<typeof SignIn>;

export const PasswordChange = z.strictObject({
  currentPassword: GivenPassword,
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const auth = defineOperations("auth", {
  login: {
    method: "POST",
    path: "/api/auth/login",
    access: "public",
    summary: "Sign in",
    body: Credentials,
    response: SignIn,
    errors: ["invalid_credentials"],
  },
  signup: {
    method: "POST",
    path: "/api/auth/signup",
    access: "public",
    summary: "Open an account for the owner of a new company",
    body: SignUp,
    response: SignIn,
    errors: ["email_taken", "domain_taken"],
  },
  emailExists: {
    method: "POST",
    path: "/api/auth/email-exists",
    access: "public",
    summary: "Tell whether an account has this e-mail; the password is neither used nor kept",
    body: z.strictObject({ email: Email, password: z.string().max(200).optional() }),
    response: z.object({ exists: z.boolean() }),
  },
  domainNameExists: {
    method: "GET",
    path: "/api/auth/domain-name-exists/:domain",
    access: "public",
    summary: "Tell whether a company has this domain; 404 means it is free",
    params: z.strictObject({ domain: Text.min(1).max(253) }),
    response: z.boolean(),
    errors: ["domain_free"],
  },
  recoverPassword: {
    method: "POST",
    path: "/api/auth/recover-password",
    access: "public",
    summary: "Mail a link that sets a new password",
    body: z.strictObject({ email: Email }),
    response: Done,
    errors: ["email_not_found"],
  },
  resetPassword: {
    method: "POST",
    path: "/api/auth/reset-password",
    access: "public",
    summary: "Set a new password with the token of a mailed link",
    body: z.strictObject({
      accessToken: requiredText("Missing reset token.", 2000),
      newPassword: NewPassword,
    }),
    response: z.object({ ok: z.literal(true), error: z.string().optional() }),
    errors: ["invalid_reset_token"],
  },
  signOut: {
    method: "POST",
    path: "/secure/auth/sign-out",
    access: "signed-in",
    summary: "End this session",
    response: Done,
  },
  changePassword: {
    method: "PUT",
    path: "/secure/auth/change-password",
    access: "signed-in",
    summary: "Change the own password, which ends every session of the account",
    body: PasswordChange,
    response: Done,
    errors: ["wrong_current_password"],
  },
});
