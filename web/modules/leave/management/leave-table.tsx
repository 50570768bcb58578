import { IconBeach } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import type { Sort } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { sortOf, textOfSort, useLastPageAtMost } from "#web/ui/table/list-search.ts";
import { text } from "../text.ts";
import {
  filterQueryOf,
  type LeaveManagementSearch,
  readLeaveManagementSearch,
  requestFilterOf,
} from "./leave-management-search.ts";
import { LeaveToolbar } from "./leave-toolbar.tsx";
import { SummaryCard, summaryColumnsFor } from "./summary-columns.tsx";

const { management } = text;

export interface LeaveTableProps {
  search: LeaveManagementSearch;
  onChange: (next: Partial<LeaveManagementSearch>, how?: { isReplacing: boolean }) => void;
}

/** The leave table by page with the used share of each balance. */
export function LeaveTable({ search: shown, onChange }: LeaveTableProps) {
  const { page = 1, sort } = shown;
  const sizes = useRowsPerPage("leave", (rows) => onChange({ rows, page: undefined }), shown.rows);
  const { pageSize } = sizes;
  const { data, isPending, isPlaceholderData, isError, refetch } = useApiQuery(
    "leave.combinedRecords",
    { query: { ...filterQueryOf(shown), page, pageSize, sort } },
  );
  const { items, total = 0 } = data ?? {};
  const onPage = (next: number) => onChange({ page: next });
  useLastPageAtMost({ page, total: isPlaceholderData ? undefined : data?.total, pageSize }, onPage);
  const first = (page - 1) * pageSize + 1;
  const onSort = (next: Sort) =>
    onChange({ ...readLeaveManagementSearch({ sort: textOfSort(next) }), page: undefined });

  return (
    <div className="flex flex-col gap-3">
      <LeaveToolbar search={shown} onSort={onSort} onChange={onChange} />
      <DataTable
        caption={management.table}
        columns={summaryColumnsFor((employee) => onChange({ employee }))}
        rows={items}
        rowKey={({ employee }) => employee.id}
        opening={{
          label: ({ employee }) => management.view(nameOf(employee)),
          open: ({ employee }) => onChange({ employee: employee.id }),
          hasButton: true,
        }}
        card={(summary) => <SummaryCard summary={summary} />}
        loadingText={text.loading}
        isFetching={isPlaceholderData}
        error={isError && !isPending ? text.failed : undefined}
        onRetry={() => void refetch()}
        sort={sortOf(sort ?? "name")}
        onSort={onSort}
        total={total}
        page={page}
        {...sizes}
        onPage={onPage}
        summary={management.summary(first, first + (items?.length ?? 0) - 1, total)}
        empty={
          <EmptyState title={management.empty} icon={<IconBeach size={22} stroke={1.75} />}>
            {emptyHelpFor(shown)}
          </EmptyState>
        }
      />
    </div>
  );
}

function emptyHelpFor(shown: LeaveManagementSearch): string {
  const { search, show, department } = shown;
  if (Object.values(requestFilterOf(shown)).some(Boolean)) return management.noRequests;
  if (search || department) return management.nothingFound;
  return show ? management.noneShown[show] : management.emptyHelp;
}
