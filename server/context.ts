import type { Standing } from "#contract/operation.ts";
import type { Caller, Tx } from "./db/database.ts";
import type { Recognition } from "./http/attempt-limits.ts";
import type { EnqueueIn } from "./jobs/jobs.ts";
import type { Links } from "./links.ts";
import type { Files } from "./storage/storage.ts";

export type { Tx };

/** The signed-in employee on whose behalf a call runs, as the database knew them when the call began. */
export interface PersonActor {
  kind: "person";
  tenantId: string;
  employeeId: number;
  accountId: string;
  sessionId: string;
  employeeRole: string;
  standing: Standing;
  /** Approved and with the role of a super administrator; one who is not approved yet decides on nobody but themselves. */
  isSuperadmin: boolean;
}

/** The product itself, where no person acts: in jobs, and in what follows by itself. */
export interface SystemActor {
  kind: "system";
  employeeId: null;
}

export type Actor = PersonActor | SystemActor;

export const systemActor: SystemActor = { kind: "system", employeeId: null };

/**
 * All that a domain function may know of the call it serves. It reaches one tenant's rows by one transaction and nothing
 * else: not the connection pool, not another tenant, not the key that signs tokens.
 */
export interface ContextOf<By extends Actor> extends EnqueueIn {
  tx: Tx;
  actor: By;
  /** When the call began. */
  now: Date;
  /** The day that it is in the tenant's own time zone, as `2026-03-02`. */
  today: string;
  links: Links;
}

/** The context of a signed-in employee's call. */
export type Context = ContextOf<PersonActor>;

/** The context of work that no person does: jobs. */
export type SystemContext = ContextOf<SystemActor>;

/**
 * What a signed-in employee's call has before its transaction opens. Files are stored here and nowhere else, so that no
 * transaction waits for them; those of a call that is refused afterwards are removed.
 */
export interface SignedInCall extends Pick<Context, "actor" | "now">, Pick<PublicCall, "caller"> {
  files: Pick<Files, "store">;
}

/** What is known of a call by someone who is not signed in. */
export interface PublicCall {
  now: Date;
  /** The caller's network address, for limits and for the list of sessions. */
  address: string;
  /** The caller's browser, in its own words. */
  device: string;
  /** Who waits for connections and for hashing, and takes turns with others; its signal is aborted once they have hung up. */
  caller: Required<Caller>;
  /** Whether the account with the given e-mail was signed in to from this device, at this address, before. */
  isKnownDevice: boolean;
  /** To be called once it is proved that the caller has an account: takes effect when the call has succeeded. */
  recognise(recognition: Recognition): void;
}
