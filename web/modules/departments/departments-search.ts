import { countingNumber, type ListSearch, readListSearch } from "#web/ui/table/list-search.ts";

const columns = ["departmentName", "employeeCount"] as const;
type Column = (typeof columns)[number];

export type DepartmentsSearch = ListSearch<Column | `-${Column}`> & {
  edit?: number;
  add?: boolean;
};

export function readDepartmentsSearch(given: Record<string, unknown>): DepartmentsSearch {
  const edit = countingNumber(given.edit);
  return {
    ...readListSearch(given, columns),
    ...(edit && { edit }),
    ...(given.add === true && { add: true }),
  };
}
