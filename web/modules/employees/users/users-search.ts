import {
  type EmployeeRole,
  type EmployeeStatus,
  type EmploymentStatus,
  employeeRoles,
  employeeStatuses,
  employmentStatuses,
} from "#contract/codes/people.ts";
import { type DetailTab, detailTabs, type EditTab, editTabs } from "#contract/places.ts";
import {
  countingNumber,
  isDay,
  type ListSearch,
  oneOf,
  readListSearch,
} from "#web/ui/table/list-search.ts";

const sortColumns = [
  "lastName",
  "positionTitle",
  "departmentTitle",
  "employeeRole",
  "employeeStatus",
  "employmentStatus",
] as const;
type Column = (typeof sortColumns)[number];

export interface UsersFilter {
  role?: EmployeeRole;
  employeeStatus?: EmployeeStatus;
  employmentStatus?: EmploymentStatus;
}

export type UsersSearch = ListSearch<Column | `-${Column}`> &
  UsersFilter & {
    /** Whose details are open, and which part of them. */
    employee?: number;
    tab?: DetailTab;
    /** Whose record is open to be edited, and which part of it. */
    edit?: number;
    editTab?: EditTab;
    /** Whether they are to move to another position. */
    move?: boolean;
    /** Whether they are to be rehired. */
    rehire?: boolean;
    /** Whether the form for a new user is open. */
    add?: boolean;
    /** The vacant position in it, and the hire date, if they are given. */
    position?: number;
    from?: string;
  };

/** Reads user management's state from the URL: list, filters and open dialogs. */
export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const role = oneOf(given.role, employeeRoles);
  const employeeStatus = oneOf(given.employeeStatus, employeeStatuses);
  const employmentStatus = oneOf(given.employmentStatus, employmentStatuses);
  const employee = countingNumber(given.employee);
  const tab = oneOf(given.tab, detailTabs);
  const edit = countingNumber(given.edit);
  const editTab = oneOf(given.editTab, editTabs);
  return {
    ...readListSearch(given, sortColumns),
    ...(role && { role }),
    ...(employeeStatus && { employeeStatus }),
    ...(employmentStatus && { employmentStatus }),
    ...(employee && { employee }),
    ...(employee && tab && tab !== "personal" && { tab }),
    ...(edit && { edit }),
    ...(edit && editTab && editTab !== "personal" && { editTab }),
    ...(edit && given.move === true && { move: true }),
    ...(edit && given.rehire === true && { rehire: true }),
    ...(given.add === true && readNewUser(given)),
  };
}

function readNewUser(
  given: Record<string, unknown>,
): Pick<UsersSearch, "add" | "position" | "from"> {
  const position = countingNumber(given.position);
  return {
    add: true,
    ...(position && { position }),
    ...(position && isDay(given.from) && { from: given.from }),
  };
}
