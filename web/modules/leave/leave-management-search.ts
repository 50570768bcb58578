import { countingNumber, type ListSearch, readListSearch } from "#web/ui/table/list-search.ts";

export const sortColumns = ["name", "annual", "sick", "family", "maternity"] as const;
type Column = (typeof sortColumns)[number];

export type LeaveManagementSearch = ListSearch<Column | `-${Column}`> & {
  /** Whose leave is open. */
  employee?: number;
  /** The request of theirs that is open. */
  request?: number;
};

/** Reads leave management's state from the URL: the list's and the open dialogs. */
export function readLeaveManagementSearch(given: Record<string, unknown>): LeaveManagementSearch {
  const employee = countingNumber(given.employee);
  const request = countingNumber(given.request);
  return {
    ...readListSearch(given, sortColumns),
    ...(employee && { employee }),
    ...(employee && request && { request }),
  };
}
