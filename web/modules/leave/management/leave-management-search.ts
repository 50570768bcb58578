import {
  type LeaveStatus,
  type LeaveType,
  leaveStatuses,
  leaveTypes,
} from "#contract/codes/leave.ts";
import { type LeaveFilter, leaveFilters } from "#contract/places.ts";
import {
  countingNumber,
  isDay,
  type ListSearch,
  oneOf,
  readListSearch,
} from "#web/ui/table/list-search.ts";
import {
  readStatementSearch,
  type StatementSearch,
} from "../balances/statement/statement-search.ts";

/** The requests for which people are listed. */
export interface RequestFilter {
  type?: LeaveType | undefined;
  status?: LeaveStatus | undefined;
  /** The first and the last of the days, one of which the request includes. */
  from?: string | undefined;
  to?: string | undefined;
}

export type LeaveManagementSearch = ListSearch<"name" | "-name"> &
  StatementSearch &
  RequestFilter & {
    /** Whose leave alone is listed. */
    show?: LeaveFilter;
    /** The department to which the list is narrowed. */
    department?: number;
    /** Whose leave is open. */
    employee?: number;
    /** Whether the form to book leave for them is open. */
    book?: boolean;
    /** The request of theirs that is open. */
    request?: number;
  };

/** Reads for which requests people are listed; a last day before the first is left out. */
function readRequestFilter(given: Record<string, unknown>): RequestFilter {
  const [type, status] = [oneOf(given.type, leaveTypes), oneOf(given.status, leaveStatuses)];
  const from = isDay(given.from) ? given.from : undefined;
  const to = isDay(given.to) && (!from || from <= given.to) ? given.to : undefined;
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** What of a search narrows the people to those with certain requests. */
export const requestFilterOf = ({
  type,
  status,
  from,
  to,
}: LeaveManagementSearch): RequestFilter => ({
  type,
  status,
  from,
  to,
});

/** The filters of the list, as the API names them. */
export const filterQueryOf = (search: LeaveManagementSearch) => ({
  search: search.search,
  show: search.show,
  departmentId: search.department,
  leaveType: search.type,
  leaveStatus: search.status,
  from: search.from,
  to: search.to,
  excludeSelf: "true" as const,
});

/** Reads leave management's state from the URL: the list's and the open dialogs. */
export function readLeaveManagementSearch(given: Record<string, unknown>): LeaveManagementSearch {
  const show = oneOf(given.show, leaveFilters);
  const [employee, department] = [given.employee, given.department].map(countingNumber);
  const request = countingNumber(given.request);
  return {
    ...readListSearch(given, ["name"]),
    ...readRequestFilter(given),
    ...(show && { show }),
    ...(department && { department }),
    ...(employee && { employee }),
    ...(employee && (given.book === true || given.book === 1) && { book: true }),
    ...(employee && request && { request }),
    ...(employee && readStatementSearch(given)),
  };
}
