import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import type { Column } from "#web/ui/table/column.ts";
import { Day } from "../day.tsx";
import { text } from "../text.ts";
import { LeaveStatusBadge } from "./leave-status-badge.tsx";

const { columns: name } = text;

/** The first columns of every leave table: type, dates, duration and status. */
export const leaveColumns: readonly Column<Leave>[] = [
  { key: "type", header: name.type, cell: ({ leaveType }) => leaveTypeLabels[leaveType] },
  { key: "start", header: name.start, cell: ({ startDate }) => <Day date={startDate} /> },
  { key: "end", header: name.end, cell: ({ endDate }) => <Day date={endDate} /> },
  { key: "days", header: name.days, align: "end", cell: ({ leaveDuration }) => leaveDuration },
  {
    key: "status",
    header: name.status,
    cell: ({ leaveStatus }) => <LeaveStatusBadge status={leaveStatus} />,
  },
];
