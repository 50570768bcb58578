import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { Leave } from "#contract/leave.ts";
import type { Description } from "#web/ui/display/description-list.tsx";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate, formatMoment } from "#web/ui/format/dates.ts";
import { LeaveStatusBadge } from "./leave-status-badge.tsx";
import { text } from "./text.ts";

const { request: labels } = text;

/** All that is known of a request: what was asked, and how it was decided. */
export const factsOf = (leave: Leave): Description[] => [
  { term: labels.type, value: leaveTypeLabels[leave.leaveType] },
  { term: labels.status, value: <LeaveStatusBadge status={leave.leaveStatus} /> },
  { term: labels.start, value: formatDate(leave.startDate) },
  { term: labels.end, value: formatDate(leave.endDate) },
  { term: labels.duration, value: formatDays(leave.leaveDuration) },
  { term: labels.contact, value: leave.contactNumberWhileOnLeave },
  { term: labels.reason, value: leave.reason },
  { term: labels.requested, value: formatMoment(leave.requestedAt) },
  ...(leave.decidedAt ? [{ term: labels.decided, value: decisionOf(leave) }] : []),
  ...(leave.decisionReason ? [{ term: labels.decisionReason, value: leave.decisionReason }] : []),
];

function decisionOf({ decidedAt, decidedBy }: Leave): string {
  const when = formatMoment(decidedAt);
  return decidedBy ? labels.decidedBy(when, decidedBy.name) : when;
}
