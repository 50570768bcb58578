export { listAbout } from "./directory.ts";
export { createNote, updateNote } from "./notes.ts";
