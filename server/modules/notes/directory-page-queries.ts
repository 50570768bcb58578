import { type RawBuilder, sql } from "kysely";
import type { Page } from "#contract/operation.ts";
import { findPageOfFound } from "#server/db/found-page.ts";
import {
  orderOf,
  type PageWindow,
  pageWithTotal,
  type SortColumn,
  sortOf,
  windowOf,
} from "#server/db/list.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { pageByPlace } from "#server/modules/employees/index.ts";
import { isShown } from "#server/organisation/places.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { counts, type StaffQuery } from "./directory-queries.ts";
import { listedIds, noted } from "./listed-note.ts";
import type { Reader } from "./note-queries.ts";

const sortColumns = {
  employeeName: { by: sql`e.sort_name` },
  departmentName: { by: sql`d.sort_name`, thenBy: sql`e.sort_name`, isNullable: true },
  positionName: { by: sql`p.sort_title`, thenBy: sql`p.id`, isNullable: true },
  notesCount: { by: sql`coalesce(about.notes_count, 0)`, thenBy: sql`e.sort_name` },
  lastUpdated: { by: sql`about.last_updated`, thenBy: sql`e.sort_name`, isNullable: true },
} satisfies Record<string, SortColumn>;

const sortedBy = ({ sort = "-lastUpdated" }: StaffQuery) => sortOf(sort);
const orderOfList = ({ sort = "-lastUpdated" }: StaffQuery) =>
  orderOf(sort, sortColumns, sql`e.id`);

/** The ids on one page of a list, and its total. */
export async function findPage(reader: Reader, list: StaffQuery): Promise<Page<number>> {
  if (isOfEveryone(reader, list))
    return pageWithTotal(list, countEveryone(reader, list), (total) =>
      findOnPage(reader, list, total),
    );
  return findPageOfFound(
    reader.tx,
    {
      found: listedIds(reader, list),
      from: rowsInOrder(reader, list),
      alias: "e",
      order: orderOfList(list).forwards,
      maxSorted: 10_000,
    },
    list,
  );
}

/** Each employee's (e) place, for a list in that order. */
const places = ({ tx, today }: Reader) => sql`
  left join position_assignments as a on a.tenant_id = ${tx.tenantId} and a.employee_id = e.id
    and ${isShown(tx, "employee_id", today)}
  left join positions as p on p.tenant_id = ${tx.tenantId} and p.id = a.position_id
  left join departments as d on d.tenant_id = ${tx.tenantId} and d.id = p.department_id`;

function rowsInOrder(reader: Reader, list: StaffQuery): RawBuilder<unknown> {
  const { column } = sortedBy(list);
  if (column === "employeeName") return sql`employees as e`;
  if (column === "departmentName" || column === "positionName")
    return sql`employees as e ${places(reader)}`;
  return sql`employees as e left join ${counts(reader, list.view)} as about on about.about_employee_id = e.id`;
}

/** Whether a list contains all employees, so that it is read in order without a search. */
const isOfEveryone = ({ actor }: Reader, list: StaffQuery): boolean =>
  actor.isSuperadmin &&
  (list.view ?? "staff") === "staff" &&
  !list.search &&
  !list.departmentId &&
  !list.aboutEmployeeId;

/** Whether an employee (e) is in the list of everyone; the reader is only through notes about them. */
function isAnyone(reader: Reader, { view }: StaffQuery): RawBuilder<boolean> {
  const { tx, actor, today } = reader;
  const isStaff = visibleTo(tx, actor, { what: "notes", column: "e.id", today });
  if (view === "staff") return isStaff;
  return sql`(${isStaff} or exists (${noted(reader, view, sql`n.about_employee_id = ${actor.employeeId}`)}))`;
}

async function countEveryone(reader: Reader, list: StaffQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees as e
    where e.tenant_id = ${reader.tx.tenantId} and ${isAnyone(reader, list)}`.execute(reader.tx);
  return rows[0]?.total ?? 0;
}

/** Read from the nearer end of the list if its total is known. */
async function findOnPage(reader: Reader, list: StaffQuery, total?: number): Promise<number[]> {
  const window = windowOf(list, total);
  const { rows } = await pageOf(reader, list, window).execute(reader.tx);
  const ids = rows.map(({ id }) => id);
  return window.isFromEnd ? ids.reverse() : ids;
}

function pageOf(reader: Reader, list: StaffQuery, window: PageWindow): RawBuilder<{ id: number }> {
  const { tx, today } = reader;
  const { column, isDescending } = sortedBy(list);
  const condition = isAnyone(reader, list);
  const place = { isDescending, today, condition };
  if (column === "departmentName")
    return pageByPlace(tx, { ...place, column: "departmentTitle", isThenByName: true }, window);
  if (column === "positionName")
    return pageByPlace(tx, { ...place, column: "positionTitle" }, window);
  if (column !== "employeeName") return pageByNotes(reader, list, window);
  const { forwards, backwards } = orderOfList(list);
  return sql`
    select e.id from employees as e where e.tenant_id = ${tx.tenantId} and ${condition}
    order by ${window.isFromEnd ? backwards : forwards} limit ${window.limit} offset ${window.offset}`;
}

/** Employees with notes in their order; all others by name, from an index. */
function pageByNotes(reader: Reader, list: StaffQuery, window: PageWindow) {
  const { tx } = reader;
  const { column, isDescending } = sortedBy(list);
  const { isFromEnd, offset, limit } = window;
  // One more, as the reader may be among them without being listed.
  const atMost = offset + limit + 1;
  const key = sql.ref(column === "notesCount" ? "about.notes_count" : "about.last_updated");
  const areOthersFirst = column === "notesCount" && !isDescending;
  const direction = sql.raw(isDescending === isFromEnd ? "asc" : "desc");
  const partDirection = sql.raw(isFromEnd ? "desc" : "asc");
  const isListed = sql`e.tenant_id = ${tx.tenantId} and ${isAnyone(reader, list)}`;
  return sql<{ id: number }>`
    with ${computedOnce("about", sql`select * from ${counts(reader, list.view)} as noted`)}
    select found.id from (
      (select e.id, ${key} as sort_key, e.sort_name, 1 as part
        from (select * from about order by ${key} ${direction} fetch first ${atMost} rows with ties) as about
        join employees as e on e.tenant_id = ${tx.tenantId} and e.id = about.about_employee_id
        where ${isListed} order by sort_key ${direction}, sort_name ${direction}, id ${direction} limit ${atMost})
      union all
      (select e.id, null as sort_key, e.sort_name, ${areOthersFirst ? 0 : 2}::int as part
        from employees as e where ${isListed} and e.id not in (select about.about_employee_id from about)
        order by sort_name ${direction}, id ${direction} limit ${atMost})
    ) as found
    order by found.part ${partDirection}, found.sort_key ${direction}, found.sort_name ${direction}, found.id ${direction}
    limit ${limit} offset ${offset}`;
}
