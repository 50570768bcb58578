import type { FieldChange } from "#contract/story.ts";
import type { StoryEntry } from "#server/story/story.ts";

/** What the history records of a document, for those who may read documents: the employee and super administrators. */
export const documentEntry = (
  kind: "document_added" | "document_changed" | "document_removed",
  { id, employeeId }: { id: number; employeeId: number },
  changes: readonly FieldChange[],
): StoryEntry => ({
  kind,
  subjectId: employeeId,
  visibility: "personal",
  changes,
  link: { kind: "document", id },
});
