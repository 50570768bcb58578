import { IconBeach, IconEye } from "@tabler/icons-react";
import type { LeaveSummary } from "#contract/leave.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SearchField } from "#web/ui/form/search-field.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { sortOf, textOfSort, useLastPageAtMost } from "#web/ui/table/list-search.ts";
import { pendingReviews, shownBalances } from "./leave-balances.ts";
import { LeaveFace } from "./leave-face.tsx";
import { LeaveFilterButtons } from "./leave-filter-buttons.tsx";
import {
  type LeaveManagementSearch,
  readLeaveManagementSearch,
} from "./leave-management-search.ts";
import { text } from "./text.ts";

const { management, columns: name } = text;

function EmployeeCell({ summary }: { summary: LeaveSummary }) {
  const { employee } = summary;
  const pendingCount = pendingReviews(summary).length;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <LeaveFace employee={employee} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="truncate font-medium">{nameOf(employee)}</span>
          {pendingCount > 0 && <Badge tone="amber">{management.pendingBadge(pendingCount)}</Badge>}
        </div>
        <p className="wrap-anywhere text-muted text-sm">{employee.email}</p>
      </div>
    </div>
  );
}

const usageColumns = shownBalances.map(
  (balance): Column<LeaveSummary> => ({
    key: balance,
    header: management[balance],
    isSortable: true,
    width: "16%",
    cell: (summary) => {
      const { used, total, percentage } = summary[balance];
      return (
        <UsageBar
          label={text.percentUsed(percentage)}
          value={used}
          max={total}
          pending={summary[balance].pending}
          valueText={`${used}/${total}`}
        />
      );
    },
  }),
);

const columnsFor = (onView: (employeeId: number) => void): Column<LeaveSummary>[] => [
  {
    key: "name",
    header: name.name,
    isSortable: true,
    cell: (summary) => <EmployeeCell summary={summary} />,
  },
  ...usageColumns,
  {
    key: "view",
    header: name.actions,
    align: "end",
    width: "5rem",
    cell: ({ employee }) => (
      <IconButton
        label={management.view(nameOf(employee))}
        size="sm"
        icon={<IconEye size={18} stroke={1.75} />}
        onClick={() => onView(employee.id)}
      />
    ),
  },
];

export interface LeaveTableProps {
  search: LeaveManagementSearch;
  onChange: (next: Partial<LeaveManagementSearch>, how?: { isReplacing: boolean }) => void;
}

/** Everyone else whose leave the reader may see, a page at a time, with how much of each balance is used. */
export function LeaveTable({ search: shown, onChange }: LeaveTableProps) {
  const { page = 1, sort, search, show } = shown;
  const { pageSize, pageSizes, remember } = useRowsPerPage("leave", shown.rows);
  const { data, isPending, isPlaceholderData, isError, refetch } = useApiQuery(
    "leave.combinedRecords",
    { query: { excludeSelf: "true", page, pageSize, sort, search, show } },
  );
  const { items, total = 0 } = data ?? {};
  const onPage = (next: number) => onChange({ page: next });
  useLastPageAtMost({ page, total: isPlaceholderData ? undefined : data?.total, pageSize }, onPage);
  const first = (page - 1) * pageSize + 1;

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto font-semibold text-lg">{management.table}</h2>
        <LeaveFilterButtons
          shown={show}
          onShow={(filter) => onChange({ show: filter, page: undefined }, { isReplacing: true })}
        />
        <SearchField
          label={management.search}
          value={search ?? ""}
          onSearch={(given) =>
            onChange({ search: given || undefined, page: undefined }, { isReplacing: true })
          }
          className="w-full sm:w-72"
        />
      </div>
      <DataTable
        caption={management.table}
        columns={columnsFor((employee) => onChange({ employee }))}
        rows={items}
        rowKey={({ employee }) => employee.id}
        loadingText={text.loading}
        isFetching={isPlaceholderData}
        error={isError && !isPending ? text.failed : undefined}
        onRetry={() => void refetch()}
        sort={sortOf(sort ?? "name")}
        onSort={(next) =>
          onChange({ ...readLeaveManagementSearch({ sort: textOfSort(next) }), page: undefined })
        }
        total={total}
        page={page}
        pageSize={pageSize}
        onPage={onPage}
        pageSizes={pageSizes}
        onPageSize={(rows) => {
          remember(rows);
          onChange({ rows, page: undefined });
        }}
        summary={management.summary(first, first + (items?.length ?? 0) - 1, total)}
        empty={
          <EmptyState title={management.empty} icon={<IconBeach size={22} stroke={1.75} />}>
            {search
              ? management.nothingFound
              : show
                ? management.noneShown[show]
                : management.emptyHelp}
          </EmptyState>
        }
      />
    </div>
  );
}
