import { sql } from "kysely";
import type { Note, notes } from "#contract/notes.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context, Tx } from "#server/context.ts";
import { listAbout } from "./directory.ts";

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

interface NotesRead {
  employeeId: number;
  day: string;
  readerId: number;
  noteIds: readonly number[];
}

/**
 * Adds notes to those about an employee that someone has read on a day; a note read again among others is named again, as a
 * sharded database takes no subquery in what a conflict sets.
 */
const addNotesRead = (tx: Tx, { employeeId, day, readerId, noteIds }: NotesRead) =>
  sql`
    insert into note_reads as known (tenant_id, employee_id, day, reader_id, note_ids)
    values (${tx.tenantId}, ${employeeId}, ${day}::date, ${readerId}, ${noteIds}::bigint[])
    on conflict (tenant_id, employee_id, day, reader_id) do update
      set note_ids = known.note_ids || excluded.note_ids
      where not known.note_ids @> excluded.note_ids`.execute(tx);
