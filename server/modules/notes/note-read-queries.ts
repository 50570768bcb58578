import { sql } from "kysely";
import type { Tx } from "#server/context.ts";

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
export const addNotesRead = (tx: Tx, { employeeId, day, readerId, noteIds }: NotesRead) =>
  sql`
    insert into note_reads as known (tenant_id, employee_id, day, reader_id, note_ids)
    values (${tx.tenantId}, ${employeeId}, ${day}::date, ${readerId}, ${noteIds}::bigint[])
    on conflict (tenant_id, employee_id, day, reader_id) do update
      set note_ids = known.note_ids || excluded.note_ids
      where not known.note_ids @> excluded.note_ids`.execute(tx);
