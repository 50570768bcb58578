import type { Tx } from "#server/context.ts";
import { offsetOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { isReplyRead, type Reader, visibleNotes } from "./note-queries.ts";

const replies = (tx: Tx) => tx.selectFrom("noteReplies as r").where("r.tenantId", "=", tx.tenantId);

export const findReply = (tx: Tx, noteId: number) =>
  replies(tx)
    .where("r.noteId", "=", noteId)
    .select(["r.reply", "r.version", "r.updatedAt", "r.byId"])
    .executeTakeFirst();

interface ReplyRow {
  noteId: number;
  byId: number;
  reply: string;
  at: string;
}

export const insertReply = (tx: Tx, { at, ...row }: ReplyRow) =>
  tx
    .insertInto("noteReplies")
    .values({ tenantId: tx.tenantId, ...row, repliedAt: at, updatedAt: at })
    .execute();

export async function saveReply(
  tx: Tx,
  noteId: number,
  before: { reply: string; version: number; updatedAt: string },
  { reply, at }: { reply: string; at: string },
): Promise<void> {
  await tx
    .insertInto("noteReplyVersions")
    .values({
      tenantId: tx.tenantId,
      noteId,
      version: before.version,
      reply: before.reply,
      writtenAt: before.updatedAt,
    })
    .execute();
  await tx
    .updateTable("noteReplies")
    .set({ reply, version: before.version + 1, updatedAt: at })
    .where("tenantId", "=", tx.tenantId)
    .where("noteId", "=", noteId)
    .execute();
}

/** Whether the reader may read the reply under a note, if there is one: with the note, or as their own. */
export async function isReplyVisible(reader: Reader, noteId: number): Promise<boolean> {
  const { tx, actor } = reader;
  const own = replies(tx)
    .where("r.noteId", "=", noteId)
    .where("r.byId", "=", actor.employeeId)
    .select("r.noteId as id");
  const note = visibleNotes(reader)
    .leftJoin("noteReplies as r", (join) =>
      join.on("r.tenantId", "=", tx.tenantId).onRef("r.noteId", "=", "n.id"),
    )
    .where("n.id", "=", noteId)
    .where(({ eb, or }) => or([eb("r.noteId", "is", null), isReplyRead(reader)]))
    .select("n.id");
  return (await note.unionAll(own).executeTakeFirst()) !== undefined;
}

export const findFormerReplies = (tx: Tx, noteId: number, limit: number) =>
  tx
    .selectFrom("noteReplyVersions as v")
    .where("v.tenantId", "=", tx.tenantId)
    .where("v.noteId", "=", noteId)
    .select(["v.version", "v.reply", "v.writtenAt"])
    .orderBy("v.version", "desc")
    .limit(limit)
    .execute();

/** The reader's replies to notes that are no longer shared with them, or were deleted, newest first; and how many there are. */
export async function findWithdrawn(
  { tx, actor }: Pick<Reader, "tx" | "actor">,
  list: { page: number; pageSize: number },
) {
  const withdrawn = replies(tx)
    .innerJoin("notes as n", (join) =>
      join.on("n.tenantId", "=", tx.tenantId).onRef("n.id", "=", "r.noteId"),
    )
    .where("r.byId", "=", actor.employeeId)
    .where(({ eb, or }) =>
      or([eb("n.audience", "!=", "shared"), eb("n.deletedAt", "is not", null)]),
    );
  const [items, { total }] = await Promise.all([
    withdrawn
      .innerJoin("employees as author", (join) =>
        join.on("author.tenantId", "=", tx.tenantId).onRef("author.id", "=", "n.authorId"),
      )
      .select(["r.noteId", "r.reply", "r.version", "r.repliedAt", "r.updatedAt"])
      .innerJoin("employees as by", (join) =>
        join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "r.byId"),
      )
      .select(["n.authorId", fullName("author").as("authorName")])
      .select(["r.byId", fullName("by").as("byName")])
      .orderBy("r.repliedAt", "desc")
      .orderBy("r.noteId", "desc")
      .limit(list.pageSize)
      .offset(offsetOf(list))
      .execute(),
    withdrawn.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}
