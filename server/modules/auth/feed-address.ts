import { createHash, randomBytes } from "node:crypto";
import type { Context, Tx } from "#server/context.ts";

/** The creation time of the actor's calendar feed address, or null. */
export async function getFeedAddress({
  tx,
  actor,
}: Pick<Context, "tx" | "actor">): Promise<{ createdAt: string | null }> {
  const address = await tx
    .selectFrom("calendarFeeds")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", actor.employeeId)
    .select("createdAt")
    .executeTakeFirst();
  return { createdAt: address?.createdAt ?? null };
}

/** Replaces the actor's address. The new one appears in this response only. */
export async function createFeedAddress({
  tx,
  actor,
  now,
  links,
}: Pick<Context, "tx" | "actor" | "now" | "links">): Promise<{ url: string }> {
  const token = newFeedToken(tx.tenantId);
  const address = { tokenHash: hashOfFeedToken(token), createdAt: now.toISOString() };
  await tx
    .insertInto("calendarFeeds")
    .values({ tenantId: tx.tenantId, employeeId: actor.employeeId, ...address })
    .onConflict((conflict) => conflict.columns(["tenantId", "employeeId"]).doUpdateSet(address))
    .execute();
  return { url: links.to(`/prod/api/calendar/feed/${token}.ics`) };
}

export async function revokeFeedAddress({
  tx,
  actor,
}: Pick<Context, "tx" | "actor">): Promise<{ ok: true }> {
  await endFeedAddress(tx, actor.employeeId);
  return { ok: true };
}

export const endFeedAddress = (tx: Tx, employeeId: number) =>
  tx
    .deleteFrom("calendarFeeds")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", employeeId)
    .execute();

const tenantBytes = 16;
const secretBytes = 32;

/** The secret part of a feed's address: the company's id, for the look-up, and random bytes. */
const newFeedToken = (tenantId: string): string =>
  Buffer.concat([
    Buffer.from(tenantId.replaceAll("-", ""), "hex"),
    randomBytes(secretBytes),
  ]).toString("base64url");

/** The company of a token; undefined if it is invalid. */
export function tenantOfFeedToken(token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== tenantBytes + secretBytes || bytes.toString("base64url") !== token)
    return undefined;
  const hex = bytes.subarray(0, tenantBytes).toString("hex");
  return [0, 8, 12, 16, 20].map((from, i, all) => hex.slice(from, all[i + 1])).join("-");
}

/** The stored form of a token. It cannot be guessed, so a quick hash is enough. */
export const hashOfFeedToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
