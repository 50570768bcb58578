import { z } from "zod";
import { SignIn } from "./auth.ts";
import { signInRules } from "./codes/sign-in-rule.ts";
import { Done, Instant, optionalText, RequiredEmail, requiredText } from "./common.ts";
import { limits } from "./limits.ts";
import type { Operation } from "./operation.ts";
import { issuerProblem } from "./rules/issuer.ts";

const maxSecretLength = 1000;

/** A server of the company's that signs its people in, by OpenID Connect. */
export const Provider = z.object({
  id: z.uuid(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** Whether the sign-in page offers it. */
  isOn: z.boolean(),
  trustsUnmarkedEmails: z.boolean(),
  /** When it last gave a right answer to a trial; null since a change of its address or client. */
  testedAt: Instant.nullable(),
  /** People who have signed in by it. */
  people: z.int(),
});
export type Provider = z.infer<typeof Provider>;

export const ProviderBody = z.strictObject({
  /** Of an existing one. */
  id: z.uuid().optional(),
  name: requiredText("Please enter a name", 60),
  issuer: requiredText("Please enter the issuer", 300).superRefine((issuer, context) => {
    const message = issuerProblem(issuer);
    if (message) context.addIssue({ code: "custom", message });
  }),
  clientId: requiredText("Please enter the client ID", 300),
  /** The stored one stays if left out. */
  clientSecret: requiredText("Please enter the client secret", maxSecretLength).optional(),
  isOn: z.boolean("Please choose yes or no"),
  trustsUnmarkedEmails: z.boolean("Please choose yes or no"),
});
export type ProviderBody = z.infer<typeof ProviderBody>;

/** Where to send the browser, and the secret that it keeps until it comes back. */
export const Departure = z.object({ url: z.string(), browserKey: z.string() });
export type Departure = z.infer<typeof Departure>;

/** The parameters that the provider sent the browser back with. */
export const Return = z.strictObject({
  state: requiredText("Missing state.", 200),
  browserKey: requiredText("Missing browser key.", 200),
  code: optionalText(2000).optional(),
  iss: optionalText(300).optional(),
  error: optionalText(200).optional(),
});
export type Return = z.infer<typeof Return>;

/** What a provider said about a person, and what a sign-in would make of it. */
export const Trial = z.object({
  claims: z.array(z.object({ name: z.string(), value: z.string() })),
  rule: z.enum(signInRules),
  /** The e-mail address of the account that it leads to. */
  account: z.string().nullable(),
});
export type Trial = z.infer<typeof Trial>;

const returnErrors = [
  "sso_ended",
  "sso_cancelled",
  "sso_unavailable",
  "sso_answer_invalid",
] as const;

export const providerOperations = {
  listProviders: {
    method: "GET",
    path: "/secure/sso/providers",
    access: "superadmin",
    summary: "List your company's sign-in providers, without their secrets",
    response: z.object({
      providers: z.array(Provider),
      maxProviders: z.int(),
      /** To be entered at the provider. */
      redirectAddress: z.string(),
    }),
  },
  saveProvider: {
    method: "POST",
    path: "/secure/sso/providers",
    access: "superadmin",
    confirmed: true,
    summary: "Add or change a sign-in provider, which must answer at its issuer",
    body: ProviderBody,
    response: Provider,
    errors: ["not_found", "too_many_providers", "provider_required"],
    limited: limits.providerChange,
    touches: ["sso"],
    event: "provider_saved",
  },
  tryProvider: {
    method: "POST",
    path: "/secure/sso/try-provider",
    access: "superadmin",
    confirmed: true,
    summary: "Begin a trial of a sign-in provider, which signs no one in",
    body: z.strictObject({ providerId: z.uuid() }),
    response: Departure,
    errors: ["not_found", "sso_unavailable"],
    limited: limits.providerChange,
    touches: [],
    traceless: "Its end is recorded.",
  },
  finishTrial: {
    method: "POST",
    path: "/secure/sso/finish-trial",
    access: "superadmin",
    summary: "End a trial: what the provider sent, and which rule would sign its person in",
    body: Return,
    response: Trial,
    errors: returnErrors,
    limited: limits.providerChange,
    touches: ["sso"],
    event: "provider_tried",
  },
  removeProvider: {
    method: "DELETE",
    path: "/secure/sso/providers/:id",
    access: "superadmin",
    confirmed: true,
    summary: "Remove a sign-in provider, and who is who there; its people keep their passwords",
    params: z.strictObject({ id: z.uuid() }),
    response: Done,
    errors: ["not_found", "provider_required"],
    touches: ["sso"],
    event: "provider_removed",
  },
  getOwnProvider: {
    method: "GET",
    path: "/secure/sso/own-provider",
    access: "registering",
    whileEnrolling: true,
    summary:
      "The provider that can confirm your session, null unless one opened it, and whether your company requires single sign-on of you",
    response: z.object({
      name: z.string().nullable(),
      /** Whether your password and passkeys sign you in nowhere. */
      isRequired: z.boolean(),
    }),
  },
  startConfirmation: {
    method: "POST",
    path: "/secure/sso/start-confirmation",
    access: "registering",
    summary: "Begin to confirm by your provider that it is you, within ten minutes",
    response: Departure,
    errors: ["not_found", "sso_unavailable"],
    limited: limits.ssoConfirmation,
    touches: [],
    traceless: "Its end is recorded.",
  },
  finishConfirmation: {
    method: "POST",
    path: "/secure/sso/finish-confirmation",
    access: "registering",
    summary: "Confirm with what your provider sent the browser back with, once",
    body: Return,
    response: Done,
    errors: [...returnErrors, "sso_linked_elsewhere"],
    limited: limits.ssoConfirmation,
    touches: [],
    event: "identity_confirmed",
  },
  signInOptions: {
    method: "POST",
    path: "/api/auth/sign-in-options",
    access: "public",
    summary: "Which providers sign people in at the domain of an address; says nothing of accounts",
    body: z.strictObject({ email: RequiredEmail }),
    response: z.object({
      providers: z.array(z.object({ id: z.uuid(), name: z.string() })),
      /** Whether passwords and passkeys sign in emergency accounts only. */
      isRequired: z.boolean(),
    }),
    limited: limits.signInOptions,
    touches: [],
  },
  startSso: {
    method: "POST",
    path: "/api/auth/start-sso",
    access: "public",
    summary: "Begin a sign-in by a provider, within ten minutes",
    body: z.strictObject({ email: RequiredEmail, providerId: z.uuid() }),
    response: Departure,
    errors: ["not_found", "sso_unavailable"],
    limited: limits.ssoStart,
    touches: [],
  },
  finishSso: {
    method: "POST",
    path: "/api/auth/finish-sso",
    access: "public",
    summary: "Sign in with what a provider sent the browser back with, once",
    body: Return,
    response: SignIn,
    errors: [
      ...returnErrors,
      "sso_email_missing",
      "sso_email_unverified",
      "sso_email_not_ours",
      "sso_unknown_person",
      "sso_linked_elsewhere",
      "company_suspended",
    ],
    limited: limits.ssoReturn,
    touches: ["sso", "auth", "employees"],
  },
} as const satisfies Record<string, Operation>;
