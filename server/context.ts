import type { Services } from "#server/services.ts";
import type { Tx } from "./db/database.ts";

export type { Tx };

/** The signed-in employee on whose behalf a call runs, as the database knew them when the call began. */
export interface Actor {
  tenantId: string;
  employeeId: number;
  accountId: string;
  sessionId: string;
  employeeRole: string;
  isSuperadmin: boolean;
  isActive: boolean;
  employeeStatus: "pending" | "approved" | "rejected";
}

/** All that a domain function may know of the call it serves, whether HTTP or job. */
export interface Context {
  tx: Tx;
  actor: Actor;
  /** When the call began. */
  now: Date;
  services: Services;
}

/** What a function knows that serves somebody who is not signed in. */
export interface PublicContext {
  now: Date;
  /** The caller's network address, for limits and for the list of sessions. */
  address: string;
  /** The caller's browser, in its own words. */
  device: string;
  services: Services;
}
