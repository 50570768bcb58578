import { sql } from "kysely";
import type { EmployeeQuery } from "#contract/employee-lists.ts";
import type { Tx } from "#server/db/database.ts";
import { contains, offsetOf, sortOf } from "#server/db/list.ts";
import { nameOf } from "#server/organisation/names.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";

/** What a list is asked for, and by whom. */
export type ListRequest = EmployeeQuery & { actorId: number };

const sortColumns = {
  firstName: sql`lower(e.name)`,
  lastName: sql`lower(e.surname || ' ' || e.name)`,
  email: sql`e.email`,
  positionTitle: sql`lower(p.position_title)`,
  departmentTitle: sql`lower(d.department_name)`,
  employeeRole: sql`e.employee_role`,
  employeeStatus: sql`e.employee_status`,
  employmentStatus: sql`e.employment_status`,
  hireDate: sql`e.start_date`,
};

const searched = ["e.name", "e.surname", "e.email", "p.positionTitle", "d.departmentName"];

type Employees = ReturnType<typeof employeesWithPosition>;

/** The employees that a list asks for, all pages of them. */
function matching(tx: Tx, list: ListRequest): Employees {
  const { role, employeeStatus, employmentStatus, isActive, departmentId, employeeId } = list;
  let query = employeesWithPosition(tx);
  if (list.search) query = query.where(contains(searched, list.search));
  if (role) query = query.where("e.employeeRole", "=", role);
  if (employeeStatus) query = query.where("e.employeeStatus", "=", employeeStatus);
  if (employmentStatus) query = query.where("e.employmentStatus", "=", employmentStatus);
  if (isActive !== undefined) query = query.where("e.isActive", "=", isActive);
  if (departmentId) query = query.where("p.departmentId", "=", departmentId);
  if (employeeId) query = query.where("e.id", "=", employeeId);
  return list.excludeSelf ? query.where("e.id", "!=", list.actorId) : query;
}

/**
 * The employees of one page, which is found first: what is shown of them is joined for these few only. A search reads
 * everybody anyway and counts in the same pass; a list that is only sorted counts apart.
 */
function onPage(tx: Tx, list: ListRequest) {
  const { column, direction } = sortOf(list.sort ?? "lastName");
  const total = list.search ? sql<number | null>`count(*) over ()` : sql<number | null>`null::int`;
  const page = matching(tx, list)
    .select(["e.id", total.as("total")])
    .orderBy(sortColumns[column], direction)
    .orderBy("e.id")
    .limit(list.pageSize)
    .offset(offsetOf(list));
  return employeesWithPosition(tx)
    .innerJoin(page.as("page"), (join) => join.onRef("page.id", "=", "e.id"))
    .select("page.total")
    .orderBy(sortColumns[column], direction)
    .orderBy("e.id");
}

async function countOf(tx: Tx, list: ListRequest): Promise<number> {
  const { total } = await matching(tx, list)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The page with how many rows all pages have. */
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
      join.onRef("h.tenantId", "=", "d.tenantId").onRef("h.id", "=", "d.departmentHeadId"),
    )
    .leftJoin("nextOfKin as k", (join) =>
      join.onRef("k.tenantId", "=", "e.tenantId").onRef("k.employeeId", "=", "e.id"),
    )
    .leftJoin("accounts as c", (join) =>
      join.onRef("c.tenantId", "=", "e.tenantId").onRef("c.employeeId", "=", "e.id"),
    )
    .leftJoin("leaveAllocations as l", (join) =>
      join.onRef("l.tenantId", "=", "e.tenantId").onRef("l.employeeId", "=", "e.id"),
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
      sql<string | null>`case when h.id <> e.id then ${nameOf("h")} end`.as("managerName"),
      "c.lastSignedInAt",
      "k.id as nextOfKinId",
      "k.firstNames as kinFirstNames",
      "k.lastName as kinLastName",
      "k.phoneNumber as kinPhoneNumber",
      "k.relationship as kinRelationship",
      "l.id as leaveAllocatedId",
      "l.annual",
      "l.sick",
      "l.familyResponsibility",
      "l.maternityPaternity",
      "l.study",
    ]);
  return withTotal(tx, list, page.execute());
};

/** Days of approved leave by person and type. */
export const findLeaveTaken = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("leaveRequests")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("leaveStatus", "=", "approved")
    .groupBy(["employeeId", "leaveType"])
    .select(({ fn }) => ["employeeId", "leaveType", fn.sum<number>("duration").as("days")])
    .execute();

/** The active people whose birthday lies between two days of the year ("12-24"), over New Year where the first is the later one. */
export const findBirthdays = (tx: Tx, first: string, last: string) => {
  const day = sql<string>`to_char(date_of_birth, 'MM-DD')`;
  return tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("isActive", "=", true)
    .where("dateOfBirth", "is not", null)
    .where(
      first <= last
        ? sql<boolean>`${day} between ${first} and ${last}`
        : sql<boolean>`not (${day} > ${last} and ${day} < ${first})`,
    )
    .select([
      "id as employeeId",
      "name as firstName",
      "surname as lastName",
      sql<string>`date_of_birth`.as("dateOfBirth"),
    ])
    .orderBy(day)
    .orderBy("surname")
    .orderBy("id")
    .execute();
};
