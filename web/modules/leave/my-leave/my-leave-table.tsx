import { IconBeach } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { lastPage } from "#web/ui/table/last-page.ts";
import { LeaveCard } from "../balances/leave-card.tsx";
import { leaveColumns } from "../requests/leave-columns.tsx";
import { text } from "../text.ts";

const { columns: name, myLeave } = text;

const columns: readonly Column<Leave>[] = [
  ...leaveColumns,
  {
    key: "reason",
    header: name.reason,
    width: "30%",
    cell: ({ reason }) =>
      reason ? (
        <span className="line-clamp-2">{reason}</span>
      ) : (
        <span className="text-muted">{myLeave.noReason}</span>
      ),
  },
];

interface MyLeaveTableProps {
  /** All requests of the user, newest first; undefined until it is known. */
  leave: readonly Leave[] | undefined;
  error?: string;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  rows: number | undefined;
  onRows: (rows: number) => void;
  onView: (requestId: number) => void;
  action: ReactNode;
}

export function MyLeaveTable(props: MyLeaveTableProps) {
  const { leave, error, onRetry, page, onPage, onRows, onView, action } = props;
  const sizes = useRowsPerPage("ownLeave", onRows, props.rows);
  const { pageSize } = sizes;
  const total = leave?.length ?? 0;
  const shownPage = Math.min(page, lastPage(total, pageSize));
  const rows = leave?.slice((shownPage - 1) * pageSize, shownPage * pageSize);
  return (
    <DataTable
      caption={myLeave.table}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      opening={{
        label: (one) => myLeave.view(leaveTypeLabels[one.leaveType], formatDate(one.startDate)),
        open: ({ id }) => onView(id),
      }}
      card={(one) => <LeaveCard leave={one} />}
      loadingText={text.loading}
      error={error}
      onRetry={onRetry}
      total={total}
      page={shownPage}
      {...sizes}
      onPage={onPage}
      summary={myLeave.summary(rows?.length ?? 0, total)}
      empty={
        <EmptyState
          title={myLeave.empty}
          icon={<IconBeach size={22} stroke={1.75} />}
          action={action}
        >
          {myLeave.emptyHelp}
        </EmptyState>
      }
    />
  );
}
