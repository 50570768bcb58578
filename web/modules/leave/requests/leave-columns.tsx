import type { ReactNode } from "react";
import type { Leave } from "#contract/leave/requests/request.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate, proseDays } from "#web/ui/format/dates.ts";
import type { Column } from "#web/ui/table/column.ts";
import { text } from "../text.ts";
import { LeaveStatusBadge } from "./leave-status-badge.tsx";

const { columns: name } = text;

/** The first columns of every leave table: type, dates, duration and status. */
export const leaveColumns: readonly Column<Leave>[] = [
  { key: "type", header: name.type, cell: (leave) => leaveName(leave) },
  { key: "start", header: name.start, cell: ({ startDate }) => <Day date={startDate} /> },
  { key: "end", header: name.end, cell: ({ endDate }) => <Day date={endDate} /> },
  { key: "days", header: name.days, align: "end", cell: ({ leaveDuration }) => leaveDuration },
  {
    key: "status",
    header: name.status,
    cell: ({ leaveStatus }) => <LeaveStatusBadge status={leaveStatus} />,
  },
];

/** Leave in two lines, for phones: type and dates, then duration and status. */
export const LeaveCard = ({ leave, actions }: { leave: Leave; actions?: ReactNode }) => (
  <div className="flex items-center gap-2">
    <div className="min-w-0 flex-1">
      <p className="text-pretty">
        <span className="font-medium">{leaveName(leave)}</span>
        <span className="whitespace-nowrap text-muted">
          {" "}
          · {proseDays(leave.startDate, leave.endDate)}
        </span>
      </p>
      <p className="mt-1 flex items-center gap-3 text-muted text-sm">
        {formatDays(leave.leaveDuration)}
        <LeaveStatusBadge status={leave.leaveStatus} />
      </p>
    </div>
    {actions}
  </div>
);

const Day = ({ date }: { date: string }) => (
  <span className="whitespace-nowrap">{formatDate(date)}</span>
);
