import { type PagedTable, pageSizesOf } from "#contract/codes/display.ts";
import type { RowsPerPage } from "#contract/employees/employee-fields.ts";
import { useCurrentEmployee } from "./current-employee.ts";
import { usePreferenceChange } from "./use-preference-change.ts";

/**
 * How many rows a table shows: as many as the URL says, or else as the person chose, on whatever device, or else as documented
 * (AMB-208). Props of a table: a choice is saved, and `onChosen` goes to its first page.
 */
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
