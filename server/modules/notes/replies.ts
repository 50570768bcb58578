import type { FormerReply, NoteReplyGiven, notes, WithdrawnReply } from "#contract/notes.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import { noticeReply } from "./note-notices.ts";
import { lockNote } from "./note-queries.ts";
import { noteEntry } from "./note-story.ts";
import {
  findFormerReplies,
  findReply,
  findWithdrawn,
  insertReply,
  isReplyVisible,
  saveReply,
} from "./reply-queries.ts";

/**
 * Replies under a note that is shared with the actor, or changes that reply; its former text stays visible to those who read it. Who
 * leads the actor and a super administrator who wrote the note are notified of the first. Throws `not_found` unless the note is visible to the actor, `forbidden`
 * if it is about someone else, and `conflict` if the reply is no longer the version that was given.
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

/** Of one reply; a list has no more. */
const maxVersions = 100;

export async function listReplyVersions(context: Context, id: number): Promise<FormerReply[]> {
  if (!(await isReplyVisible(context, id))) throw new AppError("not_found");
  return findFormerReplies(context.tx, id, maxVersions);
}

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
