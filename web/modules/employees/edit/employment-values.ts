import {
  type EmployeeRole,
  type EmploymentStatus,
  employmentStatusLabels,
} from "#contract/codes/people.ts";
import type { EmployeeUpdate } from "#contract/employees/employee-changes.ts";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";

export interface EmploymentValues {
  employeeNumber: string;
  employmentStatus: EmploymentStatus | "";
  employeeRole: EmployeeRole | "";
  startDate: string;
  terminationDate: string;
  noticeGivenOn: string;
}

const offeredStatuses: readonly EmploymentStatus[] = [
  "FullTime",
  "PartTime",
  "Contract",
  "Temporary",
  "Intern",
];
const offeredRoles: readonly EmployeeRole[] = ["Executive", "HR", "Manager", "Employee"];

/** The offered values plus a different stored one, so that an unchanged save changes nothing (AMB-176, AMB-177). */
const withStored = <Value>(offered: readonly Value[], stored: Value): readonly Value[] =>
  offered.includes(stored) ? offered : [...offered, stored];

export const statusOptions = (stored: EmploymentStatus) =>
  withStored(offeredStatuses, stored).map((value) => ({
    value,
    label: employmentStatusLabels[value],
  }));

export const roleOptions = (stored: EmployeeRole) =>
  withStored(offeredRoles, stored).map((value) => ({ value, label: value }));

export const employmentValuesOf = (person: EmployeeDetail): EmploymentValues => ({
  employeeNumber: person.employeeNumber,
  employmentStatus: person.employmentStatus,
  employeeRole: person.employeeRole,
  startDate: person.hireDate ?? "",
  terminationDate: person.terminationDate ?? "",
  noticeGivenOn: person.noticeGivenOn ?? "",
});

export const employmentPayload = (values: EmploymentValues): EmployeeUpdate => ({
  startDate: values.startDate || null,
  terminationDate: values.terminationDate || null,
  noticeGivenOn: (values.terminationDate && values.noticeGivenOn) || null,
  employeeNumber: values.employeeNumber.trim(),
  ...(values.employmentStatus && { employmentStatus: values.employmentStatus }),
  ...(values.employeeRole && { employeeRole: values.employeeRole }),
});
