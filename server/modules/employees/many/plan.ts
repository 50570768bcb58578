import {
  type EmploymentStatus,
  employmentStatusLabels,
} from "#contract/codes/employment-status.ts";
import type { OutcomeOfMany, PlannedChange } from "#contract/employees/many.ts";

export interface Selected {
  id: number;
  name: string;
  employmentStatus: EmploymentStatus;
  departmentId: number | null;
  departmentName: string | null;
}

/** What is wanted for everyone who is selected. */
export interface Wanted {
  department?: { id: number; name: string } | undefined;
  employmentStatus?: EmploymentStatus | undefined;
}

const movesTo = ({ department }: Wanted, { departmentId }: Selected) =>
  department !== undefined && departmentId !== null && departmentId !== department.id;
const changesStatus = (wanted: Wanted, { employmentStatus }: Selected) =>
  wanted.employmentStatus !== undefined && wanted.employmentStatus !== employmentStatus;

/** Those whose employment status changes. */
export const changingStatus = (employees: readonly Selected[], wanted: Wanted) =>
  employees.filter((employee) => changesStatus(wanted, employee));

/** Those for whom anything changes. */
export const changing = (employees: readonly Selected[], wanted: Wanted) =>
  employees.filter((employee) => movesTo(wanted, employee) || changesStatus(wanted, employee));

export const outcomeOf = (employees: readonly Selected[], wanted: Wanted): OutcomeOfMany => ({
  selected: employees.length,
  changed: changing(employees, wanted).length,
  withoutPosition: wanted.department
    ? employees.filter(({ departmentId }) => departmentId === null).length
    : 0,
});

/** What changes for one employee, in labels. */
export const plannedChange = (employee: Selected, wanted: Wanted): PlannedChange => ({
  employeeId: employee.id,
  name: employee.name,
  department:
    wanted.department && movesTo(wanted, employee)
      ? { before: employee.departmentName ?? "", after: wanted.department.name }
      : null,
  employmentStatus:
    wanted.employmentStatus && changesStatus(wanted, employee)
      ? {
          before: employmentStatusLabels[employee.employmentStatus],
          after: employmentStatusLabels[wanted.employmentStatus],
        }
      : null,
});
