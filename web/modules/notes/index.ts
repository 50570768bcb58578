export { NotesOfEmployee, SharedNotes } from "./notes-of-employee.tsx";
export { StoryNote } from "./story-note.tsx";
export { QuickNote } from "./writing/note-composer.tsx";
export { hasNoteDraft } from "./writing/note-draft.ts";
