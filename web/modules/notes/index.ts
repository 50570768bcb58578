export { NotesOfEmployee } from "./notes-of-employee.tsx";
export { SharedNotes } from "./shared-notes.tsx";
