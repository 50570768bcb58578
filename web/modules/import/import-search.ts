import { countingNumber, oneOf } from "#web/ui/table/list-search.ts";

const steps = ["file", "columns", "check"] as const;
const shown = ["add", "change", "bad", "warned"] as const;

export interface ImportSearch {
  /** The open import; without it a file is chosen. */
  import?: number;
  /** Of a draft. */
  step?: (typeof steps)[number];
  /** All rows by default. */
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
