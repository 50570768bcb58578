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
    /** The user with open details, and the open part. */
    employee?: number;
    tab?: DetailTab;
    /** The user with an open record, and the open part. */
    edit?: number;
    editTab?: EditTab;
    move?: boolean;
    /** The proposed day of the move. */
    on?: string;
    rehire?: boolean;
    add?: boolean;
    /** The given vacant position and hire date. */
    position?: number;
    from?: string;
  };

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
    ...(edit && given.move === true && readMove(given)),
    ...(edit && given.rehire === true && { rehire: true }),
    ...(given.add === true && readNewUser(given)),
  };
}

const readMove = ({ on }: Record<string, unknown>): Pick<UsersSearch, "move" | "on"> => ({
  move: true,
  ...(isDay(on) && { on }),
});

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
