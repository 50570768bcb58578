import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { FieldChange } from "#contract/story.ts";
import type { StoryEntry } from "#server/story/story.ts";

/**
 * What the history records of a note: that it was there, never its text. The employee may know of one that was shared with them,
 * also of the change that ends it.
 */
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
