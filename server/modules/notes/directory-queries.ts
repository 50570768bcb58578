import { type RawBuilder, sql } from "kysely";
import type { notes } from "#contract/notes.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { offsetOf } from "#server/db/list.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { dayOf } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsNote, readsPresentText } from "#server/organisation/note-readers.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import { noteRows, type Reader, visibleNotes } from "./note-queries.ts";

export type StaffQuery = ParsedInput<typeof notes.getMyNotes>["query"];
export type View = StaffQuery["view"];

/** The notes (n) of a view that are visible to the reader. */
function isInView({ actor }: Reader, view: View): RawBuilder<boolean> {
  if (view === "written") return sql`n.author_id = ${actor.employeeId}`;
  if (view === "shared") return sql`n.about_employee_id = ${actor.employeeId}`;
  return sql`true`;
}

/** Each employee's number of visible notes, and the latest day. */
export const counts = (
  reader: Reader,
  view: View,
  among: RawBuilder<boolean> = sql.lit(true),
) => sql<Count>`(
  select n.about_employee_id, count(*) as notes_count,
    max(case when ${readsPresentText(reader.tx, reader.actor, { alias: "n", today: reader.today })} then n.updated_at else n.created_at end) as last_updated
  from notes as n
  where n.tenant_id = ${reader.tx.tenantId} and n.deleted_at is null
    and ${readsNote(reader.tx, reader.actor, { alias: "n", today: reader.today })}
    and ${isInView(reader, view)} and ${among}
  group by n.about_employee_id)`;

interface Count {
  aboutEmployeeId: number;
  notesCount: number;
  lastUpdated: string;
}

/** These employees in order, with the number of visible notes. */
export async function findStaff(reader: Reader, view: View, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const among = sql<boolean>`n.about_employee_id = ${anyOf(ids)}`;
  const rows = await employeesWithPosition(reader.tx, reader.today)
    .leftJoin(counts(reader, view, among).as<"about">(sql.ref("about")), (join) =>
      join.onRef("about.aboutEmployeeId", "=", "e.id"),
    )
    .where("e.id", "=", anyOf(ids))
    .select(["e.id as aboutEmployeeId", fullName("e").as("employeeName"), "e.email"])
    .select(["d.departmentName", "p.positionTitle"])
    .select(["about.notesCount", "about.lastUpdated"])
    .execute();
  const rowOf = new Map(rows.map((row) => [row.aboutEmployeeId, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

interface NotesOf {
  ids: readonly number[];
  view: View;
  perEmployee: number;
  inAll: number;
}

/** The newest visible notes about these employees, limited for each and in total. */
export const findNotesOf = (reader: Reader, { ids, view, perEmployee, inAll }: NotesOf) => {
  const numbered = noteRows(reader)
    .where("n.aboutEmployeeId", "=", anyOf(ids))
    .where(isInView(reader, view))
    .select(
      sql<number>`row_number() over (partition by n.about_employee_id order by n.created_at desc, n.id desc)`.as(
        "place",
      ),
    );
  return reader.tx
    .selectFrom(numbered.as("note"))
    .where("note.place", "<=", perEmployee)
    .selectAll()
    .orderBy("note.createdAt", "desc")
    .orderBy("note.id", "desc")
    .limit(inAll)
    .execute();
};

type NotesQuery = ParsedInput<typeof notes.listAbout>["query"];

/** The notes (n) in a list about an employee, visible to the reader. */
const isListed = (reader: Reader, employeeId: number, { view, noteIds }: NotesQuery) =>
  sql<boolean>`(n.about_employee_id = ${employeeId} and ${isInView(reader, view)}
    ${noteIds ? sql`and n.id = ${anyOf(noteIds)}` : sql``})`;

export const countNotesAbout = (reader: Reader, employeeId: number, list: NotesQuery) =>
  visibleNotes(reader)
    .where(isListed(reader, employeeId, list))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();

export const findNotesAbout = (reader: Reader, employeeId: number, list: NotesQuery) =>
  noteRows(reader)
    .where(isListed(reader, employeeId, list))
    .orderBy("n.createdAt", "desc")
    .orderBy("n.id", "desc")
    .limit(list.pageSize)
    .offset(offsetOf(list))
    .execute();

/** The company's day of the newest visible note about an employee, and its author. */
export const findLastNote = (reader: Reader, employeeId: number) =>
  visibleNotes(reader)
    .innerJoin("employees as author", (join) =>
      join.on("author.tenantId", "=", reader.tx.tenantId).onRef("author.id", "=", "n.authorId"),
    )
    .where("n.aboutEmployeeId", "=", employeeId)
    .orderBy("n.createdAt", "desc")
    .orderBy("n.id", "desc")
    .limit(1)
    .select([dayOf(reader.tx, "n.created_at").as("day"), fullName("author").as("by")])
    .executeTakeFirst();
