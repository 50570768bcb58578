import { sql } from "kysely";
import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { nameOf } from "#server/organisation/names.ts";
import { peopleByDepartment, peopleIn } from "#server/organisation/places.ts";
import { headOf } from "#server/organisation/reporting-line.ts";

type DepartmentQuery = ParsedInput<typeof departments.getAllDepartments>["query"];

const departmentsWithHead = (tx: Tx, today: string) =>
  tx
    .selectFrom("departments as d")
    .leftJoin("employees as h", (join) =>
      join.on("h.tenantId", "=", tx.tenantId).on("h.id", "=", headOf(tx, sql.ref("d.id"), today)),
    )
    .leftJoin(peopleByDepartment(tx, today).as("count"), "count.departmentId", "d.id")
    .where("d.tenantId", "=", tx.tenantId);

/** The number of employees with a position in the department. */
const employeeCount = sql<number>`coalesce(count.people, 0)`;

const withColumns = (query: ReturnType<typeof departmentsWithHead>) =>
  query.select([
    "d.id",
    "d.departmentName",
    "d.description",
    "d.tenantId",
    "d.createdAt",
    "d.updatedAt",
    "h.id as departmentHeadId",
    sql<string | null>`${nameOf("h")}`.as("departmentHeadName"),
    "h.email as departmentHeadEmail",
    employeeCount.as("employeeCount"),
  ]);

const sortColumns = {
  departmentName: sql`lower(d.department_name)`,
  employeeCount,
  createdAt: sql`d.created_at`,
};

export async function findDepartments(tx: Tx, list: DepartmentQuery, today: string) {
  const { search, sort, pageSize } = list;
  const matching = departmentsWithHead(tx, today).$if(Boolean(search), (query) =>
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

export const findDepartment = (tx: Tx, id: number, today: string) =>
  withColumns(departmentsWithHead(tx, today).where("d.id", "=", id)).executeTakeFirst();

export const lockDepartment = (tx: Tx, id: number) =>
  tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .select("departmentName")
    .forNoKeyUpdate()
    .executeTakeFirst();

interface DepartmentFields {
  departmentName: string;
  description?: string | undefined;
}

/** The new department's id; undefined if its name is taken. */
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

/** Updates the given fields only; a unique violation if another department has the name. */
export const saveDepartment = (tx: Tx, id: number, fields: DepartmentFields, updatedAt: string) =>
  tx
    .updateTable("departments")
    .set({ ...fields, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** An employee's id and name. */
export const findEmployeeName = (tx: Tx, id: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", id)
    .select(nameOf("e").as("name"))
    .executeTakeFirst();

/** The ids of the employees with a position in the department on a day. */
export async function findPeopleIn(tx: Tx, departmentId: number, day: string): Promise<number[]> {
  const rows = await peopleIn(tx, departmentId, day).execute();
  return rows.map(({ id }) => id);
}
