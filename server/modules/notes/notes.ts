import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { NoteUpdate, notes } from "#contract/notes.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { FieldChange } from "#contract/story.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { saveRecordWords } from "#server/modules/search/index.ts";
import { changeOf, hiddenChange } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { noteRights, refusalOf } from "./access.ts";
import { findSubject, insertNote, type LockedNote, lockNote, saveNote } from "./note-queries.ts";
import { noteEntry } from "./note-story.ts";
import { noticeSharing } from "./notices.ts";
import { draftDays } from "./sealed-drafts.ts";
import { deleteFormerTexts, insertFormerText } from "./versions.ts";

type NewNote = ParsedInput<typeof notes.createNote>["body"];

/** Throws `not_found` outside the company, and `forbidden` unless the actor may write notes about them. */
export async function requireSubject(context: Context, employeeId: number) {
  const subject = await findSubject(context, employeeId);
  if (!subject) throw new AppError("not_found");
  if (!subject.mayWrite) throw new AppError("forbidden");
  return subject;
}

/** Writes a note; drafts are confidential to their author, and outside the history. */
export async function createNote(context: Context, given: NewNote): Promise<{ id: number }> {
  const { tx, actor, now } = context;
  await requireSubject(context, given.aboutEmployeeId);
  const at = now.toISOString();
  const { id } = await insertNote(tx, {
    ...given,
    authorId: actor.employeeId,
    createdAt: at,
    updatedAt: at,
  });
  await saveRecordWords(tx, { kind: "note", id }, { text: given.noteDescription });
  if (given.audience === "draft") await keepDue(tx, draftDays, [id]);
  else await recordStory(context, noteEntry("note_added", { id, ...given }));
  if (given.audience === "shared") await noticeSharing(context, { id, ...given }, true);
  return { id };
}

/** Changes a note's text or audience; former texts stay, except a draft's. Throws `conflict` for an outdated version, or `more_readers`. */
export async function updateNote(
  context: Context,
  id: number,
  given: NoteUpdate,
): Promise<{ ok: true }> {
  const note = await lockedNote(context, id);
  if (given.version !== undefined && given.version !== note.version) throw new AppError("conflict");
  const text = given.description ?? given.noteDescription ?? note.noteDescription;
  const audience = given.audience ?? note.audience;
  const change: NoteChange = {
    isRewritten: text !== note.noteDescription,
    movedTo: audience === note.audience ? undefined : audience,
    text,
  };
  const refusal = refusalOf(rightsOf(context, note), change);
  if (refusal) throw new AppError(refusal);
  if (note.audience === "draft") await changeDraft(context, note, change);
  else await changeRecord(context, note, change);
  return { ok: true };
}

interface NoteChange {
  isRewritten: boolean;
  movedTo: NoteAudience | undefined;
  text: string;
}

const textColumns = ({ actor, now }: Context, { version }: LockedNote, text: string) => ({
  noteDescription: text,
  version: version + 1,
  writtenById: actor.employeeId,
  updatedAt: now.toISOString(),
});

/** A draft's earlier texts leave no trace; the record begins with its release. */
async function changeDraft(
  context: Context,
  note: LockedNote,
  { isRewritten, movedTo, text }: NoteChange,
): Promise<void> {
  const { tx, now } = context;
  if (isRewritten) {
    await saveNote(tx, note.id, textColumns(context, note, text));
    await saveRecordWords(tx, { kind: "note", id: note.id }, { text });
  }
  if (movedTo === undefined) return;
  const at = now.toISOString();
  await saveNote(tx, note.id, { audience: movedTo, createdAt: at, updatedAt: at });
  await recordStory(context, noteEntry("note_added", { ...note, audience: movedTo }));
  if (movedTo === "shared") await noticeSharing(context, note, true);
}

async function changeRecord(
  context: Context,
  note: LockedNote,
  { isRewritten, movedTo, text }: NoteChange,
): Promise<void> {
  const { tx } = context;
  const changes: FieldChange[] = [];
  if (isRewritten) {
    await insertFormerText(tx, note);
    await saveNote(tx, note.id, textColumns(context, note, text));
    await saveRecordWords(tx, { kind: "note", id: note.id }, { text });
    changes.push(hiddenChange("noteDescription"));
  }
  if (movedTo !== undefined) {
    await saveNote(tx, note.id, { audience: movedTo });
    changes.push(changeOf("audience", note.audience, movedTo));
    if (note.audience === "shared") await noticeSharing(context, note, false);
  }
  if (changes.length > 0) await recordStory(context, noteEntry("note_changed", note, changes));
}

/** Deletes a note with its texts for good. Its history entry and the employee's reply stay. */
export async function deleteNote(context: Context, id: number): Promise<{ ok: true }> {
  const { tx, now } = context;
  const note = await lockedNote(context, id);
  if (!rightsOf(context, note).canDelete) throw new AppError("forbidden");
  await deleteFormerTexts(tx, id);
  await saveNote(tx, id, { noteDescription: "", deletedAt: now.toISOString() });
  await saveRecordWords(tx, { kind: "note", id }, {});
  if (note.audience !== "draft") await recordStory(context, noteEntry("note_deleted", note));
  if (note.audience === "shared") await noticeSharing(context, note, false);
  return { ok: true };
}

async function lockedNote(context: Context, id: number): Promise<LockedNote> {
  const note = await lockNote(context, id);
  if (!note) throw new AppError("not_found");
  return note;
}

const rightsOf = (
  { actor }: Context,
  { audience, authorId, aboutEmployeeId, mayWrite }: LockedNote,
) =>
  noteRights({
    audience,
    mayWrite,
    isAuthor: authorId === actor.employeeId,
    isSubject: aboutEmployeeId === actor.employeeId,
    isSuperadmin: actor.isSuperadmin,
  });
