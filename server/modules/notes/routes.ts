import { notes } from "#contract/notes.ts";
import { routes } from "#server/http/handler.ts";
import { listAbout, listStaff } from "./directory.ts";
import { createNote, deleteNote, updateNote } from "./notes.ts";
import { getReaders } from "./readers.ts";
import { listVersions } from "./versions.ts";

export const notesRoutes = routes(notes, {
  getMyNotes: (context, { query }) => listStaff(context, query),
  listAbout: (context, { params, query }) => listAbout(context, params.id, query),
  readers: (context, { params }) => getReaders(context, params.id),
  createNote: (context, { body }) => createNote(context, body),
  updateNote: (context, { params, body }) => updateNote(context, params.id, body),
  listVersions: (context, { params }) => listVersions(context, params.id),
  deleteNote: (context, { params }) => deleteNote(context, params.id),
});
