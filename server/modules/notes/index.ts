export { listAbout } from "./directory.ts";
export { findLastNote } from "./directory-queries.ts";
export { createNote, updateNote } from "./notes.ts";
