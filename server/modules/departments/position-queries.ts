import { sql } from "kysely";
import type { JobLevel } from "#contract/codes/job-level.ts";
import { jobLevels } from "#contract/codes/job-level.ts";
import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { nameOf } from "#server/organisation/names.ts";
import { positionsWithHolder } from "#server/organisation/places.ts";

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

export async function findPositions(
  tx: Tx,
  list: PositionQuery,
  { readsDates, today }: { readsDates: boolean; today: string },
) {
  const { search, sort, pageSize, departmentId, status } = list;
  const matching = positionsWithHolder(tx, today)
    .$if(Boolean(search), (query) =>
      query.where(
        contains(["p.positionTitle", "d.departmentName", "e.name", "e.surname"], search ?? ""),
      ),
    )
    .$if(departmentId !== undefined, (query) =>
      query.where("p.departmentId", "=", departmentId ?? 0),
    )
    .$if(status !== undefined, (query) =>
      query.where(statusConditions(readsDates)[status ?? "available"]),
    );
  const { column, direction } = sortOf(sort ?? "positionTitle");
  const [items, { total }] = await Promise.all([
    withColumns(matching)
      .orderBy(sortColumns[column], direction)
      .orderBy("p.id")
      .limit(pageSize)
      .offset(offsetOf(list))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
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
