import { IconBeach } from "@tabler/icons-react";
import { leaveTypeLabels } from "#contract/codes/leave.ts";
import type { OwnRequest } from "#contract/leave/requests/own-leave.ts";
import { places } from "#contract/places.ts";
import { LeaveStatusBadge } from "#web/modules/leave/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDays } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { staff: labels } = text;

const Request = ({ leave }: { leave: OwnRequest }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-5 py-3">
    <div className="min-w-0">
      <p className="font-medium">{leaveTypeLabels[leave.leaveType]}</p>
      <p className="text-muted text-sm tabular-nums">
        {proseDays(leave.startDate, leave.endDate)} · {formatDays(leave.leaveDuration)}
      </p>
    </div>
    <LeaveStatusBadge status={leave.leaveStatus} />
  </li>
);

/** The employee's latest leave requests and their status. */
export const OwnRequests = ({ requests }: { requests: readonly OwnRequest[] }) => (
  <Card
    title={labels.requests}
    action={<Link href={places.myLeave("staff")}>{labels.all}</Link>}
    isFlush
  >
    {requests.length === 0 ? (
      <EmptyState title={labels.empty} icon={<IconBeach size={22} stroke={1.75} />}>
        {labels.emptyHelp}
      </EmptyState>
    ) : (
      <ul>
        {requests.map((one) => (
          <Request key={one.id} leave={one} />
        ))}
      </ul>
    )}
  </Card>
);
