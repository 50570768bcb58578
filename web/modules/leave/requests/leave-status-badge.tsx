import { type LeaveStatus, leaveStatusLabels } from "#contract/codes/leave.ts";
import { Badge } from "#web/ui/display/badge.tsx";

const tones = {
  pending: "amber",
  approved: "green",
  rejected: "red",
  withdrawn: "neutral",
  cancellation_asked: "amber",
  cancelled: "neutral",
} as const;

export const LeaveStatusBadge = ({ status }: { status: LeaveStatus }) => (
  <Badge tone={tones[status]} hasDot>
    {leaveStatusLabels[status]}
  </Badge>
);
