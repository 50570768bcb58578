import type { V1Query } from "#contract/v1/v1.ts";
import type { KeyContext } from "#server/context.ts";
import { findEvents, shownEvent } from "#server/story/events.ts";

export async function listEvents({ tx }: KeyContext, { after, limit }: V1Query<"listEvents">) {
  const rows = await findEvents(tx).where("e.number", ">", after).limit(limit).execute();
  // Read after the rows, so that it is never below their numbers.
  const head = await tx
    .selectFrom("apiEventHeads")
    .where("tenantId", "=", tx.tenantId)
    .select("lastNumber")
    .executeTakeFirst();
  return { items: rows.map(shownEvent), last: head?.lastNumber ?? 0 };
}
