export { QuickNote } from "./note-composer.tsx";
export { NotesOfEmployee, SharedNotes } from "./notes-of-employee.tsx";
export { StoryNote } from "./story-note.tsx";
