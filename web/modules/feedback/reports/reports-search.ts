import { countingNumber, oneOf } from "#web/ui/table/list-search.ts";

const reportStatuses = ["resolved", "all"] as const;

export type ReportsSearch = {
  page?: number;
  /** Open reports by default. */
  status?: (typeof reportStatuses)[number];
  report?: number;
};

export function readReportsSearch(given: Record<string, unknown>): ReportsSearch {
  const [page, report] = [countingNumber(given.page), countingNumber(given.report)];
  const status = oneOf(given.status, reportStatuses);
  return {
    ...(page && page > 1 && { page }),
    ...(status && { status }),
    ...(report && { report }),
  };
}
