import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { jobLevels } from "#contract/codes/people.ts";
import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { askedWords } from "#contract/rules/search.ts";
import type { Tx } from "#server/db/database.ts";
import { findPageOfFound } from "#server/db/found-page.ts";
import {
  orderOf,
  type PageWindow,
  pageWithTotal,
  type SortColumn,
  windowOf,
} from "#server/db/list.ts";
import { anyOf, type FoundIds } from "#server/db/query-hints.ts";
import { inEach, recordsWithWord } from "#server/modules/search/index.ts";
import {
  isEnding,
  isHeld,
  isVacant,
  positionsInDepartments,
  positionsShownWith,
  positionsWithHolder,
} from "#server/organisation/places.ts";
import { withColumns } from "./position-queries.ts";

type PositionQuery = ParsedInput<typeof departments.getAllPositions>["query"];

type ListRequest = PositionQuery & { readsDates: boolean; today: string };

/** Literal, as in the index of levels. */
const levelsInOrder = sql.lit(`{${jobLevels.join()}}`);

const sortColumns = {
  positionTitle: { by: sql`p.sort_title` },
  departmentName: { by: sql`d.sort_name` },
  jobLevel: { by: sql`array_position(${levelsInOrder}::text[], p.job_level)` },
  createdAt: { by: sql`p.created_at` },
} satisfies Record<string, SortColumn>;

const orderOfList = ({ sort = "positionTitle" }: ListRequest) =>
  orderOf(sort, sortColumns, sql`p.id`);

/** As `positionStatusOf`; without a right to last days, no position is ended. */
const statusConditions = {
  available: (tx: Tx, { today }: ListRequest) => isVacant(tx, today),
  filled: (tx: Tx, { today, readsDates }: ListRequest) =>
    readsDates ? sql<boolean>`${isHeld(tx, today)} and not ${isEnding(today)}` : isHeld(tx, today),
  ended: (_: Tx, { today, readsDates }: ListRequest) =>
    readsDates ? isEnding(today) : sql<boolean>`false`,
};

/** Positions with a title, department or employee that begins each word. */
function idsFoundBy(tx: Tx, text: string, today: string): RawBuilder<number> {
  const named = (word: string, kind: "position" | "department" | "person") =>
    recordsWithWord(tx, word, { kind, parts: ["name"] });
  const found = (word: string) => sql`
    ${named(word, "position")}
    union ${positionsShownWith(tx, named(word, "person"), today)}
    union select placed.id from positions as placed
      where placed.tenant_id = ${tx.tenantId} and placed.department_id = ${anyOf(named(word, "department"))}`;
  return inEach(askedWords(text).map(found));
}

function filtersOf(tx: Tx, list: ListRequest) {
  const { departmentId, status } = list;
  return [
    departmentId && sql<boolean>`p.department_id = ${departmentId}`,
    status && statusConditions[status](tx, list),
  ];
}

const isMatching = <DB, From extends keyof DB, Row>(
  tx: Tx,
  positions: SelectQueryBuilder<DB, From, Row>,
  list: ListRequest,
) =>
  filtersOf(tx, list).reduce(
    (query, condition) => (condition ? query.where(condition) : query),
    positions,
  );

const positionsAlone = (tx: Tx) =>
  tx.selectFrom("positions as p").where("p.tenantId", "=", tx.tenantId);

function idsOf<DB, From extends keyof DB>(
  tx: Tx,
  positions: SelectQueryBuilder<DB, From, object>,
  list: ListRequest,
  { isFromEnd, offset, limit }: PageWindow,
) {
  const { forwards, backwards } = orderOfList(list);
  return isMatching(tx, positions, list)
    .select(sql<number>`p.id`.as("id"))
    .orderBy(isFromEnd ? backwards : forwards)
    .limit(limit)
    .offset(offset);
}

/** Departments are joined only for sorting by them. */
function pageOf(tx: Tx, list: ListRequest, total?: number) {
  const window = windowOf(list, total);
  return list.sort?.endsWith("departmentName")
    ? idsOf(tx, positionsInDepartments(tx), list, window)
    : idsOf(tx, positionsAlone(tx), list, window);
}

async function countOf(tx: Tx, list: ListRequest): Promise<number> {
  const { total } = await isMatching(tx, positionsAlone(tx), list)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

function idsOfAll(tx: Tx, list: ListRequest): RawBuilder<number> {
  const ids = list.search && idsFoundBy(tx, list.search, list.today);
  if (ids && !list.status && !list.departmentId) return ids;
  const left = isMatching(tx, positionsAlone(tx), list);
  return sql`${(ids ? left.where("p.id", "=", anyOf(ids)) : left).select("p.id")}`;
}

/** Page and total share one pass for searches and for statuses that read every position. */
const findPageOfFew = (tx: Tx, list: ListRequest) =>
  findPageOfFound(
    tx,
    {
      found: idsOfAll(tx, list),
      from: list.sort?.endsWith("departmentName")
        ? sql`positions as p join departments as d on d.tenant_id = ${tx.tenantId} and d.id = p.department_id`
        : sql`positions as p`,
      alias: "p",
      order: orderOfList(list).forwards,
    },
    list,
  );

/** One page of positions with the total, so that deep pages are found from the nearer end. */
export async function findPositions(tx: Tx, list: ListRequest) {
  const rowsOf = (ids: FoundIds) =>
    withColumns(positionsWithHolder(tx, list.today))
      .where("p.id", "=", anyOf(ids))
      .orderBy(orderOfList(list).forwards)
      .execute();
  if (!list.search && (list.status ?? "filled") === "filled")
    return pageWithTotal(list, countOf(tx, list), (total) => rowsOf(pageOf(tx, list, total)));
  const { items, total } = await findPageOfFew(tx, list);
  return { items: await rowsOf(items), total };
}
