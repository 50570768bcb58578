import { type LeaveStatus, leaveStatusLabels } from "#contract/codes/leave-status.ts";
import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { FieldChange } from "#contract/history.ts";
import { tell } from "#server/story/story.ts";
import type { LeaveWithDuration } from "./eligibility.ts";
import { dayInWords, daysInWords } from "./wording.ts";

interface LeaveTold extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

const kinds = {
  pending: "leave_requested",
  approved: "leave_approved",
  rejected: "leave_rejected",
} as const;

/** Tells the person's story that leave came to a status, and from which. */
export const tellLeave = (
  teller: Parameters<typeof tell>[0],
  leave: LeaveTold,
  after: LeaveStatus,
  { before, reason }: { before?: LeaveStatus; reason?: string } = {},
): Promise<void> =>
  tell(teller, {
    employeeId: leave.employeeId,
    kind: kinds[after],
    changes: [
      told("leaveType", leaveTypeLabels[leave.leaveType]),
      told("startDate", dayInWords(leave.startDate)),
      told("endDate", dayInWords(leave.endDate)),
      told("leaveDuration", daysInWords(leave.duration)),
      told("leaveStatus", leaveStatusLabels[after], before && leaveStatusLabels[before]),
    ],
    link: { kind: "leave_request", id: leave.id },
    ...(reason && { reason }),
  });

const told = (field: string, after: string, before: string | null = null): FieldChange => ({
  field,
  before,
  after,
  isSensitive: false,
});
