import { countingNumber } from "#web/ui/table/list-search.ts";

interface HistorySearch {
  /** The entry that a link led to. */
  entry?: number;
}

/** Reads from the URL to which entry of a history on its page a link led. */
export function readHistorySearch(given: Record<string, unknown>): HistorySearch {
  const entry = countingNumber(given.entry);
  return entry ? { entry } : {};
}
