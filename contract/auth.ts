import { z } from "zod";
import { Done, GivenPassword, NewPassword, RequiredEmail, requiredText } from "./common.ts";
import { SignedInEmployee } from "./employee-fields.ts";
import { defineOperations } from "./operation.ts";

export const Credentials = z.strictObject({ email: RequiredEmail, password: GivenPassword });
export type Credentials = z.infer<typeof Credentials>;

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
  recoverPassword: {
    method: "POST",
    path: "/api/auth/recover-password",
    access: "public",
    summary: "Mail a link that sets a new password",
    body: z.strictObject({ email: RequiredEmail }),
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
    summary: "Change the own password, which ends the other sessions of the account",
    body: PasswordChange,
    response: Done,
    errors: ["wrong_current_password"],
  },
});
