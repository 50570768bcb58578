import { countingNumber, oneOf } from "#web/ui/table/list-search.ts";

const steps = ["file", "columns", "check"] as const;
const shown = ["add", "change", "bad"] as const;

export interface ImportSearch {
  /** The import that is open; without it a file is chosen. */
  import?: number;
  step?: (typeof steps)[number];
  /** Which of its rows; all if left out. */
  show?: (typeof shown)[number];
  page?: number;
}

export function readImportSearch(given: Record<string, unknown>): ImportSearch {
  const id = countingNumber(given.import);
  const step = oneOf(given.step, steps);
  const show = oneOf(given.show, shown);
  const page = countingNumber(given.page);
  return {
    ...(id && { import: id }),
    ...(id && step && { step }),
    ...(id && show && { show }),
    ...(id && page && page > 1 && { page }),
  };
}
