import { type SelectQueryBuilder, sql } from "kysely";
import type { JobLevel } from "#contract/codes/job-level.ts";
import { jobLevels } from "#contract/codes/job-level.ts";
import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { nameOf } from "#server/organisation/names.ts";
import { positionsInDepartments, positionsWithHolder } from "#server/organisation/places.ts";

type PositionQuery = ParsedInput<typeof departments.getAllPositions>["query"];

const withColumns = (query: ReturnType<typeof positionsWithHolder>) =>
  query.select([
    "p.id",
    "p.positionTitle",
    "p.jobDescription",
    "p.jobLevel",
    "p.departmentId",
    "d.departmentName",
    "a.employeeId",
    sql<string | null>`${nameOf("e")}`.as("employeeName"),
    "p.tenantId",
    "a.dateJoined",
    "a.dateTo as dateEnded",
    "p.createdAt",
    "p.updatedAt",
  ]);

const sortColumns = {
  positionTitle: sql`lower(p.position_title)`,
  departmentName: sql`lower(d.department_name)`,
  jobLevel: sql`array_position(${sql.val([...jobLevels])}::text[], p.job_level)`,
  createdAt: sql`p.created_at`,
};

/** The statuses of `positionStatusOf`; no position counts as ended for readers who may not see last days. */
const statusConditions = (readsDates: boolean) => ({
  available: sql<boolean>`a.id is null`,
  filled: readsDates
    ? sql<boolean>`a.id is not null and a.date_to is null`
    : sql<boolean>`a.id is not null`,
  ended: readsDates ? sql<boolean>`a.date_to is not null` : sql<boolean>`false`,
});

/** What a list is asked for, and by which reader on which day. */
type ListRequest = PositionQuery & { readsDates: boolean; today: string };

/** The filters of a list. */
const conditionsOf = ({ search, departmentId, status, readsDates }: ListRequest) => [
  search && contains(["p.positionTitle", "d.departmentName", "e.name", "e.surname"], search),
  departmentId && sql<boolean>`p.department_id = ${departmentId}`,
  status && statusConditions(readsDates)[status],
];

const isMatching = <DB, From extends keyof DB, Row>(
  positions: SelectQueryBuilder<DB, From, Row>,
  list: ListRequest,
) =>
  conditionsOf(list).reduce(
    (query, condition) => (condition ? query.where(condition) : query),
    positions,
  );

/** The ids on one page, and how many positions all pages have. */
function pageOf<DB, From extends keyof DB>(
  positions: SelectQueryBuilder<DB, From, object>,
  list: ListRequest,
) {
  const { column, direction } = sortOf(list.sort ?? "positionTitle");
  const matching = isMatching(positions, list);
  const ids = matching
    .select(sql<number>`p.id`.as("id"))
    .orderBy(sortColumns[column], direction)
    .orderBy(sql`p.id`)
    .limit(list.pageSize)
    .offset(offsetOf(list));
  return { ids, total: matching.select(sql<number>`count(*)`.as("total")) };
}

/** One page of positions. Holders are joined for its positions alone, unless the list is filtered by them. */
export async function findPositions(tx: Tx, list: ListRequest) {
  const { column, direction } = sortOf(list.sort ?? "positionTitle");
  const page =
    list.search || list.status
      ? pageOf(positionsWithHolder(tx, list.today), list)
      : pageOf(positionsInDepartments(tx), list);
  const [items, { total }] = await Promise.all([
    withColumns(positionsWithHolder(tx, list.today))
      .innerJoin(page.ids.as("page"), (join) => join.onRef("page.id", "=", "p.id"))
      .orderBy(sortColumns[column], direction)
      .orderBy("p.id")
      .execute(),
    page.total.executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

export const findPosition = (tx: Tx, id: number, today: string) =>
  withColumns(positionsWithHolder(tx, today).where("p.id", "=", id)).executeTakeFirst();

export const findPositionByTitle = (tx: Tx, departmentId: number, positionTitle: string) =>
  tx
    .selectFrom("positions")
    .where("tenantId", "=", tx.tenantId)
    .where("departmentId", "=", departmentId)
    .where("positionTitle", "=", positionTitle)
    .select("id")
    .orderBy("id")
    .executeTakeFirst();

/** Locks the position against other changes, including of who is in it; undefined if there is none. */
export const lockPosition = (tx: Tx, id: number) =>
  tx
    .selectFrom("positions")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();

interface PositionFields {
  positionTitle: string;
  jobDescription: string;
  departmentId: number;
  jobLevel?: JobLevel | undefined;
}

export const insertPosition = (tx: Tx, fields: PositionFields, createdAt: string) =>
  tx
    .insertInto("positions")
    .values({ tenantId: tx.tenantId, ...fields, createdAt, updatedAt: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();

export const savePosition = (tx: Tx, id: number, fields: PositionFields, updatedAt: string) =>
  tx
    .updateTable("positions")
    .set({ ...fields, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
