import { createHash, randomBytes } from "node:crypto";
import type { Tx } from "#server/context.ts";
import { type NewOneTimeToken, replaceOneTimeToken, useOneTimeToken } from "./queries.ts";

const minutesMs = 60_000;
const validMs = { reset: 30 * minutesMs, invitation: 7 * 24 * 60 * minutesMs };
const secretBytes = 32;

/** Only the hash is stored: reading the table is not enough to use a link. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** A token for a single use that names its tenant, so that it is looked up nowhere else; it replaces the account's earlier ones. */
export async function createOneTimeToken(
  tx: Tx,
  accountId: string,
  purpose: NewOneTimeToken["purpose"],
  now: Date,
): Promise<string> {
  const token = `${tx.tenantId}.${randomBytes(secretBytes).toString("base64url")}`;
  const expiresAt = new Date(now.getTime() + validMs[purpose]).toISOString();
  await replaceOneTimeToken(tx, { tokenHash: hashOf(token), accountId, purpose, expiresAt });
  return token;
}

/** The tenant that a token names, if it has a token's form at all. */
export const tenantOfToken = (token: string): string | undefined =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1];

/** Uses up a token and returns its account; undefined if it is not valid, or no longer valid. */
export async function redeemOneTimeToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<string | undefined> {
  return (await useOneTimeToken(tx, hashOf(token), now.toISOString()))?.accountId;
}
