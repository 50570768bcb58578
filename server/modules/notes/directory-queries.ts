import { type RawBuilder, sql } from "kysely";
import type { notes } from "#contract/notes.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { anyOf, offsetOf, orderOf, type SortColumn } from "#server/db/list.ts";
import { idsFoundBy } from "#server/modules/employees/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsNote } from "#server/organisation/note-readers.ts";
import { employeesWithPosition, isShown, peopleShownIn } from "#server/organisation/places.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { noteRows, type Reader } from "./note-queries.ts";

export type StaffQuery = ParsedInput<typeof notes.getMyNotes>["query"];
type View = StaffQuery["view"];

const sortColumns = {
  employeeName: { by: sql`e.sort_name` },
  departmentName: { by: sql`lower(d.department_name)`, thenBy: sql`e.sort_name`, isNullable: true },
  positionName: { by: sql`p.sort_title`, thenBy: sql`e.sort_name`, isNullable: true },
  notesCount: { by: sql`coalesce(about.notes_count, 0)`, thenBy: sql`e.sort_name` },
  lastUpdated: { by: sql`about.last_updated`, thenBy: sql`e.sort_name`, isNullable: true },
} satisfies Record<string, SortColumn>;

/** Which of the notes (n) that the reader sees a view is about. */
export function isInView({ actor }: Reader, view: View): RawBuilder<boolean> {
  if (view === "written") return sql`n.author_id = ${actor.employeeId}`;
  if (view === "shared") return sql`n.about_employee_id = ${actor.employeeId}`;
  return sql`true`;
}

/** Each employee about whom there are notes that the reader sees: how many, and when one was written last. */
const counts = (
  reader: Reader,
  view: View,
  among: RawBuilder<boolean> = sql.lit(true),
) => sql<Count>`(
  select n.about_employee_id, count(*) as notes_count, max(n.updated_at) as last_updated
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

/** Whether an employee (e) is listed: as one of the reader's staff, or because of notes about them. */
function isListed({ tx, actor, today }: Reader, view: View): RawBuilder<boolean> {
  const isStaff = visibleTo(tx, actor, { what: "notes", column: "e.id", today });
  if (view === "staff") return isStaff;
  const hasNotes = sql<boolean>`about.about_employee_id is not null`;
  return view === undefined ? sql`(${isStaff} or ${hasNotes})` : hasNotes;
}

function conditionOf(reader: Reader, { view, ...list }: StaffQuery): RawBuilder<boolean> {
  const { tx, today } = reader;
  const inDepartment = () =>
    peopleShownIn(tx, "department_id", sql`select ${list.departmentId}::bigint`, today);
  const conditions = [
    sql`e.tenant_id = ${tx.tenantId}`,
    isListed(reader, view),
    ...(list.aboutEmployeeId ? [sql`e.id = ${list.aboutEmployeeId}`] : []),
    ...(list.departmentId ? [sql`e.id in (${inDepartment()})`] : []),
    ...(list.search ? [sql`e.id in (${idsFoundBy(tx, list.search, today)})`] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** How many employees a list has. */
export async function countStaff(reader: Reader, list: StaffQuery): Promise<number> {
  const about = sql`left join ${counts(reader, list.view)} as about on about.about_employee_id = e.id`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees as e ${list.view === "staff" ? sql`` : about}
    where ${conditionOf(reader, list)}`.execute(reader.tx);
  return rows[0]?.total ?? 0;
}

/** Where each employee (e) is, for a list in that order. */
const places = ({ tx, today }: Reader) => sql`
  left join position_assignments as a on a.tenant_id = ${tx.tenantId} and a.employee_id = e.id
    and ${isShown(tx, "employee_id", today)}
  left join positions as p on p.tenant_id = ${tx.tenantId} and p.id = a.position_id
  left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = p.department_id`;

/** The employees on a page, in its order: what is shown of them is read for these alone. */
async function findPageIds(reader: Reader, list: StaffQuery): Promise<number[]> {
  const sort = list.sort ?? "-lastUpdated";
  const isByPlace = /departmentName|positionName/.test(sort);
  const { rows } = await sql<{ id: number }>`
    select e.id from employees as e
    left join ${counts(reader, list.view)} as about on about.about_employee_id = e.id
    ${isByPlace ? places(reader) : sql``}
    where ${conditionOf(reader, list)}
    order by ${orderOf(sort, sortColumns, sql`e.id`).forwards}
    limit ${list.pageSize} offset ${offsetOf(list)}`.execute(reader.tx);
  return rows.map(({ id }) => id);
}

/** One page of the employees, each with the number of notes about them that the reader sees. */
export async function findStaff(reader: Reader, list: StaffQuery) {
  const ids = await findPageIds(reader, list);
  if (ids.length === 0) return [];
  const among = sql<boolean>`n.about_employee_id = ${anyOf(ids)}`;
  const rows = await employeesWithPosition(reader.tx, reader.today)
    .leftJoin(counts(reader, list.view, among).as<"about">(sql.ref("about")), (join) =>
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

/** The newest notes about these employees that the reader sees, so many of each and so many in all. */
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

/** One page of the notes about an employee that the reader sees, newest first. */
export const findNotesAbout = (
  reader: Reader,
  employeeId: number,
  list: { page: number; pageSize: number; view?: View },
) =>
  noteRows(reader)
    .where("n.aboutEmployeeId", "=", employeeId)
    .where(isInView(reader, list.view))
    .orderBy("n.createdAt", "desc")
    .orderBy("n.id", "desc")
    .limit(list.pageSize)
    .offset(offsetOf(list))
    .execute();
