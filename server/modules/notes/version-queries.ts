import type { Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import type { LockedNote } from "./note-queries.ts";

export const insertFormerText = (tx: Tx, note: LockedNote) =>
  tx
    .insertInto("noteVersions")
    .values({
      tenantId: tx.tenantId,
      noteId: note.id,
      version: note.version,
      noteDescription: note.noteDescription,
      writtenAt: note.updatedAt,
      writtenById: note.writtenById ?? note.authorId,
    })
    .execute();

export const deleteFormerTexts = (tx: Tx, noteId: number) =>
  tx
    .deleteFrom("noteVersions")
    .where("tenantId", "=", tx.tenantId)
    .where("noteId", "=", noteId)
    .execute();

/** The texts that a note had before its present one, or those of one writer, newest first, without so many of the newest. */
export const findFormerTexts = (
  tx: Tx,
  noteId: number,
  { limit, writtenById, skipped }: { limit: number; writtenById?: number; skipped: number },
) =>
  tx
    .selectFrom("noteVersions as v")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "v.writtenById"),
    )
    .where("v.tenantId", "=", tx.tenantId)
    .where("v.noteId", "=", noteId)
    .$if(writtenById !== undefined, (query) => query.where("v.writtenById", "=", writtenById ?? 0))
    .select(["v.version", "v.noteDescription", "v.writtenAt", "v.writtenById"])
    .select(fullName("by").as("writtenByName"))
    .orderBy("v.version", "desc")
    .limit(limit)
    .offset(skipped)
    .execute();
