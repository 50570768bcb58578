import type { NoteVersion } from "#contract/notes.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { visibleNotes } from "./note-queries.ts";
import { findFormerTexts } from "./version-queries.ts";

/** Of one note; a list has no more. */
const maxVersions = 100;

/** The texts that a note had before its present one, for those who may read the note. */
export async function listVersions(context: Context, id: number): Promise<NoteVersion[]> {
  const note = await visibleNotes(context).where("n.id", "=", id).select("n.id").executeTakeFirst();
  if (!note) throw new AppError("not_found");
  const found = await findFormerTexts(context.tx, id, maxVersions);
  return found.map(({ writtenById, writtenByName, ...version }) => ({
    ...version,
    writtenBy: { id: writtenById, name: writtenByName },
  }));
}
