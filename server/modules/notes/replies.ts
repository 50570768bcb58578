import type { FormerReply, NoteReplyGiven, notes, WithdrawnReply } from "#contract/notes.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { offsetOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { recordStory } from "#server/story/story.ts";
import { isReplyRead, lockNote, type Reader, visibleNotes } from "./note-queries.ts";
import { noteEntry } from "./note-story.ts";
import { noticeReply } from "./notices.ts";

/**
 * Adds or changes a reply under a shared note; only the first notifies. Throws `not_found`, `forbidden` about others, `conflict` for an
 * outdated version.
 */
export async function replyToNote(
  context: Context,
  id: number,
  { reply, version }: NoteReplyGiven,
): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  const note = await lockNote(context, id);
  if (!note) throw new AppError("not_found");
  if (note.aboutEmployeeId !== actor.employeeId) throw new AppError("forbidden");
  const before = await findReply(tx, id);
  if (version !== undefined && version !== before?.version) throw new AppError("conflict");
  if (before?.reply === reply) return { ok: true };
  const at = now.toISOString();
  if (before) await saveReply(tx, id, before, { reply, at });
  else await insertReply(tx, { noteId: id, byId: actor.employeeId, reply, at });
  await recordStory(context, noteEntry("note_replied", note));
  if (!before) await noticeReply(context, note);
  return { ok: true };
}

/** Limits the list of one reply. */
const maxVersions = 100;

/** The former texts of a reply, for readers of its current one. */
export async function listReplyVersions(context: Context, id: number): Promise<FormerReply[]> {
  if (!(await isReplyVisible(context, id))) throw new AppError("not_found");
  return findFormerReplies(context.tx, id, maxVersions);
}

/** One page of the actor's replies to notes no longer visible to them, newest first. */
export async function listWithdrawnReplies(
  context: Context,
  list: ParsedInput<typeof notes.listWithdrawnReplies>["query"],
): Promise<Page<WithdrawnReply>> {
  const { items, total } = await findWithdrawn(context, list);
  return {
    total,
    items: items.map(({ byId, byName, authorId, authorName, ...reply }) => ({
      ...reply,
      by: { id: byId, name: byName },
      noteAuthor: { id: authorId, name: authorName },
    })),
  };
}

const replies = (tx: Tx) => tx.selectFrom("noteReplies as r").where("r.tenantId", "=", tx.tenantId);

const findReply = (tx: Tx, noteId: number) =>
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

const insertReply = (tx: Tx, { at, ...row }: ReplyRow) =>
  tx
    .insertInto("noteReplies")
    .values({ tenantId: tx.tenantId, ...row, repliedAt: at, updatedAt: at })
    .execute();

/** Stores the next text of a reply, and its former one. */
async function saveReply(
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

/** Visible with the note, or as one's own. */
async function isReplyVisible(reader: Reader, noteId: number): Promise<boolean> {
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

const findFormerReplies = (tx: Tx, noteId: number, limit: number) =>
  tx
    .selectFrom("noteReplyVersions as v")
    .where("v.tenantId", "=", tx.tenantId)
    .where("v.noteId", "=", noteId)
    .select(["v.version", "v.reply", "v.writtenAt"])
    .orderBy("v.version", "desc")
    .limit(limit)
    .execute();

/** The reader's replies to unshared or deleted notes, newest first, with their number. */
async function findWithdrawn(
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
