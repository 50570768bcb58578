import { createHash } from "node:crypto";
import type { Trust } from "#contract/purses.ts";
import { isPublicMailDomain } from "./public-mail.ts";

/** A company's facts that decide on its purse. */
export interface PurseOwner {
  domainName: string;
  /** Null before its owner's address is confirmed. */
  confirmedAt: string | null;
  /** The holder of the client address that signed up; null once confirmed. */
  openedFrom: string | null;
}

export interface HeldPurse {
  trust: Trust;
  /** Whose counts they are: a hash that identifies no one. */
  holder: string;
}

/** Counted keys are hashed. */
export const hashOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** Of an IPv4 address or an IPv6 /64, and of all unconfirmed companies that it has opened. */
export const purseOfClient = (client: string): HeldPurse => ({
  trust: "unconfirmed",
  holder: hashOf(client),
});

export function purseOf(
  tenantId: string,
  { confirmedAt, domainName, openedFrom }: PurseOwner,
): HeldPurse {
  const own = hashOf(tenantId);
  if (confirmedAt === null) return { trust: "unconfirmed", holder: openedFrom ?? own };
  return { trust: isPublicMailDomain(domainName) ? "publicMail" : "ownDomain", holder: own };
}
