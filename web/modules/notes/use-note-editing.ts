import type { Note } from "#contract/notes.ts";
import { type NoteDraft, useNoteDraft } from "./note-draft.ts";

export interface NoteEditing {
  /** What has been typed; undefined unless its text is being changed. */
  draft: NoteDraft | undefined;
  start: () => void;
  onDraft: (draft: NoteDraft | undefined) => void;
}

export function useNoteEditing(note: Note): NoteEditing {
  const [draft, onDraft] = useNoteDraft(`changed/${note.noteId}`);
  return {
    draft: note.canEdit ? draft : undefined,
    start: () => onDraft({ text: note.noteDescription, version: note.version }),
    onDraft,
  };
}
