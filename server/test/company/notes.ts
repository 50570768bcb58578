import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { Tx } from "#server/db/database.ts";

interface NoteRow {
  aboutEmployeeId: number;
  authorId: number;
  noteDescription: string;
  audience?: NoteAudience;
}

export async function insertNote(tx: Tx, note: NoteRow): Promise<number> {
  const { id } = await tx
    .insertInto("notes")
    .values({ tenantId: tx.tenantId, ...note })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
