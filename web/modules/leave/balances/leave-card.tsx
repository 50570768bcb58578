import type { ReactNode } from "react";
import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { LeaveStatusBadge } from "../requests/leave-status-badge.tsx";

/** Leave in two lines, for phones: what and when, then how long and its status. */
export const LeaveCard = ({ leave, actions }: { leave: Leave; actions?: ReactNode }) => (
  <div className="flex items-center gap-2">
    <div className="min-w-0 flex-1">
      <p className="text-pretty">
        <span className="font-medium">{leaveTypeLabels[leave.leaveType]}</span>
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
