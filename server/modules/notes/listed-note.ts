import { type RawBuilder, sql } from "kysely";
import type { Note } from "#contract/notes.ts";
import type { PersonActor } from "#server/context.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { idsFoundBy } from "#server/modules/employees/index.ts";
import { inEach } from "#server/modules/search/index.ts";
import { peopleShownIn } from "#server/organisation/places.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { noteRights } from "./access.ts";
import { counts, type StaffQuery, type View } from "./directory-queries.ts";
import type { NoteRow, Reader } from "./note-queries.ts";

export function listedNote(
  { employeeId, isSuperadmin }: Pick<PersonActor, "employeeId" | "isSuperadmin">,
  { id, authorId, authorName, writtenById, writerName, mayWrite, ...row }: NoteRow,
): Note {
  const { reply, repliedAt, repliedById, replyVersion, replyUpdatedAt, replierName, ...note } = row;
  const author = { id: authorId, name: authorName };
  return {
    ...note,
    noteId: id,
    author,
    writtenBy: writtenById === null ? author : { id: writtenById, name: writerName },
    reply:
      reply === null || repliedById === null
        ? null
        : {
            by: { id: repliedById, name: replierName },
            reply,
            repliedAt: repliedAt ?? "",
            updatedAt: replyUpdatedAt ?? "",
            version: replyVersion ?? 1,
          },
    ...noteRights({
      audience: note.audience,
      mayWrite,
      isSuperadmin,
      isAuthor: authorId === employeeId,
      isSubject: note.aboutEmployeeId === employeeId,
    }),
  };
}

/** The ids of employees with visible notes (n), of a subset. */
export const noted = (
  reader: Reader,
  view: View,
  among?: RawBuilder<boolean>,
): RawBuilder<number> => sql`
  select about.about_employee_id as id from ${counts(reader, view, among)} as about`;

/** The ids left by each filter; empty without filters. */
function filtersOf({ tx, today }: Reader, list: StaffQuery): RawBuilder<number>[] {
  const { departmentId, aboutEmployeeId, search } = list;
  return [
    ...(aboutEmployeeId ? [sql<number>`select ${aboutEmployeeId}::bigint`] : []),
    ...(departmentId
      ? [peopleShownIn(tx, "department_id", sql`select ${departmentId}::bigint`, today)]
      : []),
    ...(search ? [idsFoundBy(tx, search, today)] : []),
  ];
}

/** The ids in a list: the reader's staff, employees with visible notes, or both. */
export function listedIds(reader: Reader, list: StaffQuery): RawBuilder<number> {
  const { tx, actor, today } = reader;
  const { view } = list;
  const filters = filtersOf(reader, list);
  const isLeft =
    filters.length > 0 ? sql<boolean>`n.about_employee_id in (${inEach(filters)})` : undefined;
  if (view === "written" || view === "shared") return noted(reader, view, isLeft);
  const staff = sql<number>`
    select e.id from employees as e
    where e.tenant_id = ${tx.tenantId} and ${visibleTo(tx, actor, { what: "notes", column: "e.id", today })}
      ${isLeft ? sql`and e.id = ${anyOf(inEach(filters))}` : sql``}`;
  if (view === "staff") return staff;
  // Super administrators see everyone but themselves anyway.
  const isOfSelf = sql<boolean>`n.about_employee_id = ${actor.employeeId}`;
  const isOther = [...(actor.isSuperadmin ? [isOfSelf] : []), ...(isLeft ? [isLeft] : [])];
  return sql`${staff} union ${noted(reader, view, isOther.length > 0 ? sql`${sql.join(isOther, sql` and `)}` : undefined)}`;
}
