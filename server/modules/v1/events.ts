import { sql } from "kysely";
import type { EventType } from "#contract/codes/event-type.ts";
import type { V1Query } from "#contract/v1/v1.ts";
import type { KeyContext } from "#server/context.ts";

export async function listEvents({ tx }: KeyContext, { after, limit }: V1Query<"listEvents">) {
  const rows = await tx
    .selectFrom("apiEvents as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.number", ">", after)
    .select([
      "e.id",
      sql<number>`e.number`.as("number"),
      sql<EventType>`e.type`.as("type"),
      "e.at",
      "e.subjectKind",
      "e.subjectId",
      "e.linkKind",
      "e.linkId",
      "e.fields",
    ])
    .orderBy("e.number")
    .limit(limit)
    .execute();
  // Read after the rows, so that it is never below their numbers.
  const head = await tx
    .selectFrom("apiEventHeads")
    .where("tenantId", "=", tx.tenantId)
    .select("lastNumber")
    .executeTakeFirst();
  const items = rows.map(({ id, subjectKind, subjectId, linkKind, linkId, ...event }) => ({
    ...event,
    id: `evt_${id}`,
    subject: { kind: subjectKind, id: subjectId },
    link: linkKind !== null && linkId !== null ? { kind: linkKind, id: linkId } : null,
  }));
  return { items, last: head?.lastNumber ?? 0 };
}
