import { sql } from "kysely";
import type { RecordPart } from "#contract/codes/people.ts";
import type { continuity, RecordRead } from "#contract/continuity/continuity.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { offsetOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";

type ReadsQuery = ParsedInput<typeof continuity.readsOfMine>["query"];

/** The other readers of each part of the actor's record, latest day first. */
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

/** One page of an employee's other readers by part, latest day first, with their number. */
async function findReads(tx: Tx, employeeId: number, list: { page: number; pageSize: number }) {
  const reads = tx
    .selectFrom("recordReads as r")
    .where("r.tenantId", "=", tx.tenantId)
    .where("r.employeeId", "=", employeeId);
  const [items, { total }] = await Promise.all([
    reads
      .innerJoin("employees as by", (join) =>
        join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "r.readerId"),
      )
      .select(["r.day", "r.readerId", fullName("by").as("readerName")])
      .leftJoin("noteReads as n", (join) =>
        join
          .on("n.tenantId", "=", tx.tenantId)
          .on("n.employeeId", "=", employeeId)
          .onRef("n.day", "=", "r.day")
          .onRef("n.readerId", "=", "r.readerId")
          .on("r.part", "=", "notes"),
      )
      .select(sql<RecordPart>`r.part`.as("part"))
      .select(
        sql<
          number | null
        >`nullif((select count(distinct note_id) from unnest(n.note_ids) as note_id), 0)`.as(
          "notes",
        ),
      )
      .orderBy("r.day", "desc")
      .orderBy("r.readerId", "desc")
      .orderBy("r.part", "desc")
      .limit(list.pageSize)
      .offset(offsetOf(list))
      .execute(),
    reads.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}
