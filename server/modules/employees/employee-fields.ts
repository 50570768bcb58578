import { employeeRoleOf, employmentStatusOf } from "#contract/codes/people.ts";
import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import { givenDate } from "#contract/rules/person.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import { employeeSynonyms, withStoredNames } from "#contract/rules/search.ts";
import type { EmployeeChanges } from "./queries.ts";

/** Fields stored in other tables. */
interface Ties {
  positionId: number | null;
  departmentId: number | null;
  nextOfKinId: number | null;
}

type RecordFields = Pick<
  EmployeeChanges,
  | "name"
  | "surname"
  | "email"
  | "phone"
  | "idNumber"
  | "taxNumber"
  | "gender"
  | "dateOfBirth"
  | "homeAddress"
  | "employeeNumber"
  | "startDate"
  | "terminationDate"
  | "noticeGivenOn"
  | "serviceFrom"
  | "employmentStatus"
  | "employeeRole"
  | "theme"
  | "color"
  | "rowsPerPage"
>;

export type EmployeeFields = RecordFields & Partial<Ties>;
export type EmployeeField = keyof EmployeeFields;

/** The fields of a change of many; none is ever emptied. */
export type ManyFields = Pick<
  EmployeeFields,
  | "name"
  | "surname"
  | "startDate"
  | "employmentStatus"
  | "employeeRole"
  | "employeeNumber"
  | "phone"
  | "idNumber"
  | "taxNumber"
  | "gender"
  | "dateOfBirth"
  | "homeAddress"
>;

const dateFields = ["dateOfBirth", "startDate", "terminationDate", "noticeGivenOn"] as const;

/** The given fields under their stored names and forms. */
export function givenFields(given: EmployeeUpdate): EmployeeFields {
  const { preferences, employmentStatus, employeeRole, nextOfKinId, ...rest } = withStoredNames(
    given,
    employeeSynonyms,
  );
  const { rowsPerPage, ...appearance } = preferences ?? {};
  const fields: EmployeeFields = { ...rest, ...appearance };
  if (rowsPerPage !== undefined) fields.rowsPerPage = JSON.stringify(rowsPerPage);
  for (const name of dateFields) {
    const date = fields[name];
    if (date !== undefined) fields[name] = givenDate(date);
  }
  if (fields.phone !== undefined) fields.phone = normalisePhone(fields.phone);
  if (fields.email !== undefined) fields.email = fields.email.toLowerCase();
  if (employmentStatus !== undefined)
    fields.employmentStatus = employmentStatusOf(employmentStatus);
  if (employeeRole !== undefined) fields.employeeRole = employeeRoleOf(employeeRole);
  // A form that has not loaded the next of kin sends null, which removes none.
  if (nextOfKinId) fields.nextOfKinId = nextOfKinId;
  return fields;
}

export function differingFields(fields: EmployeeFields, stored: EmployeeFields): EmployeeFields {
  const differing = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && value !== stored[name as EmployeeField],
  );
  return Object.fromEntries(differing);
}
