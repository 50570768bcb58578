import { maxNotesListed, type Note, type notes, type StaffNotes } from "#contract/notes.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findPage } from "./directory-page-queries.ts";
import {
  countNotesAbout,
  findNotesAbout,
  findNotesOf,
  findStaff,
  type StaffQuery,
} from "./directory-queries.ts";
import { listedNote } from "./listed-note.ts";
import { findSubject } from "./note-queries.ts";

/** One page of employees with the notes visible to the reader (AMB-157, AMB-218). */
export async function listStaff(context: Context, list: StaffQuery): Promise<Page<StaffNotes>> {
  const { items: listed, total } = await findPage(context, list);
  const rows = await findStaff(context, list.view, listed);
  const ids = rows.filter(({ notesCount }) => notesCount).map((row) => row.aboutEmployeeId);
  const found =
    list.withNotes && ids.length > 0
      ? await findNotesOf(context, { ids, view: list.view, ...maxNotesListed })
      : [];
  const notesOf = Map.groupBy(found, ({ aboutEmployeeId }) => aboutEmployeeId);
  const items = rows.map(({ departmentName, positionTitle, notesCount, ...row }) => ({
    ...row,
    departmentName: departmentName ?? "",
    positionName: positionTitle ?? "",
    notesCount: notesCount ?? 0,
    notes: (notesOf.get(row.aboutEmployeeId) ?? []).map((note) => listedNote(context.actor, note)),
  }));
  return { items, total };
}

/** One page of visible notes about an employee. Throws `not_found` unless the reader may write or has written some, or is the employee. */
export async function listAbout(
  context: Context,
  employeeId: number,
  list: ParsedInput<typeof notes.listAbout>["query"],
): Promise<Page<Note>> {
  const [rows, { total }, subject] = await Promise.all([
    findNotesAbout(context, employeeId, list),
    countNotesAbout(context, employeeId, list),
    findSubject(context, employeeId),
  ]);
  const isKnown = subject?.mayWrite || employeeId === context.actor.employeeId || total > 0;
  if (!isKnown) throw new AppError("not_found");
  return { items: rows.map((row) => listedNote(context.actor, row)), total };
}
