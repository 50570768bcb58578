import { type RawBuilder, sql } from "kysely";
import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { leave } from "#contract/leave/leave.ts";
import type { LeaveExportQuery } from "#contract/leave/requests/export.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { LeaveFilter } from "#contract/places.ts";
import type { RowPlace } from "#server/csv/file-part.ts";
import type { Tx } from "#server/db/database.ts";
import { findPageOfFound } from "#server/db/found-page.ts";
import { orderOf, type PageWindow, pageWithTotal, sortOf, windowOf } from "#server/db/list.ts";
import { anyOf } from "#server/db/query-hints.ts";
import { idsFoundBy } from "#server/modules/employees/index.ts";
import {
  activeManagerId,
  type Reader,
  standInId,
  visibleEmployees,
} from "#server/modules/leave/access.ts";
import { maxSpanDays } from "#server/modules/leave/rules/leave-policy.ts";
import { inactiveEmployees } from "#server/organisation/active-employees.ts";
import { peopleIn } from "#server/organisation/places.ts";
import { seesEveryone } from "#server/organisation/sight.ts";

type RecordQuery = ParsedInput<typeof leave.combinedRecords>["query"];
type RecordFilter = LeaveExportQuery & Pick<RecordQuery, "employeeId">;

/** Some employees. A defined `allBut` means all employees except this one, or everyone if null. */
interface Matching {
  employees: ReturnType<typeof visibleEmployees>;
  allBut: number | null | undefined;
}

/** The employees in the reader's filtered list. */
function matchingEmployees(tx: Tx, reader: Reader, query: RecordFilter): Matching {
  const { search, employeeId, departmentId, excludeSelf, show } = query;
  const isByLeave = Boolean(
    query.leaveType ?? query.ownTypeId ?? query.leaveStatus ?? query.from ?? query.to,
  );
  const self = excludeSelf === true ? reader.actor.employeeId : null;
  const employees = visibleEmployees(tx, reader)
    .$if(employeeId !== undefined, (found) => found.where("e.id", "=", Number(employeeId)))
    .$if(departmentId !== undefined, (found) =>
      found.where("e.id", "in", peopleIn(tx, Number(departmentId), reader.today)),
    )
    .$if(show !== undefined, (found) =>
      found.where("e.isActive", "=", true).where("e.id", "in", shownWith(tx, reader, show)),
    )
    .$if(isByLeave, (found) => found.where("e.id", "in", withLeave(tx, query)))
    .$if(self !== null, (found) => found.where("e.id", "!=", self))
    .$if(Boolean(search), (found) =>
      found.where(sql<boolean>`e.id in (${idsFoundBy(tx, search ?? "", reader.today)})`),
    );
  const isFiltered = isByLeave || Boolean(employeeId ?? departmentId ?? search ?? show);
  const allBut = isFiltered || !seesEveryone(reader.actor, "leave") ? undefined : self;
  return { employees, allBut };
}

/** One page of the reader's filtered employees in order, with the total. */
export async function findPage(
  tx: Tx,
  reader: Reader,
  query: RecordQuery,
): Promise<{ ids: number[]; total: number }> {
  const { isDescending } = sortOf(query.sort ?? "name");
  const matching = matchingEmployees(tx, reader, query);
  const found = idsFound(tx, reader, query);
  const { items, total } = found
    ? await findPageOfFound(
        tx,
        {
          found,
          from: sql`employees as e`,
          alias: "e",
          order: orderByName(isDescending).forwards,
        },
        query,
      )
    : await pageWithTotal(query, countOf(matching), (known) =>
        idsByName(matching, isDescending, windowOf(query, known)),
      );
  return { ids: items, total };
}

/**
 * The ids from a search, pending decisions or absences within the filters. Undefined for other lists, which are read
 * in order.
 */
function idsFound(tx: Tx, reader: Reader, query: RecordQuery): RawBuilder<number> | undefined {
  if (query.search) return idsOfSearch(tx, reader, { ...query, search: query.search });
  if (!query.show) return undefined;
  const { allBut } = matchingEmployees(tx, reader, { ...query, show: undefined });
  if (allBut !== undefined) return activeShownWith(tx, reader, query.show, allBut);
  return sql`${matchingEmployees(tx, reader, query).employees.select("e.id")}`;
}

/** The ids from a search, limited to the filters and the reader. */
function idsOfSearch(
  tx: Tx,
  reader: Reader,
  { search, ...filters }: RecordQuery & { search: string },
): RawBuilder<number> {
  const ids = idsFoundBy(tx, search, reader.today);
  const { employees, allBut } = matchingEmployees(tx, reader, filters);
  if (allBut === null) return ids;
  return sql`${employees.where("e.id", "=", anyOf(ids)).select("e.id")}`;
}

async function countOf({ employees }: Matching): Promise<number> {
  const { total } = await employees
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const orderByName = (isDescending: boolean) =>
  orderOf(isDescending ? "-name" : "name", { name: { by: sql`e.sort_name` } }, sql`e.id`);

async function idsByName({ employees }: Matching, isDescending: boolean, window: PageWindow) {
  const { isFromEnd, offset, limit } = window;
  const { forwards, backwards } = orderByName(isDescending);
  const rows = await employees
    .select("e.id")
    .orderBy(isFromEnd ? backwards : forwards)
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

export const findRecordsAfter = (
  tx: Tx,
  reader: Reader,
  filter: LeaveExportQuery,
  { after, limit }: { after: RowPlace | undefined; limit: number },
) =>
  matchingEmployees(tx, reader, filter)
    .employees.$if(after !== undefined, (found) =>
      found.where(sql<boolean>`(e.sort_name, e.id) > (${after?.[0]}, ${after?.[1]}::bigint)`),
    )
    .select(["e.id", "e.sortName", "e.employeeNumber", "e.name", "e.surname", "e.email"])
    .orderBy("e.sortName")
    .orderBy("e.id")
    .limit(limit)
    .execute();

/** Employees in the order of these ids, each with their manager. */
export const listEmployees = (tx: Tx, reader: Reader, ids: readonly number[]) =>
  tx
    .selectFrom(
      sql<{ id: number; place: number }>`unnest(${ids}::bigint[]) with ordinality`.as<"page">(
        sql`page (id, place)`,
      ),
    )
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "page.id"),
    )
    .orderBy("page.place")
    .select([
      "e.id",
      "e.name",
      "e.surname",
      "e.email",
      "e.gender",
      "e.isActive",
      "e.employeeRole",
      "e.employeeStatus",
      "e.employmentStatus",
      "e.employeeNumber",
      "e.createdAt",
      "e.updatedAt",
      activeManagerId(tx, reader).as("managerId"),
      standInId(tx, reader).as("standInId"),
    ])
    .execute();
export type EmployeeRow = Awaited<ReturnType<typeof listEmployees>>[number];

/** Days ahead that count as away soon. */
export const awayDays = 14;

const employeesWithLeave = (tx: Tx) =>
  tx.selectFrom("leaveRequests as r").where("r.tenantId", "=", tx.tenantId).select("r.employeeId");

/** Employees with a pending decision, or away today or soon; the list shows the active ones. */
function shownWith(tx: Tx, { today }: Reader, show: LeaveFilter | undefined) {
  const shown = employeesWithLeave(tx);
  return show === "pending"
    ? shown
        .where("r.leaveStatus", "=", sql.lit("pending"))
        .unionAll(shown.where("r.cancellationAskedAt", "is not", null))
    : shown
        .where("r.leaveStatus", "=", sql.lit("approved"))
        .where("r.endDate", ">=", today)
        .where("r.startDate", "<=", sql<string>`${today}::date + ${awayDays}::int`);
}

/** Active ids only, once each, optionally without one. Inactive people are one list, faster than a look-up of each employee. */
const activeShownWith = (
  tx: Tx,
  reader: Reader,
  show: LeaveFilter,
  allBut: number | null,
): RawBuilder<number> => sql`
  select distinct shown.employee_id from (${shownWith(tx, reader, show)}) as shown
  where shown.employee_id is distinct from ${allBut}::bigint and shown.employee_id not in ${inactiveEmployees(tx)}`;

/** Employees with such a request on these days. Leave that began too long before is not read. */
const withLeave = (tx: Tx, { leaveType, ownTypeId, leaveStatus, from, to }: LeaveExportQuery) =>
  employeesWithLeave(tx)
    .$if(leaveType !== undefined, (found) => found.where("r.leaveType", "=", leaveType ?? null))
    .$if(ownTypeId !== undefined, (found) => found.where("r.ownTypeId", "=", ownTypeId ?? null))
    .$if(leaveStatus !== undefined, (found) => found.where(hasStatus(leaveStatus)))
    .$if(from !== undefined, (found) =>
      found
        .where("r.endDate", ">=", from ?? null)
        .where("r.startDate", ">", sql<string>`${from}::date - ${maxSpanDays}::int`),
    )
    .$if(to !== undefined, (found) => found.where("r.startDate", "<=", to ?? null));

/** The status in lists: leave with a requested cancellation is stored as approved. */
function hasStatus(status: LeaveStatus | undefined): RawBuilder<boolean> {
  if (status === "cancellation_asked") return sql`r.cancellation_asked_at is not null`;
  const isStatus = sql`r.leave_status = ${status}`;
  return status === "approved"
    ? sql`${isStatus} and r.cancellation_asked_at is null`
    : sql`${isStatus}`;
}
