import type { NoteVersion } from "#contract/notes.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { isOwnAlone, type LockedNote, visibleNotes } from "./note-queries.ts";

/** Limits the list of one note. */
const maxVersions = 100;

/** The former texts of a note for its readers; former managers read only their own. */
export async function listVersions(context: Context, id: number): Promise<NoteVersion[]> {
  const note = await visibleNotes(context)
    .where("n.id", "=", id)
    .select(["n.authorId", "n.writtenById", isOwnAlone(context).as("isOwnAlone")])
    .executeTakeFirst();
  if (!note) throw new AppError("not_found");
  const { authorId, writtenById, isOwnAlone: isOwn } = note;
  const found = await findFormerTexts(context.tx, id, {
    limit: maxVersions,
    ...(isOwn && { writtenById: authorId }),
    skipped: isOwn && writtenById !== null && writtenById !== authorId ? 1 : 0,
  });
  return found.map(({ writtenById: byId, writtenByName, ...version }) => ({
    ...version,
    writtenBy: { id: byId, name: writtenByName },
  }));
}

export const insertFormerText = (tx: Tx, note: LockedNote) =>
  tx
    .insertInto("noteVersions")
    .values({
      tenantId: tx.tenantId,
      noteId: note.id,
      version: note.version,
      noteDescription: note.noteDescription,
      writtenAt: note.updatedAt,
      writtenById: note.writtenById ?? note.authorId,
    })
    .execute();

export const deleteFormerTexts = (tx: Tx, noteId: number) =>
  tx
    .deleteFrom("noteVersions")
    .where("tenantId", "=", tx.tenantId)
    .where("noteId", "=", noteId)
    .execute();

/** A note's former texts, optionally of one writer, newest first, skipping some. */
const findFormerTexts = (
  tx: Tx,
  noteId: number,
  { limit, writtenById, skipped }: { limit: number; writtenById?: number; skipped: number },
) =>
  tx
    .selectFrom("noteVersions as v")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "v.writtenById"),
    )
    .where("v.tenantId", "=", tx.tenantId)
    .where("v.noteId", "=", noteId)
    .$if(writtenById !== undefined, (query) => query.where("v.writtenById", "=", writtenById ?? 0))
    .select(["v.version", "v.noteDescription", "v.writtenAt", "v.writtenById"])
    .select(fullName("by").as("writtenByName"))
    .orderBy("v.version", "desc")
    .limit(limit)
    .offset(skipped)
    .execute();
