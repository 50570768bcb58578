import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { employeesWithPosition } from "#server/organisation/places.ts";
import { peopleOf } from "#server/organisation/reporting-line.ts";
import { signedInEmployees } from "#server/organisation/signed-in-employees.ts";
import { leadsOrStandsIn } from "#server/organisation/stand-ins.ts";

const withKin = (tx: Tx, employeeId: number, today: string) =>
  employeesWithPosition(tx, today)
    .leftJoin("nextOfKin as k", (join) =>
      join.onRef("k.tenantId", "=", "e.tenantId").onRef("k.employeeId", "=", "e.id"),
    )
    .where("e.id", "=", employeeId);

/** The signed-in employee, and whether they have leave to review. */
export const findCurrentEmployee = (tx: Tx, employeeId: number, today: string) =>
  signedInEmployees(tx, today)
    .leftJoin("nextOfKin as k", (join) =>
      join.onRef("k.tenantId", "=", "e.tenantId").onRef("k.employeeId", "=", "e.id"),
    )
    .innerJoin("tenants as t", (join) => join.on("t.id", "=", tx.tenantId))
    .where("e.id", "=", employeeId)
    .select([
      "e.tenantId",
      "t.timeZone",
      "e.startDate",
      "e.employeeNumber",
      "e.dateOfBirth",
      "e.employmentStatus",
      "e.gender",
      "p.positionTitle",
      "e.homeAddress",
      "k.id as nextOfKinId",
      "e.theme",
      "e.color",
      "e.rowsPerPage",
      "e.rejectionReason",
      reviewsLeave(tx, employeeId, today).as("reviewsLeave"),
      leadsPeople(tx, today).as("leadsPeople"),
    ])
    .executeTakeFirst();

/** Super administrators, managers and stand-ins review leave, but never their own (AMB-128). */
const reviewsLeave = (
  tx: Tx,
  employeeId: number,
  today: string,
) => sql<boolean>`case when e.employee_role = 'Executive'
  then exists (select from employees as o where o.tenant_id = ${tx.tenantId} and o.id <> e.id)
  else ${leadsOrStandsIn(tx, employeeId, today)} end`;

const leadsPeople = (tx: Tx, today: string) =>
  sql<boolean>`(e.employee_role = 'Executive' or exists ${peopleOf(tx, sql.ref("e.id"), today)})`;

export const findProfile = (tx: Tx, employeeId: number, today: string) =>
  withKin(tx, employeeId, today)
    .select([
      "e.id",
      "e.name",
      "e.surname",
      "e.email",
      "e.phone",
      "e.gender",
      "e.dateOfBirth",
      "e.idNumber",
      "e.taxNumber",
      "e.homeAddress",
      "e.isActive",
      "e.employeeStatus",
      "e.employeeRole",
      "e.employeeNumber",
      "e.employmentStatus",
      "e.startDate",
      "e.terminationDate",
      "p.positionTitle",
      "p.jobLevel",
      "d.departmentName",
      "k.id as nextOfKinId",
      "k.firstNames as kinFirstNames",
      "k.lastName as kinLastName",
      "k.phoneNumber as kinPhoneNumber",
      "k.relationship as kinRelationship",
      "k.updatedAt as kinUpdatedAt",
    ])
    .executeTakeFirstOrThrow();

export const findWizardProfile = (tx: Tx, employeeId: number, today: string) =>
  withKin(tx, employeeId, today)
    .innerJoin("tenants as t", "t.id", "e.tenantId")
    .select([
      "e.name",
      "e.surname",
      "e.phone",
      "e.idNumber",
      "e.taxNumber",
      "e.employeeNumber",
      "e.homeAddress",
      "a.positionId",
      "k.id as nextOfKinId",
      "t.tenantName",
      "t.companyEmail",
      "t.companyPhone",
      "t.officeAddress",
    ])
    .executeTakeFirstOrThrow();
