import { countingNumber } from "#web/ui/table/list-search.ts";

interface PromiseSearch {
  promise?: number;
}

/** Reads from the URL to which promise on a person's page a link led. */
export function readPromiseSearch(given: Record<string, unknown>): PromiseSearch {
  const promise = countingNumber(given.promise);
  return promise ? { promise } : {};
}
