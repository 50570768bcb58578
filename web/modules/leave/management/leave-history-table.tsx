import { IconCheck, IconEye, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { Leave } from "#contract/leave/requests/request.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { useRowsPerPage } from "#web/modules/auth/index.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDate } from "#web/ui/format/dates.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { lastPage } from "#web/ui/table/last-page.ts";
import { LeaveCard, leaveColumns } from "../requests/leave-columns.tsx";
import type { Decision } from "../requests/leave-decision.ts";
import { text } from "../text.ts";

const { columns: name, details } = text;

export interface LeaveHistoryTableProps {
  /** Newest first. */
  leave: readonly Leave[];
  /** Whether a decision is being sent. */
  isBusy: boolean;
  onView: (leave: Leave) => void;
  onDecide: (decision: Decision, leave: Leave) => void;
}

const labelOf = (action: string, one: Leave) =>
  details.of(action, leaveName(one), formatDate(one.startDate));

type ActionsProps = LeaveHistoryTableProps & { one: Leave };

function Decisions({ one, isBusy, onDecide }: ActionsProps) {
  const decide = (decision: Decision, Icon: typeof IconCheck, colour: string) => (
    <IconButton
      label={labelOf(details[decision], one)}
      size="sm"
      icon={<Icon size={18} stroke={1.75} />}
      disabled={isBusy}
      onClick={() => onDecide(decision, one)}
      className={colour}
    />
  );
  return (
    <>
      {one.can.approve && decide("approve", IconCheck, "text-green-text!")}
      {one.can.reject && decide("reject", IconX, "text-red-text!")}
    </>
  );
}

const Actions = (props: ActionsProps) => (
  <div className="-me-2 flex justify-end">
    <IconButton
      label={labelOf(details.viewRequest, props.one)}
      size="sm"
      icon={<IconEye size={18} stroke={1.75} />}
      onClick={() => props.onView(props.one)}
    />
    <Decisions {...props} />
  </div>
);

const columnsFor = (props: LeaveHistoryTableProps): Column<Leave>[] => [
  ...leaveColumns,
  {
    key: "actions",
    header: name.actions,
    align: "end",
    width: "9rem",
    cell: (one) => <Actions {...props} one={one} />,
  },
];

/** All requests of an employee by page; reviewers decide here. */
export function LeaveHistoryTable(props: LeaveHistoryTableProps) {
  const { leave } = props;
  const [requestedPage, setPage] = useState(1);
  const sizes = useRowsPerPage("leaveHistory", () => setPage(1));
  const { pageSize } = sizes;
  const page = Math.min(requestedPage, lastPage(leave.length, pageSize));
  return (
    <DataTable
      caption={details.history}
      columns={columnsFor(props)}
      rows={leave.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={({ id }) => id}
      opening={{
        label: (one) => labelOf(details.viewRequest, one),
        open: props.onView,
        hasButton: true,
      }}
      card={(one) => <LeaveCard leave={one} actions={<Decisions {...props} one={one} />} />}
      total={leave.length}
      page={page}
      {...sizes}
      onPage={setPage}
      empty={<EmptyState title={details.empty} />}
    />
  );
}
