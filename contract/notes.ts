import { z } from "zod";
import {
  Created,
  Done,
  Id,
  IdParams,
  Instant,
  ListQuery,
  PersonName,
  QueryId,
  requiredId,
  requiredLongText,
  sortedBy,
} from "./common.ts";
import { defineOperations } from "./operation.ts";

export const Note = z.object({
  noteId: Id,
  noteDescription: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  aboutEmployeeId: Id,
  author: PersonName,
});
export type Note = z.infer<typeof Note>;

/** An employee with every note about them, newest first; employees without notes are listed too. */
export const StaffNotes = z.object({
  aboutEmployeeId: Id,
  employeeName: z.string(),
  email: z.string(),
  departmentName: z.string(),
  positionName: z.string(),
  notesCount: z.int(),
  /** Null if there are no notes. */
  lastUpdated: Instant.nullable(),
  notes: z.array(Note),
});
export type StaffNotes = z.infer<typeof StaffNotes>;

const Description = requiredLongText("Please enter a note description.", 10_000);

export const NewNote = z.strictObject({
  aboutEmployeeId: requiredId("Please select an employee and enter a note description."),
  noteDescription: Description,
});
export type NewNote = z.infer<typeof NewNote>;

/** The text may be given under either name. */
export const NoteUpdate = z
  .strictObject({ description: Description.optional(), noteDescription: Description.optional() })
  .refine((given) => (given.description ?? given.noteDescription) !== undefined, {
    path: ["description"],
    message: "Please enter a note description.",
  });
export type NoteUpdate = z.infer<typeof NoteUpdate>;

export const notes = defineOperations("notes", {
  getMyNotes: {
    method: "GET",
    path: "/secure/notes/get-my-notes",
    access: "approved",
    summary: "List the notes about each employee you manage, including those by other authors",
    query: ListQuery.extend({
      sort: sortedBy("employeeName", "departmentName", "positionName", "notesCount", "lastUpdated"),
      aboutEmployeeId: QueryId.optional(),
      departmentId: QueryId.optional(),
    }),
    response: z.array(StaffNotes),
    paged: true,
  },
  createNote: {
    method: "POST",
    path: "/secure/notes/create-note",
    access: "approved",
    summary: "Create a note about an employee you manage",
    body: NewNote,
    response: Created,
    creates: true,
    errors: ["not_found", "forbidden"],
    touches: ["notes", "employees", "search", "dashboard"],
  },
  updateNote: {
    method: "PUT",
    path: "/secure/notes/update-note/:id",
    access: "approved",
    summary: "Update a note",
    params: IdParams,
    body: NoteUpdate,
    response: Done,
    errors: ["not_found", "forbidden"],
    touches: ["notes", "employees", "search", "dashboard"],
  },
  deleteNote: {
    method: "DELETE",
    path: "/secure/notes/delete-note/:id",
    access: "approved",
    summary: "Delete a note",
    params: IdParams,
    response: Done,
    errors: ["not_found", "forbidden"],
    touches: ["notes", "employees", "search", "dashboard"],
  },
});
