import { type EmploymentStatus, employmentStatusLabels } from "#contract/codes/people.ts";
import type { OutcomeOfMany, PlannedChange } from "#contract/employees/many.ts";
import type { VacantPlace } from "./vacant-places.ts";

export interface Selected {
  id: number;
  name: string;
  employmentStatus: EmploymentStatus;
  positionTitle: string | null;
  departmentId: number | null;
  departmentName: string | null;
}

export interface Wanted {
  department?: { id: number; name: string } | undefined;
  positionTitle?: string | undefined;
  /** The vacant position for each; null if none is left. */
  places: ReadonlyMap<number, VacantPlace | null>;
  employmentStatus?: EmploymentStatus | undefined;
}

const movesTo = ({ department, positionTitle }: Wanted, { departmentId }: Selected) =>
  positionTitle === undefined &&
  department !== undefined &&
  departmentId !== null &&
  departmentId !== department.id;
const changesStatus = (wanted: Wanted, { employmentStatus }: Selected) =>
  wanted.employmentStatus !== undefined && wanted.employmentStatus !== employmentStatus;

export const changingStatus = (employees: readonly Selected[], wanted: Wanted) =>
  employees.filter((employee) => changesStatus(wanted, employee));

export const changing = (employees: readonly Selected[], wanted: Wanted) =>
  employees.filter(
    (employee) =>
      movesTo(wanted, employee) ||
      Boolean(wanted.places.get(employee.id)) ||
      changesStatus(wanted, employee),
  );

export const outcomeOf = (employees: readonly Selected[], wanted: Wanted): OutcomeOfMany => ({
  selected: employees.length,
  changed: changing(employees, wanted).length,
  withoutPosition:
    wanted.department || wanted.positionTitle
      ? employees.filter(({ departmentId }) => departmentId === null).length
      : 0,
  withoutVacancy: [...wanted.places.values()].filter((place) => place === null).length,
});

/** One employee's changes, in labels. */
export function plannedChange(employee: Selected, wanted: Wanted): PlannedChange {
  const { id, name, positionTitle, departmentName, employmentStatus } = employee;
  const place = wanted.places.get(id);
  const department = movesTo(wanted, employee) ? wanted.department?.name : place?.departmentName;
  return {
    employeeId: id,
    name,
    position: difference(positionTitle, place?.positionTitle),
    department: difference(departmentName, department),
    employmentStatus:
      wanted.employmentStatus && changesStatus(wanted, employee)
        ? {
            before: employmentStatusLabels[employmentStatus],
            after: employmentStatusLabels[wanted.employmentStatus],
          }
        : null,
  };
}

const difference = (before: string | null, after: string | undefined) =>
  after === undefined || after === before ? null : { before: before ?? "", after };
