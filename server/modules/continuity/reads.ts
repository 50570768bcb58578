import type { continuity, RecordRead } from "#contract/continuity/continuity.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { findReads } from "./read-queries.ts";

type ReadsQuery = ParsedInput<typeof continuity.readsOfMine>["query"];

/** Who else has opened which part of the actor's own record, the latest day first. */
export async function listReadsOfMine(
  { tx, actor }: Pick<Context, "tx" | "actor">,
  list: ReadsQuery,
): Promise<Page<RecordRead>> {
  const { items, total } = await findReads(tx, actor.employeeId, list);
  return {
    total,
    items: items.map(({ readerId, readerName, ...read }) => ({
      ...read,
      by: { id: readerId, name: readerName },
    })),
  };
}
