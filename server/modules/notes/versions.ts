import type { NoteVersion } from "#contract/notes.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { isOwnAlone, visibleNotes } from "./note-queries.ts";
import { findFormerTexts } from "./version-queries.ts";

/** Of one note; a list has no more. */
const maxVersions = 100;

/**
 * The texts that a note had before its present one, for those who may read the note; who led the employee before reads their own texts
 * before the last of these.
 */
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
