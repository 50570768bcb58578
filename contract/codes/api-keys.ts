/** What a key may read; a key without any can only describe itself. */
export const keyScopes = ["people.read", "organisation.read", "leave.read", "events.read"] as const;
export type KeyScope = (typeof keyScopes)[number];

export const keyScopeLabels: Record<KeyScope, string> = {
  "people.read": "Read people",
  "organisation.read": "Read the organisation",
  "leave.read": "Read leave",
  "events.read": "Read events",
};

/** Expired keys stay listed until they are revoked. */
export const keyStates = ["active", "ending", "expired"] as const;
export type KeyState = (typeof keyStates)[number];

/** Why a known key was refused. */
export type KeyRefusal = "key_expired" | "key_revoked" | "address_refused" | "scope_missing";
