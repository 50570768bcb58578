import type { Note } from "#contract/notes.ts";
import type { PersonActor } from "#server/context.ts";
import { noteRights } from "./access.ts";
import type { NoteRow } from "./note-queries.ts";

/** A note as a list shows it to a reader, with what they may do with it. */
export function listedNote(
  { employeeId, isSuperadmin }: Pick<PersonActor, "employeeId" | "isSuperadmin">,
  { id, authorId, authorName, writtenById, writerName, mayWrite, ...note }: NoteRow,
): Note {
  const author = { id: authorId, name: authorName };
  return {
    ...note,
    noteId: id,
    author,
    writtenBy: writtenById === null ? author : { id: writtenById, name: writerName },
    ...noteRights({
      audience: note.audience,
      mayWrite,
      isSuperadmin,
      isAuthor: authorId === employeeId,
      isSubject: note.aboutEmployeeId === employeeId,
    }),
  };
}
