import {
  type EmployeeStatus,
  type EmploymentStatus,
  employeeStatusLabels,
  employmentStatusLabels,
} from "#contract/codes/people.ts";
import type { Invitation } from "#contract/employees/employee-lists.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { text } from "./text.ts";

const statusTones = { pending: "amber", approved: "green", rejected: "red" } as const;
const employmentTones: Partial<Record<EmploymentStatus, "amber" | "red">> = {
  Probation: "amber",
  Terminated: "red",
};

/** The approval state of an employee, and their deactivation (AMB-173). */
export const StatusBadges = (props: { status: EmployeeStatus; isActive: boolean }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge tone={statusTones[props.status]} hasDot>
      {employeeStatusLabels[props.status]}
    </Badge>
    {!props.isActive && <Badge tone="red">{text.table.inactive}</Badge>}
  </span>
);

/** The problem with an open invitation, if any. */
export function InvitationBadge({ invitation }: { invitation: Invitation | null }) {
  if (invitation?.status === "expired")
    return <Badge tone="amber">{text.invitation.expiredBadge}</Badge>;
  if (invitation?.status === "withdrawn")
    return <Badge tone="red">{text.invitation.withdrawnBadge}</Badge>;
  if (invitation?.status === "notSent") return <Badge>{text.invitation.notSentBadge}</Badge>;
  return null;
}

export const EmploymentBadge = ({ status }: { status: EmploymentStatus }) => (
  <Badge tone={employmentTones[status] ?? "neutral"}>{employmentStatusLabels[status]}</Badge>
);
