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

/** Only the hash is stored, so that reading the table is not enough to use a link. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** A single-use token that names its tenant and replaces the account's earlier ones for the purpose. */
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

/** The tenant named by a token; undefined for another form. */
export const tenantOfToken = (token: string): string | undefined =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1];

/** The account of a currently valid token; another call may use it up first. */
export const accountOfToken = async (
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<string | undefined> =>
  (await findOneTimeToken(tx, hashOf(token), purposes, now.toISOString()))?.accountId;

/** Uses up a token and returns its account; undefined unless it is valid for these purposes. */
export async function redeemOneTimeToken(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<string | undefined> {
  return (await useOneTimeToken(tx, hashOf(token), purposes, now.toISOString()))?.accountId;
}
