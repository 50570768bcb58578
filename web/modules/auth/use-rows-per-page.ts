import { type PagedTable, pageSizesOf } from "#contract/codes/display.ts";
import type { RowsPerPage } from "#contract/employees/employee-fields.ts";
import { useCurrentEmployee } from "./current-employee.ts";
import { usePreferenceChange } from "./use-preference-change.ts";

/** A table's rows: the URL's number, else the person's choice, else the default (AMB-208). A choice is saved and calls `onChosen`. */
export function useRowsPerPage(
  table: PagedTable,
  onChosen: (size: number) => void,
  inUrl?: number,
) {
  const { rowsPerPage } = useCurrentEmployee().preferences;
  const { mutate } = usePreferenceChange();
  const pageSizes = pageSizesOf(table);
  const wanted = [inUrl, rowsPerPage[table]].find(
    (size) => size !== undefined && pageSizes.includes(size),
  );
  const onPageSize = (size: number) => {
    mutate({ rowsPerPage: { ...rowsPerPage, [table]: size } as RowsPerPage });
    onChosen(size);
  };
  return { pageSize: wanted ?? pageSizes[0], pageSizes, onPageSize };
}
