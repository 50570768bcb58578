import { z } from "zod";
import { noteAudiences, usualAudience } from "./codes/continuity.ts";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  PersonName,
  PlainDate,
  QueryFlag,
  QueryId,
  queryIds,
  requiredId,
  requiredLongText,
  sortedBy,
  Version,
} from "./common.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";

const Audience = z.enum(noteAudiences);

/** The employee's reply under a note; the note's readers read it. */
export const NoteReply = z.object({
  by: PersonName,
  reply: z.string(),
  repliedAt: Instant,
  updatedAt: Instant,
  /** Of its text: 1 at first, one more for each change. */
  version: z.int(),
});
export type NoteReply = z.infer<typeof NoteReply>;

export const Note = z.object({
  noteId: Id,
  noteDescription: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  aboutEmployeeId: Id,
  author: PersonName,
  /** The author of the present text. */
  writtenBy: PersonName,
  audience: Audience,
  version: z.int(),
  /** Whether the reader may change and remove it. */
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** The other audiences that the reader may choose. */
  audiences: z.array(Audience),
  /** Null without a reply. */
  reply: NoteReply.nullable(),
  /** Whether the reader, as the subject of the note, may reply or change the reply. */
  canReply: z.boolean(),
});
export type Note = z.infer<typeof Note>;

/** The list about one employee has all notes. */
export const maxNotesListed = { perEmployee: 50, inAll: 2_000 };

/** The employee's notes that are visible to the reader, newest first. */
export const StaffNotes = z.object({
  aboutEmployeeId: Id,
  employeeName: z.string(),
  email: z.string(),
  departmentName: z.string(),
  positionName: z.string(),
  notesCount: z.int(),
  /** Null without notes. */
  lastUpdated: Instant.nullable(),
  /** The newest 50; 2,000 together with those of other employees. */
  notes: z.array(Note),
});
export type StaffNotes = z.infer<typeof StaffNotes>;

export const NoteVersion = z.object({
  version: z.int(),
  noteDescription: z.string(),
  writtenAt: Instant,
  writtenBy: PersonName,
});
export type NoteVersion = z.infer<typeof NoteVersion>;

export const FormerReply = z.object({
  version: z.int(),
  reply: z.string(),
  writtenAt: Instant,
});
export type FormerReply = z.infer<typeof FormerReply>;

/** One's own reply to a note that is deleted or no longer shared. */
export const WithdrawnReply = NoteReply.extend({ noteId: Id, noteAuthor: PersonName });
export type WithdrawnReply = z.infer<typeof WithdrawnReply>;

/** The readers of a note besides its author. */
export const NoteReaders = z.object({
  about: PersonName,
  /** Today's manager; null without one, or if it is the caller. */
  manager: PersonName.nullable(),
  /** Other super administrators, without the employee. */
  superadmins: z.int(),
  /** The next planned change of manager; null without one. Only super administrators see it. */
  next: z.object({ from: PlainDate, manager: PersonName.nullable() }).nullable(),
});
export type NoteReaders = z.infer<typeof NoteReaders>;

/** staff: about one's people. written: one's own. shared: shared with oneself. */
const noteViews = ["staff", "written", "shared"] as const;

const Description = requiredLongText("Please enter a note description.", 10_000);

const NewNote = z.strictObject({
  aboutEmployeeId: requiredId("Please select an employee and enter a note description."),
  noteDescription: Description,
  audience: Audience.default(usualAudience),
});

/** The text is accepted under either name. An outdated version is refused. */
export const NoteUpdate = z
  .strictObject({
    description: Description.optional(),
    noteDescription: Description.optional(),
    audience: Audience.optional(),
    version: Version.optional(),
  })
  .refine(
    ({ description, noteDescription, audience }) =>
      (description ?? noteDescription ?? audience) !== undefined,
    { path: ["description"], message: "Please enter a note description." },
  );
export type NoteUpdate = z.infer<typeof NoteUpdate>;

/** An outdated version is refused, if given. */
export const NoteReplyGiven = z.strictObject({
  reply: requiredLongText("Please enter your reply.", 10_000),
  version: Version.optional(),
});
export type NoteReplyGiven = z.infer<typeof NoteReplyGiven>;

export const notes = defineOperations("notes", {
  getMyNotes: {
    method: "GET",
    path: "/secure/notes/get-my-notes",
    access: "approved",
    summary:
      "List employees with the notes about them that are visible to you: as a super administrator everyone else, otherwise those you lead; and whom else you have written about, and yourself once a note is shared with you",
    query: ListQuery.extend({
      sort: sortedBy("employeeName", "departmentName", "positionName", "notesCount", "lastUpdated"),
      aboutEmployeeId: QueryId.optional(),
      departmentId: QueryId.optional(),
      view: z.enum(noteViews).optional(),
      /** False returns counts only. */
      withNotes: QueryFlag.default(true),
    }),
    response: z.array(StaffNotes),
    paged: true,
  },
  listAbout: {
    method: "GET",
    path: "/secure/notes/about/:id",
    access: "approved",
    summary:
      "List the notes about an employee that are visible to you, newest first; who reads how many is recorded",
    params: IdParams,
    query: ListQuery.pick({ page: true, pageSize: true }).extend({
      view: z.enum(noteViews).optional(),
      /** Up to 100 notes; the list has the visible ones. */
      noteIds: queryIds(100, "notes").optional(),
    }),
    response: z.array(Note),
    paged: true,
    recorded: "notes",
    errors: ["not_found"],
  },
  readers: {
    method: "GET",
    path: "/secure/notes/readers/:id",
    access: "approved",
    summary: "Get who would read a note of yours about an employee, and who will next",
    params: IdParams,
    response: NoteReaders,
    errors: ["not_found", "forbidden"],
  },
  createNote: {
    method: "POST",
    path: "/secure/notes/create-note",
    access: "approved",
    summary: "Create a note about an employee you manage",
    body: NewNote,
    response: Created,
    creates: true,
    limited: limits.note,
    errors: ["not_found", "forbidden"],
    touches: ["notes", "employees", "continuity", "search", "dashboard"],
    traceless: "A draft is its author's alone; any other note is in the history.",
  },
  updateNote: {
    method: "PUT",
    path: "/secure/notes/update-note/:id",
    access: "approved",
    summary:
      "Update a note's text, let fewer people read it, or release a draft; its former texts stay visible to its readers",
    params: IdParams,
    body: NoteUpdate,
    response: Done,
    limited: limits.note,
    errors: ["not_found", "forbidden", "more_readers", "conflict"],
    touches: ["notes", "employees", "continuity", "search", "dashboard"],
    traceless: "A draft is its author's alone; any other note is in the history.",
  },
  listVersions: {
    method: "GET",
    path: "/secure/notes/:id/versions",
    access: "approved",
    summary: "List the last 100 texts that a note had before its present one, newest first",
    params: IdParams,
    response: z.array(NoteVersion),
    errors: ["not_found"],
  },
  replyToNote: {
    method: "PUT",
    path: "/secure/notes/:id/reply",
    access: "approved",
    summary:
      "Reply under a note that is shared with you, or change your reply; its former texts stay visible to those who read the note",
    params: IdParams,
    body: NoteReplyGiven,
    response: Done,
    limited: limits.note,
    errors: ["not_found", "forbidden", "conflict"],
    touches: ["notes", "employees", "continuity"],
  },
  listReplyVersions: {
    method: "GET",
    path: "/secure/notes/:id/reply/versions",
    access: "approved",
    summary: "List the last 100 texts that a reply had before its present one, newest first",
    params: IdParams,
    response: z.array(FormerReply),
    errors: ["not_found"],
  },
  listWithdrawnReplies: {
    method: "GET",
    path: "/secure/notes/withdrawn-replies",
    access: "approved",
    summary: "List your replies to notes that are no longer shared with you, newest first",
    query: ListQuery.pick({ page: true, pageSize: true }),
    response: z.array(WithdrawnReply),
    paged: true,
  },
  deleteNote: {
    method: "DELETE",
    path: "/secure/notes/delete-note/:id",
    access: "approved",
    summary: "Delete a note with all its texts; the history keeps that there was one",
    params: IdParams,
    response: Done,
    errors: ["not_found", "forbidden"],
    touches: ["notes", "employees", "continuity", "search", "dashboard"],
    traceless: "A draft is its author's alone; any other note is in the history.",
  },
});
