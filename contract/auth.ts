import { z } from "zod";
import {
  Done,
  GivenPassword,
  Instant,
  NewPassword,
  RequiredEmail,
  requiredText,
} from "./common.ts";
import { SignedInEmployee } from "./employees/employee-fields.ts";
import { factorOperations, GivenCode } from "./factors.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";
import { PasskeyAnswer, PasskeyRequest, passkeyOperations } from "./passkeys.ts";
import { signInRuleOperations } from "./sign-in-rules.ts";

export const SignInBody = z.strictObject({
  email: RequiredEmail,
  password: GivenPassword,
  /** For an account with an authenticator app; see `code_required`. */
  code: GivenCode.optional(),
});
export type SignInBody = z.infer<typeof SignInBody>;

/** The signed-in account; without a token when it is deactivated. */
export const SignIn = z.object({ token: z.string().nullable(), employee: SignedInEmployee });
export type SignIn = z.infer<typeof SignIn>;

export const PasswordChange = z.strictObject({
  currentPassword: GivenPassword,
  newPassword: NewPassword,
  /** Also revoke the secret address of your calendar; it stays if left out. */
  isFeedRevoked: z.boolean().optional(),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const OwnSession = z.object({
  id: z.uuid(),
  /** A readable name: "Chrome on Windows". */
  device: z.string(),
  /** The network address it signed in from; blank if unknown. */
  address: z.string(),
  signedInAt: Instant,
  /** Accurate to about ten minutes. */
  lastUsedAt: Instant,
  expiresAt: Instant,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** Null until the employee makes a choice. */
export const NewsletterChoice = z.object({
  optIn: z.boolean(),
  decidedAt: Instant.nullable(),
});
export type NewsletterChoice = z.infer<typeof NewsletterChoice>;

export const auth = defineOperations("auth", {
  login: {
    method: "POST",
    path: "/api/auth/login",
    access: "public",
    summary: "Sign in",
    body: SignInBody,
    response: SignIn,
    errors: [
      "invalid_credentials",
      "code_required",
      "wrong_code",
      "sso_required",
      "company_suspended",
    ],
    limited: limits.signIn,
    touches: ["auth", "employees"],
  },
  passkeyOptions: {
    method: "POST",
    path: "/api/auth/passkey/options",
    access: "public",
    summary: "Get a challenge for signing in by a passkey",
    response: PasskeyRequest,
    limited: limits.passkeyOptions,
    touches: [],
  },
  passkeyLogin: {
    method: "POST",
    path: "/api/auth/passkey",
    access: "public",
    summary: "Sign in by a passkey, without email, password and code",
    body: PasskeyAnswer,
    response: SignIn,
    errors: ["passkey_refused", "sso_required", "company_suspended"],
    limited: limits.passkey,
    touches: ["auth", "employees"],
  },
  recoverPassword: {
    method: "POST",
    path: "/api/auth/recover-password",
    access: "public",
    summary: "Mail a link for setting a new password",
    body: z.strictObject({ email: RequiredEmail }),
    response: Done,
    errors: ["email_not_found", "company_suspended"],
    limited: limits.recovery,
    touches: [],
  },
  resetPassword: {
    method: "POST",
    path: "/api/auth/reset-password",
    access: "public",
    summary: "Set a new password with the token from a mailed link",
    body: z.strictObject({
      accessToken: requiredText("Missing reset token.", 2000),
      newPassword: NewPassword,
    }),
    response: z.object({
      ok: z.literal(true),
      error: z.string().optional(),
      /** The address to sign in with. */
      email: z.string().optional(),
      /** Whether it is the account's first password, as after an invitation. */
      isFirst: z.boolean().optional(),
    }),
    errors: ["invalid_reset_token"],
    limited: limits.mailedLink,
    touches: ["auth"],
  },
  signOut: {
    method: "POST",
    path: "/secure/auth/sign-out",
    access: "registering",
    whileEnrolling: true,
    summary: "End this session",
    response: Done,
    touches: ["auth"],
    event: "signed_out",
  },
  changePassword: {
    method: "PUT",
    path: "/secure/auth/change-password",
    access: "registering",
    summary:
      "Change your password, which ends your other sessions and, if you ask for it, the secret address of your calendar",
    body: PasswordChange,
    response: Done,
    errors: ["wrong_current_password", "confirmation_needed", "sso_required"],
    limited: limits.passwordChange,
    touches: ["auth", "calendar"],
    event: "password_changed",
  },
  listSessions: {
    method: "GET",
    path: "/secure/auth/sessions",
    access: "registering",
    summary: "List your open sessions, newest first",
    response: z.array(OwnSession),
  },
  endSession: {
    method: "DELETE",
    path: "/secure/auth/sessions/:id",
    access: "registering",
    summary: "Sign out one of your devices",
    params: z.strictObject({ id: z.uuid() }),
    response: Done,
    errors: ["not_found"],
    touches: ["auth"],
    event: "sessions_ended",
  },
  endOtherSessions: {
    method: "POST",
    path: "/secure/auth/end-other-sessions",
    access: "registering",
    summary: "Sign out all your devices except this one",
    response: Done,
    touches: ["auth"],
    event: "sessions_ended",
  },
  ...factorOperations,
  ...passkeyOperations,
  ...signInRuleOperations,
  getNewsletter: {
    method: "GET",
    path: "/secure/auth/newsletter",
    access: "registering",
    summary: "Get your newsletter choice and when you made it",
    response: NewsletterChoice,
  },
  updateNewsletter: {
    method: "PUT",
    path: "/secure/auth/newsletter",
    access: "registering",
    summary: "Subscribe to the newsletter, or unsubscribe",
    body: z.strictObject({ optIn: z.boolean("Please choose yes or no") }),
    response: NewsletterChoice,
    touches: ["auth"],
    traceless: "Each choice is a row of its own, which never changes.",
  },
});
