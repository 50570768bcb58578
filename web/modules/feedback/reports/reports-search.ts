import { countingNumber, oneOf } from "#web/ui/table/list-search.ts";

const reportStatuses = ["resolved", "all"] as const;

export type ReportsSearch = {
  page?: number;
  /** Which reports are listed; those that are open if it is left out. */
  status?: (typeof reportStatuses)[number];
  /** The reported message that is open. */
  report?: number;
};

/** Reads from the URL what the list of reports shows. */
export function readReportsSearch(given: Record<string, unknown>): ReportsSearch {
  const [page, report] = [countingNumber(given.page), countingNumber(given.report)];
  const status = oneOf(given.status, reportStatuses);
  return {
    ...(page && page > 1 && { page }),
    ...(status && { status }),
    ...(report && { report }),
  };
}
