import { sql } from "kysely";
import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { nameOf } from "#server/organisation/names.ts";

type DepartmentQuery = ParsedInput<typeof departments.getAllDepartments>["query"];

/** How many people hold a position, by department. */
const headcounts = (tx: Tx) =>
  tx
    .selectFrom("positionAssignments as na")
    .innerJoin("positions as np", (join) =>
      join.onRef("np.tenantId", "=", "na.tenantId").onRef("np.id", "=", "na.positionId"),
    )
    .where("na.tenantId", "=", tx.tenantId)
    .where("np.tenantId", "=", tx.tenantId)
    .where("na.isReleased", "=", sql.lit(false))
    .groupBy("np.departmentId")
    .select(({ fn }) => ["np.departmentId", fn.countAll<number>().as("people")]);

const employeeCount = sql<number>`coalesce(n.people, 0)`;

const departmentsWithHead = (tx: Tx) =>
  tx
    .selectFrom("departments as d")
    .leftJoin("employees as h", (join) =>
      join.onRef("h.tenantId", "=", "d.tenantId").onRef("h.id", "=", "d.departmentHeadId"),
    )
    .leftJoin(headcounts(tx).as("n"), "n.departmentId", "d.id")
    .where("d.tenantId", "=", tx.tenantId);

const withColumns = (query: ReturnType<typeof departmentsWithHead>) =>
  query.select([
    "d.id",
    "d.departmentName",
    "d.description",
    "d.tenantId",
    "d.createdAt",
    "d.updatedAt",
    "d.departmentHeadId",
    sql<string | null>`${nameOf("h")}`.as("departmentHeadName"),
    "h.email as departmentHeadEmail",
    employeeCount.as("employeeCount"),
  ]);

const sortColumns = {
  departmentName: sql`lower(d.department_name)`,
  employeeCount,
  createdAt: sql`d.created_at`,
};

export async function findDepartments(tx: Tx, list: DepartmentQuery) {
  const { search, sort, pageSize } = list;
  const matching = departmentsWithHead(tx).$if(Boolean(search), (query) =>
    query.where(contains(["d.departmentName", "d.description"], search ?? "")),
  );
  const { column, direction } = sortOf(sort ?? "departmentName");
  const [items, { total }] = await Promise.all([
    withColumns(matching)
      .orderBy(sortColumns[column], direction)
      .orderBy("d.id")
      .limit(pageSize)
      .offset(offsetOf(list))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

export const findDepartment = (tx: Tx, id: number) =>
  withColumns(departmentsWithHead(tx).where("d.id", "=", id)).executeTakeFirst();

export const lockDepartment = (tx: Tx, id: number) =>
  tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select(["id", "departmentName", "departmentHeadId"])
    .forNoKeyUpdate()
    .executeTakeFirst();

interface DepartmentFields {
  departmentName: string;
  description?: string | undefined;
  departmentHeadId?: number | null | undefined;
}

/** The new department's number; undefined where one of this name is there already. */
export async function insertDepartment(tx: Tx, fields: DepartmentFields, createdAt: string) {
  const inserted = await tx
    .insertInto("departments")
    .values({ tenantId: tx.tenantId, ...fields, createdAt, updatedAt: createdAt })
    .onConflict((conflict) => conflict.columns(["tenantId", "departmentName"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export const findDepartmentByName = (tx: Tx, departmentName: string) =>
  tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where("departmentName", "=", departmentName)
    .select("id")
    .executeTakeFirst();

/** Writes what is given and leaves the rest; a unique violation where another department has the name. */
export const saveDepartment = (tx: Tx, id: number, fields: DepartmentFields, updatedAt: string) =>
  tx
    .updateTable("departments")
    .set({ ...fields, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** An employee as far as naming them goes. */
export const findEmployeeName = (tx: Tx, id: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", id)
    .select(nameOf("e").as("name"))
    .executeTakeFirst();

/** The numbers of the people who hold a position in the department. */
export async function findHolderIds(tx: Tx, departmentId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("positionAssignments as a")
    .innerJoin("positions as p", (join) =>
      join.onRef("p.tenantId", "=", "a.tenantId").onRef("p.id", "=", "a.positionId"),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.isReleased", "=", sql.lit(false))
    .where("p.departmentId", "=", departmentId)
    .select("a.employeeId")
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}
