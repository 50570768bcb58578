import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { EmployeeDetailQuery, EmployeeFilter } from "#contract/employees/employee-lists.ts";
import type { Page } from "#contract/operation.ts";
import { askedWords } from "#contract/rules/search.ts";
import type { Tx } from "#server/db/database.ts";
import { findPageOfFound } from "#server/db/found-page.ts";
import { orderOf, pageWithTotal, type SortColumn, sortOf, windowOf } from "#server/db/list.ts";
import { anyOf, type FoundIds } from "#server/db/query-hints.ts";
import { inEach, recordsWithWord } from "#server/modules/search/index.ts";
import { inactiveEmployees } from "#server/organisation/active-employees.ts";
import { peopleShownIn } from "#server/organisation/places.ts";
import { pageByPlace } from "./place-order-queries.ts";

export type ListRequest = EmployeeDetailQuery & Reader;

/** The same without pages. */
export type FilterRequest = EmployeeFilter & Reader;

interface Reader {
  actorId: number;
  today: string;
}

const sortColumns = {
  lastName: { by: sql`e.sort_name` },
  email: { by: sql`e.email collate "C"` },
  positionTitle: { by: sql`p.sort_title`, thenBy: sql`p.id`, isNullable: true },
  departmentTitle: { by: sql`d.sort_name`, thenBy: sql`d.id`, isNullable: true },
  employeeRole: { by: sql`e.employee_role` },
  employeeStatus: { by: sql`e.employee_status` },
  employmentStatus: { by: sql`e.employment_status` },
  hireDate: { by: sql`e.start_date`, isNullable: true },
} satisfies Record<string, SortColumn>;

/** The order of a list, forwards and backwards. */
export const orderOfList = ({ sort = "lastName" }: ListRequest) =>
  orderOf(sort, sortColumns, sql`e.id`);

/** Without the search; undefined if empty. */
function filterOf(tx: Tx, list: FilterRequest): RawBuilder<SqlBool> | undefined {
  const inDepartment = () =>
    peopleShownIn(tx, "department_id", sql`select ${list.departmentId}::bigint`, list.today);
  return all([
    list.role && sql<SqlBool>`e.employee_role = ${list.role}`,
    list.employeeStatus && sql<SqlBool>`e.employee_status = ${list.employeeStatus}`,
    list.employmentStatus && sql<SqlBool>`e.employment_status = ${list.employmentStatus}`,
    list.isActive !== undefined && sql<SqlBool>`e.is_active = ${list.isActive}`,
    list.departmentId && sql<SqlBool>`e.id in (${inDepartment()})`,
    list.employeeId && sql<SqlBool>`e.id = ${list.employeeId}`,
    list.excludeSelf && sql<SqlBool>`e.id <> ${list.actorId}`,
  ]);
}

/** Undefined if empty. */
const conditionOf = (tx: Tx, list: FilterRequest) =>
  all([list.search && isFoundBy(tx, list.search, list.today), filterOf(tx, list)]);

function all(conditions: readonly (RawBuilder<SqlBool> | string | number | false | undefined)[]) {
  const given = conditions.filter((condition) => typeof condition === "object");
  return given.length > 0 ? sql<SqlBool>`${sql.join(given, sql` and `)}` : undefined;
}

/** The employees (e) matching search and filters. */
export const matching = (tx: Tx, list: FilterRequest) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where(conditionOf(tx, list) ?? sql.lit(true));

const placeColumnOf = ({ sort = "lastName" }: ListRequest) => {
  const { column, isDescending } = sortOf(sort);
  return column === "positionTitle" || column === "departmentTitle"
    ? { column, isDescending }
    : undefined;
};

/** Read from the nearer end of the list if its total is known. */
function pageOf(tx: Tx, list: ListRequest, total?: number) {
  const window = windowOf(list, total);
  const place = placeColumnOf(list);
  if (place) {
    const condition = conditionOf(tx, list);
    return pageByPlace(tx, { ...place, today: list.today, condition }, window);
  }
  const { forwards, backwards } = orderOfList(list);
  return sql<{ id: number }>`${matching(tx, list)
    .select("e.id")
    .orderBy(window.isFromEnd ? backwards : forwards)
    .limit(window.limit)
    .offset(window.offset)}`;
}

async function countOf(tx: Tx, list: ListRequest): Promise<number> {
  const { total } = await matching(tx, list)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Excludes the inactive as one list, as looking each match up would be slow. */
function idsOfSearch(
  tx: Tx,
  { isActive, excludeSelf, ...list }: ListRequest & { search: string },
): RawBuilder<number> {
  const ids = idsFoundBy(tx, list.search, list.today);
  const filter = filterOf(tx, isActive === false ? { ...list, isActive } : list);
  const found = filter
    ? sql<number>`select e.id from employees as e where e.tenant_id = ${tx.tenantId} and e.id = ${anyOf(ids)} and ${filter}`
    : ids;
  const isWanted = all([
    isActive && sql<SqlBool>`found.id not in ${inactiveEmployees(tx)}`,
    excludeSelf && sql<SqlBool>`found.id <> ${list.actorId}`,
  ]);
  return isWanted ? sql`select found.id from (${found}) as found (id) where ${isWanted}` : found;
}

/** One page of a list and its total; rows are read only for the page's ids, in any order. */
export async function findPage<Row>(
  tx: Tx,
  list: ListRequest,
  rowsOf: (ids: FoundIds) => Promise<Row[]>,
): Promise<Page<Row>> {
  const { search } = list;
  if (!search || placeColumnOf(list))
    return pageWithTotal(list, countOf(tx, list), (total) => rowsOf(pageOf(tx, list, total)));
  const { items, total } = await findPageOfFound(
    tx,
    {
      found: idsOfSearch(tx, { ...list, search }),
      from: sql`employees as e`,
      alias: "e",
      order: orderOfList(list).forwards,
    },
    list,
  );
  return { items: await rowsOf(items), total };
}

/** Each word of a text begins a word of name, e-mail, position or department; with an @ it begins the e-mail. */
export function idsFoundBy(tx: Tx, text: string, today: string): RawBuilder<number> {
  if (text.includes("@")) return idsByEmail(tx, text.toLowerCase());
  return inEach(askedWords(text).map((word) => foundBy(tx, word, today)));
}

const isFoundBy = (tx: Tx, text: string, today: string): RawBuilder<SqlBool> =>
  sql`e.id in (${idsFoundBy(tx, text, today)})`;

const idsByEmail = (tx: Tx, beginning: string): RawBuilder<number> => sql`
  select f.id from employees as f
  where f.tenant_id = ${tx.tenantId} and f.email collate "C" >= ${beginning}
    and f.email collate "C" < ${`${beginning}\u{10ffff}`}`;

/** A letter begins the titles of half a company: in those it is a word of its own, as in "Shift B". */
const isLetter = (word: string) => /^[a-z]$/.test(word);

function foundBy(tx: Tx, word: string, today: string) {
  const named = (kind: "position" | "department") =>
    recordsWithWord(tx, word, { kind, parts: ["name"], isWhole: isLetter(word) });
  return sql`
    ${recordsWithWord(tx, word, { kind: "person", parts: ["name", "email"] })}
    union ${peopleShownIn(tx, "position_id", named("position"), today)}
    union ${peopleShownIn(tx, "department_id", named("department"), today)}`;
}
