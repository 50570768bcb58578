import { countingNumber } from "#web/ui/table/list-search.ts";

interface HistorySearch {
  entry?: number;
}

export function readHistorySearch(given: Record<string, unknown>): HistorySearch {
  const entry = countingNumber(given.entry);
  return entry ? { entry } : {};
}
