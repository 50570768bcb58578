import { z } from "zod";
import { Id, Instant, inDigits, QueryId } from "./common.ts";
import { limits } from "./limits.ts";
import type { Operation } from "./operation.ts";
import { maxEmergencyAccounts } from "./rules/emergency-accounts.ts";

/** A super administrator who may sign in by password while single sign-on is required. */
export const EmergencyCandidate = z.object({
  employeeId: Id,
  name: z.string(),
  email: z.string(),
  isChosen: z.boolean(),
  /** Whether they have a passkey or an authenticator app. */
  hasFactor: z.boolean(),
  /** Whether they cannot sign in by a provider. */
  isLockedOut: z.boolean(),
});
export type EmergencyCandidate = z.infer<typeof EmergencyCandidate>;

/** Whether single sign-on is the only way to sign in, but for emergency accounts. */
export const Requirement = z.object({
  /** Null while it is not required. */
  requiredFrom: Instant.nullable(),
  /** The provider that signed the caller in within the last hour. */
  triedProvider: z.string().nullable(),
  /** Approved super administrators, by name. */
  candidates: z.array(EmergencyCandidate),
  /** Active people who cannot sign in by a provider, emergency accounts included. */
  lockedOut: z.int(),
});
export type Requirement = z.infer<typeof Requirement>;

const chooseSome = "Please choose one to three super administrators";
const EmergencyAccounts = z.strictObject({
  employeeIds: z
    .array(Id, chooseSome)
    .min(1, chooseSome)
    .max(maxEmergencyAccounts, chooseSome)
    .refine((ids) => new Set(ids).size === ids.length, chooseSome),
});

export const LockedOut = z.object({ employeeId: Id, name: z.string(), email: z.string() });
export type LockedOut = z.infer<typeof LockedOut>;

export const requirementOperations = {
  getRequirement: {
    method: "GET",
    path: "/secure/sso/requirement",
    access: "superadmin",
    summary: "Get whether single sign-on is required, and who may be an emergency account",
    response: Requirement,
  },
  listLockedOut: {
    method: "GET",
    path: "/secure/sso/locked-out",
    access: "superadmin",
    summary: "List the active people who cannot sign in by a provider, by name",
    query: z.strictObject({
      /** The last person of the page before. */
      after: QueryId.optional(),
      pageSize: inDigits(z.int().positive().max(100)).default(50),
    }),
    response: z.object({ people: z.array(LockedOut), hasMore: z.boolean() }),
  },
  requireProvider: {
    method: "POST",
    path: "/secure/sso/require-provider",
    access: "superadmin",
    confirmed: true,
    summary:
      "Require single sign-on of everyone but emergency accounts, which ends sessions opened otherwise",
    body: EmergencyAccounts,
    response: Requirement,
    errors: ["sso_not_tried"],
    limited: limits.providerChange,
    touches: ["sso", "auth"],
    event: "sso_required",
  },
  saveEmergencyAccounts: {
    method: "PUT",
    path: "/secure/sso/emergency-accounts",
    access: "superadmin",
    confirmed: true,
    summary: "Choose who may sign in by password while single sign-on is required",
    body: EmergencyAccounts,
    response: Requirement,
    touches: ["sso", "auth"],
    event: "emergency_accounts_changed",
  },
  stopRequiring: {
    method: "POST",
    path: "/secure/sso/stop-requiring",
    access: "superadmin",
    confirmed: true,
    summary: "Let people sign in by password or passkey again",
    response: Requirement,
    errors: ["sso_not_required"],
    limited: limits.providerChange,
    touches: ["sso", "auth"],
    event: "sso_not_required",
  },
} as const satisfies Record<string, Operation>;
