import { type LeaveFilter, leaveFilters } from "#contract/places.ts";
import {
  countingNumber,
  type ListSearch,
  oneOf,
  readListSearch,
} from "#web/ui/table/list-search.ts";
import { readStatementSearch, type StatementSearch } from "./statement/statement-search.ts";

export const sortColumns = ["name", "annual", "sick", "family", "maternity"] as const;
type Column = (typeof sortColumns)[number];

export type LeaveManagementSearch = ListSearch<Column | `-${Column}`> &
  StatementSearch & {
    /** Whose leave alone is listed. */
    show?: LeaveFilter;
    /** Whose leave is open. */
    employee?: number;
    /** The request of theirs that is open. */
    request?: number;
  };

/** Reads leave management's state from the URL: the list's and the open dialogs. */
export function readLeaveManagementSearch(given: Record<string, unknown>): LeaveManagementSearch {
  const show = oneOf(given.show, leaveFilters);
  const employee = countingNumber(given.employee);
  const request = countingNumber(given.request);
  return {
    ...readListSearch(given, sortColumns),
    ...(show && { show }),
    ...(employee && { employee }),
    ...(employee && request && { request }),
    ...(employee && readStatementSearch(given)),
  };
}
