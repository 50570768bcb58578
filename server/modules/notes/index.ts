export { createNote, updateNote } from "./notes.ts";
