import { sql } from "kysely";
import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { Context, Tx } from "#server/context.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsNote, readsOwnTextsAlone } from "#server/organisation/note-readers.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";

export type Reader = Pick<Context, "tx" | "actor" | "today">;

/** Whether the reader may write notes about the employee behind a column. */
const mayWrite = ({ tx, actor, today }: Reader, column: string) =>
  visibleTo(tx, actor, { what: "notes", column, today });

/** The notes (n) visible to the reader. */
export const visibleNotes = ({ tx, actor, today }: Reader) =>
  tx
    .selectFrom("notes as n")
    .where("n.tenantId", "=", tx.tenantId)
    .where("n.deletedAt", "is", null)
    .where(readsNote(tx, actor, { alias: "n", today }));

const audience = sql<NoteAudience>`n.audience`;

/** Whether the reader of a note (n) reads only their own text from their time as manager. */
export const isOwnAlone = ({ tx, actor, today }: Reader) =>
  readsOwnTextsAlone(tx, actor, { alias: "n", today });

/** Whether the reader of a note (n) reads its reply (r); former managers do if it was given in their time. */
export const isReplyRead = (reader: Reader) => sql<boolean>`(not ${isOwnAlone(reader)}
  or ${managerOf(reader.tx, sql.ref("n.about_employee_id"), dayOf(reader.tx, "r.updated_at"))} = n.author_id)`;

/** The author's last text of a note (n), for readers limited to their own, if others changed it. */
const ownText = (reader: Reader) => sql<OwnText>`(
  select v.note_description, v.version, v.written_at from note_versions as v
  where v.tenant_id = ${reader.tx.tenantId} and v.note_id = n.id and v.written_by_id = n.author_id
    and n.written_by_id <> n.author_id and ${isOwnAlone(reader)}
  order by v.version desc limit 1)`;

interface OwnText {
  noteDescription: string | null;
  version: number | null;
  writtenAt: string | null;
}

export const noteRows = (reader: Reader) =>
  visibleNotes(reader)
    .innerJoin("employees as author", (join) =>
      join.on("author.tenantId", "=", reader.tx.tenantId).onRef("author.id", "=", "n.authorId"),
    )
    .leftJoin("employees as writer", (join) =>
      join.on("writer.tenantId", "=", reader.tx.tenantId).onRef("writer.id", "=", "n.writtenById"),
    )
    .leftJoin("noteReplies as r", (join) =>
      join
        .on("r.tenantId", "=", reader.tx.tenantId)
        .onRef("r.noteId", "=", "n.id")
        .on(isReplyRead(reader)),
    )
    .leftJoinLateral(ownText(reader).as<"own">(sql.ref("own")), (join) => join.onTrue())
    .leftJoin("employees as replier", (join) =>
      join.on("replier.tenantId", "=", reader.tx.tenantId).onRef("replier.id", "=", "r.byId"),
    )
    .select(["r.reply", "r.repliedAt", "r.byId as repliedById", "r.version as replyVersion"])
    .select(["r.updatedAt as replyUpdatedAt", fullName("replier").as("replierName")])
    .select(["n.id", "n.createdAt", "n.aboutEmployeeId", "n.authorId", audience.as("audience")])
    .select(({ fn }) => [
      fn.coalesce("own.noteDescription", "n.noteDescription").as("noteDescription"),
      fn.coalesce("own.writtenAt", "n.updatedAt").as("updatedAt"),
      fn.coalesce("own.version", "n.version").as("version"),
    ])
    .select(
      sql<number | null>`case when own.version is null then n.written_by_id end`.as("writtenById"),
    )
    .select([fullName("author").as("authorName"), fullName("writer").as("writerName")])
    .select(mayWrite(reader, "n.aboutEmployeeId").as("mayWrite"));
export type NoteRow = Awaited<ReturnType<ReturnType<typeof noteRows>["execute"]>>[number];

export const lockNote = (reader: Reader, id: number) =>
  visibleNotes(reader)
    .where("n.id", "=", id)
    .select(["n.id", "n.noteDescription", "n.updatedAt", "n.aboutEmployeeId", "n.authorId"])
    .select(["n.writtenById", "n.version", audience.as("audience")])
    .select(mayWrite(reader, "n.aboutEmployeeId").as("mayWrite"))
    .forUpdate("n")
    .executeTakeFirst();
export type LockedNote = NonNullable<Awaited<ReturnType<typeof lockNote>>>;

/** An employee, and whether the actor may write notes about them. */
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
