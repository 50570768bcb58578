import type { Note } from "#contract/notes.ts";
import type { PersonActor } from "#server/context.ts";
import { noteRights } from "./access.ts";
import type { NoteRow } from "./note-queries.ts";

/** A note as a list shows it to a reader, with what they may do with it. */
export function listedNote(
  { employeeId, isSuperadmin }: Pick<PersonActor, "employeeId" | "isSuperadmin">,
  { id, authorId, authorName, writtenById, writerName, mayWrite, ...row }: NoteRow,
): Note {
  const { reply, repliedAt, repliedById, replyVersion, replyUpdatedAt, replierName, ...note } = row;
  const author = { id: authorId, name: authorName };
  return {
    ...note,
    noteId: id,
    author,
    writtenBy: writtenById === null ? author : { id: writtenById, name: writerName },
    reply:
      reply === null || repliedById === null
        ? null
        : {
            by: { id: repliedById, name: replierName },
            reply,
            repliedAt: repliedAt ?? "",
            updatedAt: replyUpdatedAt ?? "",
            version: replyVersion ?? 1,
          },
    ...noteRights({
      audience: note.audience,
      mayWrite,
      isSuperadmin,
      isAuthor: authorId === employeeId,
      isSubject: note.aboutEmployeeId === employeeId,
    }),
  };
}
