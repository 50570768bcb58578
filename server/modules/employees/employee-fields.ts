import { employeeRoleOf } from "#contract/codes/employee-role.ts";
import { employmentStatusOf } from "#contract/codes/employment-status.ts";
import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import { givenDate } from "#contract/rules/given-date.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import { employeeSynonyms, withStoredNames } from "#contract/rules/synonyms.ts";
import type { EmployeeChanges } from "./queries.ts";

/** Where somebody belongs; kept beside their record. */
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
  | "employmentStatus"
  | "employeeRole"
  | "theme"
  | "color"
>;

export type EmployeeFields = RecordFields & Partial<Ties>;
export type EmployeeField = keyof EmployeeFields;

const dateFields = ["dateOfBirth", "startDate", "terminationDate"] as const;

/** What a request says about an employee, under the stored names and in the stored form; only what it says. */
export function givenFields(given: EmployeeUpdate): EmployeeFields {
  const { preferences, employmentStatus, employeeRole, nextOfKinId, ...rest } = withStoredNames(
    given,
    employeeSynonyms,
  );
  const fields: EmployeeFields = { ...rest, ...preferences };
  for (const name of dateFields) {
    const date = fields[name];
    if (date !== undefined) fields[name] = givenDate(date);
  }
  if (fields.phone !== undefined) fields.phone = normalisePhone(fields.phone);
  if (fields.email !== undefined) fields.email = fields.email.toLowerCase();
  if (employmentStatus !== undefined)
    fields.employmentStatus = employmentStatusOf(employmentStatus);
  if (employeeRole !== undefined) fields.employeeRole = employeeRoleOf(employeeRole);
  // A form that has not met the next of kin yet says null; it does not take them away.
  if (nextOfKinId) fields.nextOfKinId = nextOfKinId;
  return fields;
}

/** The fields that say something else than what is stored. */
export function differingFields(fields: EmployeeFields, stored: EmployeeFields): EmployeeFields {
  const differing = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && value !== stored[name as EmployeeField],
  );
  return Object.fromEntries(differing);
}
