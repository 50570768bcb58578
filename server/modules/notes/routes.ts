import { notes } from "#contract/notes.ts";
import { routes } from "#server/http/handler.ts";
import { listStaff } from "./directory.ts";
import { readAbout } from "./note-reads.ts";
import { createNote, deleteNote, updateNote } from "./notes.ts";
import { getReaders } from "./readers.ts";
import { listReplyVersions, listWithdrawnReplies, replyToNote } from "./replies.ts";
import { listVersions } from "./versions.ts";

export const notesRoutes = routes(notes, {
  getMyNotes: (context, { query }) => listStaff(context, query),
  listAbout: (context, { params, query }) => readAbout(context, params.id, query),
  readers: (context, { params }) => getReaders(context, params.id),
  createNote: (context, { body }) => createNote(context, body),
  updateNote: (context, { params, body }) => updateNote(context, params.id, body),
  listVersions: (context, { params }) => listVersions(context, params.id),
  replyToNote: (context, { params, body }) => replyToNote(context, params.id, body),
  listReplyVersions: (context, { params }) => listReplyVersions(context, params.id),
  listWithdrawnReplies: (context, { query }) => listWithdrawnReplies(context, query),
  deleteNote: (context, { params }) => deleteNote(context, params.id),
});
