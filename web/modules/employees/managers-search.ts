import { type ListSearch, readListSearch } from "#web/ui/table/list-search.ts";

const columns = ["lastName", "departmentTitle", "peopleCount"] as const;
type Column = (typeof columns)[number];

/** Reads the state of the list of managers from the URL. */
export const readManagersSearch = (
  given: Record<string, unknown>,
): ListSearch<Column | `-${Column}`> => readListSearch(given, columns);
