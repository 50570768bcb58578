import { sql } from "kysely";
import type { NoteAudience } from "#contract/codes/note-audience.ts";
import type { Context, Tx } from "#server/context.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsNote } from "#server/organisation/note-readers.ts";
import { visibleTo } from "#server/organisation/sight.ts";

export type Reader = Pick<Context, "tx" | "actor" | "today">;

/** Whether the reader may write notes about the employee behind a column. */
const mayWrite = ({ tx, actor, today }: Reader, column: string) =>
  visibleTo(tx, actor, { what: "notes", column, today });

/** The notes (n) that are visible to the reader. */
export const visibleNotes = ({ tx, actor, today }: Reader) =>
  tx
    .selectFrom("notes as n")
    .where("n.tenantId", "=", tx.tenantId)
    .where("n.deletedAt", "is", null)
    .where(readsNote(tx, actor, { alias: "n", today }));

const audience = sql<NoteAudience>`n.audience`;

/** The notes (n) that are visible to the reader, with what a list shows of each. */
export const noteRows = (reader: Reader) =>
  visibleNotes(reader)
    .innerJoin("employees as author", (join) =>
      join.on("author.tenantId", "=", reader.tx.tenantId).onRef("author.id", "=", "n.authorId"),
    )
    .leftJoin("employees as writer", (join) =>
      join.on("writer.tenantId", "=", reader.tx.tenantId).onRef("writer.id", "=", "n.writtenById"),
    )
    .leftJoin("noteReplies as r", (join) =>
      join.on("r.tenantId", "=", reader.tx.tenantId).onRef("r.noteId", "=", "n.id"),
    )
    .leftJoin("employees as replier", (join) =>
      join.on("replier.tenantId", "=", reader.tx.tenantId).onRef("replier.id", "=", "r.byId"),
    )
    .select(["r.reply", "r.repliedAt", "r.byId as repliedById", "r.version as replyVersion"])
    .select(["r.updatedAt as replyUpdatedAt", fullName("replier").as("replierName")])
    .select(["n.id", "n.noteDescription", "n.createdAt", "n.updatedAt", "n.aboutEmployeeId"])
    .select(["n.authorId", "n.writtenById", "n.version", audience.as("audience")])
    .select([fullName("author").as("authorName"), fullName("writer").as("writerName")])
    .select(mayWrite(reader, "n.aboutEmployeeId").as("mayWrite"));
export type NoteRow = Awaited<ReturnType<ReturnType<typeof noteRows>["execute"]>>[number];

/** Locks a note that is visible to the actor. */
export const lockNote = (reader: Reader, id: number) =>
  visibleNotes(reader)
    .where("n.id", "=", id)
    .select(["n.id", "n.noteDescription", "n.updatedAt", "n.aboutEmployeeId", "n.authorId"])
    .select(["n.writtenById", "n.version", audience.as("audience")])
    .select(mayWrite(reader, "n.aboutEmployeeId").as("mayWrite"))
    .forUpdate("n")
    .executeTakeFirst();
export type LockedNote = NonNullable<Awaited<ReturnType<typeof lockNote>>>;

/** An employee of the company, and whether the actor may write notes about them. */
export const findSubject = (reader: Reader, id: number) =>
  reader.tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", reader.tx.tenantId)
    .where("e.id", "=", id)
    .select(["e.id", fullName("e").as("name"), mayWrite(reader, "e.id").as("mayWrite")])
    .executeTakeFirst();

interface NewNoteRow {
  aboutEmployeeId: number;
  authorId: number;
  noteDescription: string;
  audience: NoteAudience;
  createdAt: string;
  updatedAt: string;
}

export const insertNote = (tx: Tx, note: NewNoteRow) =>
  tx
    .insertInto("notes")
    .values({ tenantId: tx.tenantId, ...note })
    .returning("id")
    .executeTakeFirstOrThrow();

interface NoteColumns {
  noteDescription?: string;
  audience?: NoteAudience;
  version?: number;
  writtenById?: number;
  createdAt?: string;
  updatedAt?: string;
  deletedAt?: string;
}

export const saveNote = (tx: Tx, id: number, columns: NoteColumns) =>
  tx
    .updateTable("notes")
    .set(columns)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
