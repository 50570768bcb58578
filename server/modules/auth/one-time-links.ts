import { createHash, randomBytes } from "node:crypto";
import { holdHours } from "#contract/rules/confirmation.ts";
import type { Tx } from "#server/context.ts";
import {
  findOneTimeToken,
  type LinkPurpose,
  replaceOneTimeToken,
  useOneTimeToken,
} from "./queries.ts";

const minutesMs = 60_000;
const validMs: Record<LinkPurpose, number> = {
  reset: 30 * minutesMs,
  invitation: 7 * 24 * 60 * minutesMs,
  confirmation: holdHours * 60 * minutesMs,
};
const secretBytes = 32;

export const passwordLinks = ["reset", "invitation"] as const satisfies LinkPurpose[];

export const expiryOf = (purpose: LinkPurpose, from: Date): string =>
  new Date(from.getTime() + validMs[purpose]).toISOString();

/** Only the hash is stored: reading the table is not enough to use a link. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * A token for a single use that names its tenant, so that it is looked up nowhere else; it replaces the account's earlier ones
 * for the same purpose. It is valid from the given moment for as long as its purpose needs.
 */
export async function createOneTimeToken(
  tx: Tx,
  accountId: string,
  purpose: LinkPurpose,
  from: Date,
): Promise<string> {
  const token = `${tx.tenantId}.${randomBytes(secretBytes).toString("base64url")}`;
  const expiresAt = expiryOf(purpose, from);
  await replaceOneTimeToken(tx, { tokenHash: hashOf(token), accountId, purpose, expiresAt });
  return token;
}

/** The tenant that a token names, if it has a token's form at all. */
export const tenantOfToken = (token: string): string | undefined =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1];

/** The account whose token could be used now for these purposes; the token may be used or replaced by the time it is. */
export const accountOfToken = async (
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<string | undefined> =>
  (await findOneTimeToken(tx, hashOf(token), purposes, now.toISOString()))?.accountId;

/** Uses up a token and returns its account; undefined if it is not valid for these purposes, or no longer valid. */
export async function redeemOneTimeToken(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<string | undefined> {
  return (await useOneTimeToken(tx, hashOf(token), purposes, now.toISOString()))?.accountId;
}
