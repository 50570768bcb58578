import { sql } from "kysely";
import type { Note, notes } from "#contract/notes.ts";
import type { Page, ParsedInput } from "#contract/operation.ts";
import type { Context, Tx } from "#server/context.ts";
import { listAbout } from "./directory.ts";

/** One page of visible notes, recorded as read. The employee learns the number of line and shared notes read, not of others. */
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

/** Adds notes read on a day; repeated ones are listed again, as sharded databases allow no subquery on conflict. */
const addNotesRead = (tx: Tx, { employeeId, day, readerId, noteIds }: NotesRead) =>
  sql`
    insert into note_reads as known (tenant_id, employee_id, day, reader_id, note_ids)
    values (${tx.tenantId}, ${employeeId}, ${day}::date, ${readerId}, ${noteIds}::bigint[])
    on conflict (tenant_id, employee_id, day, reader_id) do update
      set note_ids = known.note_ids || excluded.note_ids
      where not known.note_ids @> excluded.note_ids`.execute(tx);
