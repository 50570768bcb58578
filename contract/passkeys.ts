import { z } from "zod";
import { Done, Instant, requiredText } from "./common.ts";
import type { Operation } from "./operation.ts";

/** Bytes as authenticators send them, in base64url. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, "Please send base64url.");

const CredentialId = bytes(1_400);

/** What a passkey returns for a challenge, from the browser's `toJSON()`. */
export const PasskeyAnswer = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(2_000),
  signature: bytes(2_000),
  userHandle: bytes(100).optional(),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

const PasskeyName = requiredText("Please enter a name.", 60);

/** A new passkey, from the browser's `toJSON()`. */
export const NewPasskey = z.strictObject({
  name: PasskeyName,
  id: CredentialId,
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(8_000),
  transports: z.array(bytes(30)).max(10),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

const Credential = z.object({
  type: z.literal("public-key"),
  id: z.string(),
  transports: z.array(z.string()),
});

/** For the browser's `parseRequestOptionsFromJSON`. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal("required"),
  /** Empty at sign-in: any passkey of this product. */
  allowCredentials: z.array(Credential),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** For the browser's `parseCreationOptionsFromJSON`. */
const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: z.array(Credential),
});

/** How to create a passkey, and a name for it: the present device. */
export const NewPasskeyOptions = z.object({ name: z.string(), creation: PasskeyCreation });
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>;

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const params = z.strictObject({ id: z.uuid() });

export const passkeyOperations = {
  confirmOptions: {
    method: "POST",
    path: "/secure/auth/confirm/options",
    access: "registering",
    whileEnrolling: true,
    summary: "Get a challenge for one of your passkeys, which then confirms that it is you",
    response: PasskeyRequest,
    touches: [],
    traceless: "A challenge alone confirms nothing.",
  },
  addPasskeyOptions: {
    method: "POST",
    path: "/secure/auth/passkeys/options",
    access: "registering",
    whileEnrolling: true,
    confirmed: true,
    summary: "Get what your browser needs to create a passkey",
    response: NewPasskeyOptions,
    errors: ["passkey_limit"],
    touches: [],
    traceless: "A passkey counts once it is added.",
  },
  addPasskey: {
    method: "POST",
    path: "/secure/auth/passkeys",
    access: "registering",
    whileEnrolling: true,
    confirmed: true,
    summary: "Add a passkey, which signs you in without email, password and code",
    body: NewPasskey,
    response: Done,
    errors: ["passkey_refused", "passkey_limit"],
    touches: ["auth", "employees", "continuity"],
    event: "factor_added",
  },
  renamePasskey: {
    method: "PUT",
    path: "/secure/auth/passkeys/:id",
    access: "registering",
    confirmed: true,
    summary: "Rename one of your passkeys",
    params,
    body: z.strictObject({ name: PasskeyName }),
    response: Done,
    errors: ["not_found"],
    touches: ["auth"],
    traceless: "A name has no effect on anyone's rights.",
  },
  removePasskey: {
    method: "DELETE",
    path: "/secure/auth/passkeys/:id",
    access: "registering",
    confirmed: true,
    summary: "Remove one of your passkeys, and with your last factor your recovery codes",
    params,
    response: Done,
    errors: ["not_found", "last_factor", "last_emergency_account"],
    touches: ["auth", "employees", "continuity"],
    event: "factor_removed",
  },
} as const satisfies Record<string, Operation>;
