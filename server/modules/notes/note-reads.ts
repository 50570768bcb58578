import type { Note, notes } from "#contract/notes.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context } from "#server/context.ts";
import { listAbout } from "./directory.ts";
import { addNotesRead } from "./note-read-queries.ts";

/**
 * One page of the notes about an employee that are visible to the reader, and whose record it was read of. The employee learns who has
 * read how many of the notes that are for the line or shared with them; of HR's and of drafts they do not learn that there are any.
 */
export async function readAbout(
  context: Context,
  employeeId: number,
  list: ParsedInput<typeof notes.listAbout>["query"],
): Promise<{ ofEmployeeId: readonly number[]; result: Page<Note> }> {
  const { tx, actor, today } = context;
  const result = await listAbout(context, employeeId, list);
  const counted = result.items.filter(
    ({ audience }) => audience === "line" || audience === "shared",
  );
  if (counted.length === 0 || employeeId === actor.employeeId) return { ofEmployeeId: [], result };
  const noteIds = counted.map(({ noteId }) => noteId);
  await addNotesRead(tx, { employeeId, day: today, readerId: actor.employeeId, noteIds });
  return { ofEmployeeId: [employeeId], result };
}
