import { sql } from "kysely";
import type { RecordPart } from "#contract/codes/record-part.ts";
import type { continuity, RecordRead } from "#contract/continuity.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { offsetOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";

type ReadsQuery = ParsedInput<typeof continuity.readsOfMine>["query"];

/** Who else has opened which part of the actor's own record, the latest day first. */
export async function listReadsOfMine(
  { tx, actor }: Pick<Context, "tx" | "actor">,
  list: ReadsQuery,
): Promise<Page<RecordRead>> {
  const reads = tx
    .selectFrom("recordReads as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", actor.employeeId);
  const [rows, { total }] = await Promise.all([
    reads
      .innerJoin("employees as by", (join) =>
        join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "r.readerId"),
      )
      .select(["r.day", "r.readerId", fullName("by").as("readerName")])
      .select(sql<RecordPart>`r.part`.as("part"))
      .orderBy("r.day", "desc")
      .orderBy("r.readerId", "desc")
      .orderBy("r.part", "desc")
      .limit(list.pageSize)
      .offset(offsetOf(list))
      .execute(),
    reads.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ day, readerId, readerName, part }) => ({
    by: { id: readerId, name: readerName },
    part,
    day,
  }));
  return { items, total };
}
