import { type ListSearch, readListSearch } from "#web/ui/table/list-search.ts";

const columns = ["lastName", "departmentTitle", "peopleCount"] as const;
type Column = (typeof columns)[number];

export const readManagersSearch = (
  given: Record<string, unknown>,
): ListSearch<Column | `-${Column}`> => readListSearch(given, columns);
