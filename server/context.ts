import type { KeyScope } from "#contract/codes/api-keys.ts";
import type { Standing } from "#contract/operation.ts";
import type { Caller, Tx } from "./db/database.ts";
import type { Recognition } from "./http/attempt-limits.ts";
import type { EnqueueIn } from "./jobs/jobs.ts";
import type { Links } from "./links.ts";
import type { Files } from "./storage/storage.ts";

export type { Tx };

/** A signed-in employee, as stored at the start of the call. */
export interface PersonActor {
  kind: "person";
  tenantId: string;
  employeeId: number;
  accountId: string;
  sessionId: string;
  employeeRole: string;
  standing: Standing;
  /** Signed in or confirmed within ten minutes. */
  isConfirmed: boolean;
  /** Whether their account has a second step of sign-in. */
  hasFactor: boolean;
  /** The first day that they need one; null if their company does not require it of them. */
  factorRequiredFrom: string | null;
  /** Whether their company requires single sign-on of them. */
  needsProvider: boolean;
  /** Approved, with the role; an unapproved one decides only about themselves. */
  isSuperadmin: boolean;
}

/** The product itself: in jobs, and for automatic effects. */
export interface SystemActor {
  kind: "system";
  employeeId: null;
}

/** Another system, by an API key. Only handlers of `/v1` take it: it is no `Actor`. */
export interface KeyActor {
  kind: "key";
  tenantId: string;
  keyId: number;
  name: string;
  /** Of the secret that was sent. */
  expiresAt: string | null;
  scopes: readonly KeyScope[];
  employeeId: null;
}

export type Actor = PersonActor | SystemActor;

export const systemActor: SystemActor = { kind: "system", employeeId: null };

/** Where a call comes from. */
export interface Origin {
  /** The caller's network address, for limits, sessions and the audit log. */
  address: string;
  /** The browser's description of itself. */
  device: string;
}

/** A domain function's access: one tenant's rows by one transaction, without pool, other tenants or the token key. */
export interface ContextOf<By extends Actor | KeyActor> extends EnqueueIn {
  tx: Tx;
  actor: By;
  /** The start of the call. */
  now: Date;
  /** In the tenant's time zone, as `2026-03-02`. */
  today: string;
  links: Links;
  /** None in jobs and commands. */
  origin?: Origin | undefined;
}

export type Context = ContextOf<PersonActor>;

export type KeyContext = ContextOf<KeyActor>;

export type SystemContext = ContextOf<SystemActor>;

/** A call before its transaction. Files are stored only here, so that transactions never wait; a refusal removes them. */
export interface SignedInCall extends Pick<Context, "actor" | "now">, Pick<PublicCall, "caller"> {
  files: Files;
}

/** The facts about a call without a sign-in. */
export interface PublicCall extends Origin {
  now: Date;
  /** Waits for connections and hashing by turns; its signal aborts at a hang-up. */
  caller: Required<Caller>;
  /** Whether the e-mail's account has signed in from this device and address. */
  isKnownDevice: boolean;
  /** After proof of the account; takes effect if the call succeeds. */
  recognise(recognition: Recognition): void;
}
