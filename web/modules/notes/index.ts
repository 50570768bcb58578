export { NotesOfEmployee } from "./notes-of-employee.tsx";
export { QuickNote } from "./quick-note.tsx";
export { SharedNotes } from "./shared-notes.tsx";
export { StoryNote } from "./story-note.tsx";
