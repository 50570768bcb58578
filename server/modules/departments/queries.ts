import { sql } from "kysely";
import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, orderOf, type SortColumn } from "#server/db/list.ts";
import { asDate } from "#server/organisation/dated.ts";
import { mayBePlacedFrom } from "#server/organisation/known-places.ts";
import { basisOf, scopeOfDepartment } from "#server/organisation/line-basis.ts";
import { nameOf } from "#server/organisation/names.ts";
import { countIn, peopleByDepartment } from "#server/organisation/places.ts";
import { headRowOf, nextHeadRowOf } from "#server/organisation/reporting-line.ts";

type DepartmentQuery = ParsedInput<typeof departments.getAllDepartments>["query"];

/** Heads and people are looked up for these departments only. */
const withColumns = (tx: Tx, today: string) =>
  tx
    .selectFrom("departments as d")
    .leftJoinLateral(headRowOf(tx, sql.ref("d.id"), today).as("head"), (join) => join.onTrue())
    .leftJoin("employees as h", (join) =>
      join.on("h.tenantId", "=", tx.tenantId).onRef("h.id", "=", "head.employeeId"),
    )
    .leftJoinLateral(nextHeadRowOf(tx, sql.ref("d.id"), today).as("next"), (join) => join.onTrue())
    .leftJoin("employees as n", (join) =>
      join.on("n.tenantId", "=", tx.tenantId).onRef("n.id", "=", "next.employeeId"),
    )
    .where("d.tenantId", "=", tx.tenantId)
    .select([
      "d.id",
      "d.departmentName",
      "d.description",
      "d.tenantId",
      "d.createdAt",
      "d.updatedAt",
      "h.id as departmentHeadId",
      sql<string | null>`${nameOf("h")}`.as("departmentHeadName"),
      "h.email as departmentHeadEmail",
      "next.from as nextHeadFrom",
      "next.employeeId as nextHeadId",
      sql<string | null>`${nameOf("n")}`.as("nextHeadName"),
      basisOf(tx, scopeOfDepartment(sql.ref("d.id")), today).as("basedOn"),
      countIn(tx, "d.id", today).as("employeeCount"),
    ]);

const sortColumns = {
  departmentName: { by: sql`d.sort_name` },
  employeeCount: { by: sql`coalesce(count.people, 0)` },
  createdAt: { by: sql`d.created_at` },
} satisfies Record<string, SortColumn>;

const matching = (tx: Tx, { search }: DepartmentQuery) =>
  tx
    .selectFrom("departments as d")
    .where("d.tenantId", "=", tx.tenantId)
    .$if(Boolean(search), (query) =>
      query.where(contains(["d.departmentName", "d.description"], search ?? "")),
    );

/** People of all departments are counted only for sorting by them. */
function pageOf(tx: Tx, list: DepartmentQuery, today: string) {
  const { sort = "departmentName", pageSize } = list;
  const { forwards } = orderOf(sort, sortColumns, sql`d.id`);
  return matching(tx, list)
    .$if(sort.endsWith("employeeCount"), (query) =>
      query.leftJoin(peopleByDepartment(tx, today).as("count"), "count.departmentId", "d.id"),
    )
    .select(["d.id", sql<number>`row_number() over (order by ${forwards})`.as("place")])
    .orderBy("place")
    .limit(pageSize)
    .offset(offsetOf(list));
}

/** One page of departments, with the number on all pages. */
export async function findDepartments(tx: Tx, list: DepartmentQuery, today: string) {
  const [items, { total }] = await Promise.all([
    withColumns(tx, today)
      .innerJoin(pageOf(tx, list, today).as("page"), (join) => join.onRef("page.id", "=", "d.id"))
      .orderBy("page.place")
      .execute(),
    matching(tx, list)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

export const findDepartment = (tx: Tx, id: number, today: string) =>
  withColumns(tx, today).where("d.id", "=", id).executeTakeFirst();

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

export const nameInAnyCase = sql`tenant_id, lower(department_name)`;

/** Undefined if the name is taken, in any case. */
export async function insertDepartment(tx: Tx, fields: DepartmentFields, createdAt: string) {
  const inserted = await tx
    .insertInto("departments")
    .values({ tenantId: tx.tenantId, ...fields, createdAt, updatedAt: createdAt })
    .onConflict((conflict) => conflict.expression(nameInAnyCase).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export const findDepartmentByName = (tx: Tx, departmentName: string) =>
  tx
    .selectFrom("departments")
    .where("tenantId", "=", tx.tenantId)
    .where(sql<boolean>`lower(department_name) = lower(${departmentName})`)
    .select("id")
    .executeTakeFirst();

/** Only the given fields; a unique violation if the name is taken. */
export const saveDepartment = (tx: Tx, id: number, fields: DepartmentFields, updatedAt: string) =>
  tx
    .updateTable("departments")
    .set({ ...fields, updatedAt })
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();

/** An employee's name, activity and last day of work. */
export const findNamedEmployee = (tx: Tx, id: number) =>
  tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", id)
    .select([nameOf("e").as("name"), "e.isActive", "e.terminationDate"])
    .executeTakeFirst();

/** The department's employees on a day or later, each with the first of these days. */
export const findPeopleFrom = (tx: Tx, departmentId: number, day: string) =>
  tx
    .selectFrom("positionAssignments as held")
    .where("held.tenantId", "=", tx.tenantId)
    .where("held.departmentId", "=", departmentId)
    .where(mayBePlacedFrom("held", day))
    .groupBy("held.employeeId")
    .select([
      "held.employeeId",
      sql<string>`min(greatest(held.date_from, ${asDate(day)}))`.as("from"),
    ])
    .execute();

/** The employees of any of these departments on its days, once each, with the first day. */
export async function findPeopleInEach(
  tx: Tx,
  asked: readonly { departmentId: number; dateFrom: string; dateTo: string | null }[],
): Promise<{ employeeId: number; from: string }[]> {
  const ids = asked.map(({ departmentId }) => departmentId);
  const [from, to] = [asked.map(({ dateFrom }) => dateFrom), asked.map(({ dateTo }) => dateTo)];
  const { rows } = await sql<{ employeeId: number; from: string }>`
    select held.employee_id, min(greatest(held.date_from, asked.date_from)) as "from"
    from unnest(${ids}::bigint[], ${from}::date[], ${to}::date[]) as asked (department_id, date_from, date_to)
    join position_assignments as held on held.tenant_id = ${tx.tenantId}
      and held.department_id = asked.department_id and ${mayBePlacedFrom("held", sql.ref("asked.date_from"))}
      and (asked.date_to is null or held.date_from <= asked.date_to)
    group by held.employee_id`.execute(tx);
  return rows;
}

/** Throws a reference violation if it is referenced. */
export const deleteDepartmentRow = (tx: Tx, id: number) =>
  tx.deleteFrom("departments").where("tenantId", "=", tx.tenantId).where("id", "=", id).execute();
