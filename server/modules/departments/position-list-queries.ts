import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { jobLevels } from "#contract/codes/job-level.ts";
import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { askedWords } from "#contract/rules/search-words.ts";
import type { Tx } from "#server/db/database.ts";
import { isDeep, orderOf, type PageWindow, type SortColumn, windowOf } from "#server/db/list.ts";
import { recordsWithWord } from "#server/modules/search/index.ts";
import {
  positionsInDepartments,
  positionsShownWith,
  positionsWithHolder,
} from "#server/organisation/places.ts";
import { withColumns } from "./position-queries.ts";

type PositionQuery = ParsedInput<typeof departments.getAllPositions>["query"];

/** What a list is asked for, and by which reader on which day. */
type ListRequest = PositionQuery & { readsDates: boolean; today: string };

const sortColumns = {
  positionTitle: { by: sql`p.sort_title` },
  departmentName: { by: sql`lower(d.department_name)` },
  jobLevel: { by: sql`array_position(${sql.val([...jobLevels])}::text[], p.job_level)` },
  createdAt: { by: sql`p.created_at` },
} satisfies Record<string, SortColumn>;

const orderOfList = ({ sort = "positionTitle" }: ListRequest) =>
  orderOf(sort, sortColumns, sql`p.id`);

/** The statuses of `positionStatusOf`; no position counts as ended for readers who may not see last days. */
const statusConditions = (readsDates: boolean) => ({
  available: sql<boolean>`a.id is null`,
  filled: readsDates
    ? sql<boolean>`a.id is not null and a.date_to is null`
    : sql<boolean>`a.id is not null`,
  ended: readsDates ? sql<boolean>`a.date_to is not null` : sql<boolean>`false`,
});

/** Whether each word of a text begins one of a position's title, its department or the name of its holder. */
function isFoundBy(tx: Tx, text: string, today: string): RawBuilder<boolean> {
  const named = (word: string, kind: "position" | "department" | "person") =>
    recordsWithWord(tx, word, { kind, parts: ["name"] });
  const found = (word: string) => sql`(
    ${named(word, "position")}
    union all ${positionsShownWith(tx, named(word, "person"), today)}
    union all select placed.id from positions as placed
      where placed.tenant_id = ${tx.tenantId} and placed.department_id in (${named(word, "department")}))`;
  const words = askedWords(text);
  return words.length === 0
    ? sql.lit(false)
    : sql`p.id in (${sql.join(words.map(found), sql` intersect `)})`;
}

/** The filters of a list. */
const conditionsOf = (tx: Tx, { search, departmentId, status, readsDates, today }: ListRequest) => [
  search && isFoundBy(tx, search, today),
  departmentId && sql<boolean>`p.department_id = ${departmentId}`,
  status && statusConditions(readsDates)[status],
];

const isMatching = <DB, From extends keyof DB, Row>(
  tx: Tx,
  positions: SelectQueryBuilder<DB, From, Row>,
  list: ListRequest,
) =>
  conditionsOf(tx, list).reduce(
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

/** The ids on one page. Holders and departments are joined only for a list that is filtered or sorted by them. */
function pageOf(tx: Tx, list: ListRequest, total?: number) {
  const window = windowOf(list, total);
  if (list.status) return idsOf(tx, positionsWithHolder(tx, list.today), list, window);
  return list.sort?.endsWith("departmentName")
    ? idsOf(tx, positionsInDepartments(tx), list, window)
    : idsOf(tx, positionsAlone(tx), list, window);
}

async function countOf(tx: Tx, list: ListRequest): Promise<number> {
  const count = sql<number>`count(*)`.as("total");
  const counted = list.status
    ? isMatching(tx, positionsWithHolder(tx, list.today), list).select(count)
    : isMatching(tx, positionsAlone(tx), list).select(count);
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** One page of positions, with the number of positions on all pages, which a page deep in the list is found by. */
export async function findPositions(tx: Tx, list: ListRequest) {
  const findItems = (total?: number) =>
    withColumns(positionsWithHolder(tx, list.today))
      .innerJoin(pageOf(tx, list, total).as("page"), (join) => join.onRef("page.id", "=", "p.id"))
      .orderBy(orderOfList(list).forwards)
      .execute();
  const counted = countOf(tx, list);
  const [items, total] = await Promise.all([
    isDeep(list) ? counted.then(findItems) : findItems(),
    counted,
  ]);
  return { items, total };
}
