import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { EmployeeDetailQuery } from "#contract/employees/employee-lists.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { nameOf } from "#server/organisation/names.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import { managerOf } from "#server/organisation/reporting-line.ts";

/** What is requested of a list, by whom and on which day. */
export type ListRequest = EmployeeDetailQuery & { actorId: number; today: string };

const sortColumns = {
  firstName: sql`lower(e.name)`,
  lastName: sql`e.sort_name`,
  email: sql`e.email`,
  positionTitle: sql`lower(p.position_title)`,
  departmentTitle: sql`lower(d.department_name)`,
  employeeRole: sql`e.employee_role`,
  employeeStatus: sql`e.employee_status`,
  employmentStatus: sql`e.employment_status`,
  hireDate: sql`e.start_date`,
};

const searched = ["e.name", "e.surname", "e.email", "p.positionTitle", "d.departmentName"];

/** The filters of a list. */
const conditionsOf = (list: ListRequest) => [
  list.search && contains(searched, list.search),
  list.role && sql<SqlBool>`e.employee_role = ${list.role}`,
  list.employeeStatus && sql<SqlBool>`e.employee_status = ${list.employeeStatus}`,
  list.employmentStatus && sql<SqlBool>`e.employment_status = ${list.employmentStatus}`,
  list.isActive !== undefined && sql<SqlBool>`e.is_active = ${list.isActive}`,
  list.departmentId && sql<SqlBool>`p.department_id = ${list.departmentId}`,
  list.employeeId && sql<SqlBool>`e.id = ${list.employeeId}`,
  list.excludeSelf && sql<SqlBool>`e.id <> ${list.actorId}`,
];

const isMatching = <DB, From extends keyof DB, Row>(
  employees: SelectQueryBuilder<DB, From, Row>,
  list: ListRequest,
) =>
  conditionsOf(list).reduce(
    (query, condition) => (condition ? query.where(condition) : query),
    employees,
  );

/** Positions are not joined for a list that neither filters nor sorts by them. */
const isAboutPositions = ({ search, departmentId, sort }: ListRequest) =>
  Boolean(search || departmentId) || /(?:position|department)Title$/.test(sort ?? "");

/** The ids on one page; a search reads all employees anyway and counts them in the same pass. */
function pageOf<DB, From extends keyof DB>(
  employees: SelectQueryBuilder<DB, From, object>,
  list: ListRequest,
) {
  const { column, direction } = sortOf(list.sort ?? "lastName");
  const total = list.search ? sql<number | null>`count(*) over ()` : sql<number | null>`null::int`;
  return isMatching(employees, list)
    .select([sql<number>`e.id`.as("id"), total.as("total")])
    .orderBy(sortColumns[column], direction)
    .orderBy(sql`e.id`)
    .limit(list.pageSize)
    .offset(offsetOf(list));
}

const employeesAlone = (tx: Tx) =>
  tx.selectFrom("employees as e").where("e.tenantId", "=", tx.tenantId);

/** The employees of one page. The page is found first, so that details are joined for its employees alone. */
function onPage(tx: Tx, list: ListRequest) {
  const { column, direction } = sortOf(list.sort ?? "lastName");
  const page = isAboutPositions(list)
    ? pageOf(employeesWithPosition(tx, list.today), list)
    : pageOf(employeesAlone(tx), list);
  return employeesWithPosition(tx, list.today)
    .innerJoin(page.as("page"), (join) => join.onRef("page.id", "=", "e.id"))
    .select("page.total")
    .orderBy(sortColumns[column], direction)
    .orderBy("e.id");
}

async function countOf(tx: Tx, list: ListRequest): Promise<number> {
  const total = sql<number>`count(*)`.as("total");
  const { search, departmentId } = list;
  const counted =
    search || departmentId
      ? isMatching(employeesWithPosition(tx, list.today), list).select(total)
      : isMatching(employeesAlone(tx), list).select(total);
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** The page with the number of rows on all pages. */
async function withTotal<Row extends { total: number | null }>(
  tx: Tx,
  list: ListRequest,
  page: Promise<Row[]>,
) {
  const counted = list.search ? undefined : countOf(tx, list);
  const [items, total] = await Promise.all([page, counted]);
  return { items, total: total ?? items[0]?.total ?? (await countOf(tx, list)) };
}

const listColumns = [
  "e.id",
  "e.name",
  "e.surname",
  "e.email",
  "e.employeeRole",
  "e.employeeStatus",
  "e.employmentStatus",
  "e.isActive",
  "p.positionTitle",
  "p.departmentId",
  "d.departmentName",
] as const;

export const findEmployees = (tx: Tx, list: ListRequest) =>
  withTotal(tx, list, onPage(tx, list).select(listColumns).execute());

/** The same with all details, sensitive ones included. */
export const findDetails = (tx: Tx, list: ListRequest) => {
  const page = onPage(tx, list)
    .leftJoin("employees as h", (join) =>
      join
        .on("h.tenantId", "=", tx.tenantId)
        .on("h.id", "=", managerOf(tx, sql.ref("e.id"), list.today)),
    )
    .leftJoin("nextOfKin as k", (join) =>
      join.onRef("k.tenantId", "=", "e.tenantId").onRef("k.employeeId", "=", "e.id"),
    )
    .leftJoin("accounts as c", (join) =>
      join.onRef("c.tenantId", "=", "e.tenantId").onRef("c.employeeId", "=", "e.id"),
    )
    .select([
      ...listColumns,
      "e.phone",
      "e.idNumber",
      "e.taxNumber",
      "e.dateOfBirth",
      "e.homeAddress",
      "e.gender",
      "e.employeeNumber",
      "e.startDate",
      "e.terminationDate",
      "a.positionId",
      sql<string | null>`${nameOf("h")}`.as("managerName"),
      "c.lastSignedInAt",
      "k.id as nextOfKinId",
      "k.firstNames as kinFirstNames",
      "k.lastName as kinLastName",
      "k.phoneNumber as kinPhoneNumber",
      "k.relationship as kinRelationship",
    ]);
  return withTotal(tx, list, page.execute());
};

/** Active employees with a birthday between two days of the year ("12-24"), across New Year if the first is the later one. */
export const findBirthdays = (tx: Tx, first: string, last: string) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("isActive", "=", true)
    .where(({ and, or, eb }) => {
      const fromFirst = eb("birthDay", ">=", first);
      const toLast = eb("birthDay", "<=", last);
      return first <= last ? and([fromFirst, toLast]) : or([fromFirst, toLast]);
    })
    .select([
      "id as employeeId",
      "name as firstName",
      "surname as lastName",
      sql<string>`date_of_birth`.as("dateOfBirth"),
    ])
    .orderBy("birthDay")
    .orderBy("surname")
    .orderBy("id")
    .execute();
