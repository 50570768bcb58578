import type { Context } from "#server/context.ts";
import { deleteAddress, findAddress, saveAddress } from "./feed-queries.ts";
import { hashOfToken, newFeedToken } from "./token.ts";

/** When the actor's address was made; null if they have none. */
export async function getFeedAddress({
  tx,
  actor,
}: Pick<Context, "tx" | "actor">): Promise<{ createdAt: string | null }> {
  const address = await findAddress(tx, actor.employeeId);
  return { createdAt: address?.createdAt ?? null };
}

/** Makes the actor an address, in place of the one they had; only this response contains it. */
export async function createFeedAddress({
  tx,
  actor,
  now,
  links,
}: Pick<Context, "tx" | "actor" | "now" | "links">): Promise<{ url: string }> {
  const token = newFeedToken(tx.tenantId);
  await saveAddress(tx, actor.employeeId, hashOfToken(token), now.toISOString());
  return { url: links.to(`/prod/api/calendar/feed/${token}.ics`) };
}

/** Revokes the actor's address at once. */
export async function revokeFeedAddress({
  tx,
  actor,
}: Pick<Context, "tx" | "actor">): Promise<{ ok: true }> {
  await deleteAddress(tx, actor.employeeId);
  return { ok: true };
}
