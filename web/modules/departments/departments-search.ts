import { countingNumber, type ListSearch, readListSearch } from "#web/ui/table/list-search.ts";

const columns = ["departmentName", "employeeCount"] as const;
type Column = (typeof columns)[number];

type DepartmentsSearch = ListSearch<Column | `-${Column}`> & {
  /** Which department is open. */
  edit?: number;
  /** Whether the form for a new one is open. */
  add?: boolean;
};

/** Reads the state of the departments from the URL: list and open dialog. */
export function readDepartmentsSearch(given: Record<string, unknown>): DepartmentsSearch {
  const edit = countingNumber(given.edit);
  return {
    ...readListSearch(given, columns),
    ...(edit && { edit }),
    ...(given.add === true && { add: true }),
  };
}
