import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { FieldChange } from "#contract/story.ts";
import type { StoryEntry } from "#server/story/story.ts";

/** The history records a note without its text. Employees see entries of notes shared with them, and of the end of sharing. */
export const noteEntry = (
  kind: "note_added" | "note_changed" | "note_deleted" | "note_replied",
  note: { id: number; aboutEmployeeId: number; audience: NoteAudience },
  changes: readonly FieldChange[] = [],
): StoryEntry => ({
  kind,
  subjectId: note.aboutEmployeeId,
  visibility: note.audience === "shared" ? "shared" : "management",
  changes,
  link: { kind: "note", id: note.id },
});
