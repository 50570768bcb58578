import { z } from "zod";
import { keyScopes, keyStates } from "./codes/api-keys.ts";
import { Done, Id, IdParams, Instant, PersonName, requiredText } from "./common.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";
import { normalisedRange } from "./rules/address-range.ts";

export const maxKeys = 25;
const maxAddresses = 20;
const maxNameLength = 60;

const KeyName = requiredText("Please enter a name", maxNameLength);

const Range = requiredText("Please enter an address", 60).transform((typed, context) => {
  const range = normalisedRange(typed);
  if (range === undefined)
    context.addIssue({
      code: "custom",
      message: "Please enter addresses such as 203.0.113.7 or 203.0.113.0/24",
    });
  return range ?? z.NEVER;
});
const Ranges = z.array(Range).max(maxAddresses, `At most ${maxAddresses} addresses`);

/** Days from now; null for a secret without end. */
const Lifetime = z.int().min(1, "At least a day").max(365, "At most a year").nullable();

/** A key of the company, without its secret. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Empty if calls may come from everywhere. */
  addresses: z.array(z.string()),
  state: z.enum(keyStates),
  /** The last four characters of its newest secret. */
  hint: z.string(),
  expiresAt: Instant.nullable(),
  createdAt: Instant,
  createdBy: PersonName,
  /** Whether its maker is still active. */
  hasMaker: z.boolean(),
  /** Null before its first call; may lag by some minutes. */
  lastUsedAt: Instant.nullable(),
  lastUsedAddress: z.string(),
  /** The secret before, while it is still valid. */
  former: z.object({ hint: z.string(), endsAt: Instant }).nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The only response with the secret. */
const ShownOnce = z.object({ key: ApiKey, secret: z.string() });
export type ShownKey = z.infer<typeof ShownOnce>;

export const keys = defineOperations("keys", {
  listKeys: {
    method: "GET",
    path: "/secure/keys",
    access: "superadmin",
    summary: "List the company's API keys that are not revoked",
    response: z.object({ keys: z.array(ApiKey), maxKeys: z.int() }),
  },
  createKey: {
    method: "POST",
    path: "/secure/keys",
    access: "superadmin",
    confirmed: true,
    summary: "Make an API key; its secret is in this response only",
    body: z.strictObject({
      name: KeyName,
      scopes: z.array(z.enum(keyScopes)).min(1, "Please choose what the key may read").max(20),
      addresses: Ranges,
      days: Lifetime,
    }),
    response: ShownOnce,
    errors: ["too_many_keys"],
    limited: limits.apiKey,
    touches: ["keys"],
  },
  updateKey: {
    method: "PUT",
    path: "/secure/keys/:id",
    access: "superadmin",
    confirmed: true,
    summary: "Change a key's name and the addresses that may use it",
    params: IdParams,
    body: z.strictObject({ name: KeyName, addresses: Ranges }),
    response: ApiKey,
    errors: ["not_found"],
    touches: ["keys"],
  },
  rotateKey: {
    method: "POST",
    path: "/secure/keys/:id/rotate",
    access: "superadmin",
    confirmed: true,
    summary: "Give a key a new secret; the present one stays valid for up to seven days",
    params: IdParams,
    body: z.strictObject({
      overlapDays: z.int().min(0).max(7, "At most seven days"),
      days: Lifetime,
    }),
    response: ShownOnce,
    errors: ["not_found"],
    limited: limits.apiKey,
    touches: ["keys"],
  },
  revokeKey: {
    method: "DELETE",
    path: "/secure/keys/:id",
    access: "superadmin",
    confirmed: true,
    summary: "Revoke a key, which is refused from its next call on",
    params: IdParams,
    response: Done,
    errors: ["not_found"],
    touches: ["keys"],
  },
});
