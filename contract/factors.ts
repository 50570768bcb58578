import { z } from "zod";
import { Done, GivenPassword, Instant, requiredText } from "./common.ts";
import { limits } from "./limits.ts";
import type { Operation } from "./operation.ts";
import { Passkey, PasskeyAnswer } from "./passkeys.ts";

/** A code of an authenticator app, or a recovery code in its place. */
export const GivenCode = requiredText("Please enter the code.", 40);

/** One of them: a passkey, a code, or without a factor the password. */
export const IdentityProof = z
  .strictObject({
    code: GivenCode.optional(),
    password: GivenPassword.optional(),
    passkey: PasskeyAnswer.optional(),
  })
  .refine((proofs) => Object.values(proofs).filter((proof) => proof !== undefined).length === 1, {
    path: ["code"],
    message: "Please enter the code.",
  });
export type IdentityProof = z.infer<typeof IdentityProof>;

/** How an account is signed in to beside its password. */
export const Factors = z.object({
  app: z.object({ addedAt: Instant }).nullable(),
  /** The oldest first. */
  passkeys: z.array(Passkey),
  /** Unused ones. */
  recoveryCodesLeft: z.number().int(),
});
export type Factors = z.infer<typeof Factors>;

/** The secret of an authenticator app, shown once: in base 32 for typing, and as the address that a QR code holds. */
export const AppSecret = z.object({ secret: z.string(), uri: z.string() });
export type AppSecret = z.infer<typeof AppSecret>;

export const factorOperations = {
  confirmIdentity: {
    method: "POST",
    path: "/secure/auth/confirm",
    access: "registering",
    whileEnrolling: true,
    summary:
      "Confirm that it is you, by a passkey or a code, or by your password if you have nothing else",
    body: IdentityProof,
    response: Done,
    errors: ["wrong_code", "wrong_current_password", "passkey_refused", "sso_required"],
    limited: limits.identity,
    touches: [],
    event: "identity_confirmed",
  },
  listFactors: {
    method: "GET",
    path: "/secure/auth/factors",
    access: "registering",
    whileEnrolling: true,
    summary: "List how you sign in beside your password",
    response: Factors,
  },
  startApp: {
    method: "POST",
    path: "/secure/auth/app",
    access: "registering",
    whileEnrolling: true,
    confirmed: true,
    summary: "Get the secret for an authenticator app, which a code from it then confirms",
    response: AppSecret,
    touches: [],
    traceless: "An app counts once it is confirmed.",
  },
  confirmApp: {
    method: "POST",
    path: "/secure/auth/app/confirm",
    access: "registering",
    whileEnrolling: true,
    confirmed: true,
    summary: "Confirm an authenticator app, which replaces an earlier one",
    body: z.strictObject({ code: GivenCode }),
    response: Done,
    errors: ["wrong_code"],
    touches: ["auth", "employees", "continuity"],
    event: "factor_added",
  },
  removeApp: {
    method: "DELETE",
    path: "/secure/auth/app",
    access: "registering",
    confirmed: true,
    summary: "Remove your authenticator app, and with your last factor your recovery codes",
    response: Done,
    errors: ["last_factor", "last_emergency_account"],
    touches: ["auth", "employees", "continuity"],
    event: "factor_removed",
  },
  newRecoveryCodes: {
    method: "POST",
    path: "/secure/auth/recovery-codes",
    access: "registering",
    confirmed: true,
    summary: "Get ten new recovery codes, shown once, in place of earlier ones",
    response: z.object({ codes: z.array(z.string()) }),
    errors: ["no_factor"],
    limited: limits.recoveryCodes,
    touches: ["auth"],
    event: "recovery_codes_made",
  },
} as const satisfies Record<string, Operation>;
