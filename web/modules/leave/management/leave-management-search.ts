import {
  type DocumentedLeaveType,
  documentedLeaveTypes,
  type LeaveStatus,
  leaveStatuses,
} from "#contract/codes/leave.ts";
import { type LeaveFilter, leaveFilters, type ProposedDays } from "#contract/places.ts";
import {
  countingNumber,
  isDay,
  type ListSearch,
  oneOf,
  readListSearch,
  readProposedDays,
} from "#web/ui/table/list-search.ts";
import {
  readStatementSearch,
  type StatementSearch,
} from "../balances/statement/statement-search.ts";

/** The filter for people with certain requests. */
export interface RequestFilter {
  /** A documented type, or an own type by its id. */
  type?: DocumentedLeaveType | number | undefined;
  status?: LeaveStatus | undefined;
  /** The request includes a day between these two. */
  from?: string | undefined;
  to?: string | undefined;
}

export type LeaveManagementSearch = ListSearch<"name" | "-name"> &
  StatementSearch &
  RequestFilter &
  ProposedDays & {
    show?: LeaveFilter;
    department?: number;
    /** The employee with open leave. */
    employee?: number;
    /** The form, which may begin with proposed days. */
    book?: boolean;
    request?: number;
  };

/** Reads the request filter; a last day before the first is left out. */
function readRequestFilter(given: Record<string, unknown>): RequestFilter {
  const type = oneOf(given.type, documentedLeaveTypes) ?? countingNumber(given.type);
  const status = oneOf(given.status, leaveStatuses);
  const from = isDay(given.from) ? given.from : undefined;
  const to = isDay(given.to) && (!from || from <= given.to) ? given.to : undefined;
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The request filter of a search. */
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

/** The request filter by its API names. */
export const requestQueryOf = ({ type, status, from, to }: RequestFilter) => ({
  ...(typeof type === "number" ? { ownTypeId: type } : { leaveType: type }),
  leaveStatus: status,
  from,
  to,
});

/** The list's filters by their API names. */
export const filterQueryOf = (search: LeaveManagementSearch) => ({
  search: search.search,
  show: search.show,
  departmentId: search.department,
  ...requestQueryOf(search),
  excludeSelf: "true" as const,
});

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
    ...(employee &&
      (given.book === true || given.book === 1) && { book: true, ...readProposedDays(given) }),
    ...(employee && request && { request }),
    ...(employee && readStatementSearch(given)),
  };
}
