import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { FieldChange } from "#contract/history.ts";
import { tell } from "#server/story/story.ts";
import type { LeaveWithDuration } from "./eligibility.ts";

interface LeaveTold extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

const kinds = {
  pending: "leave_requested",
  approved: "leave_approved",
  rejected: "leave_rejected",
} as const;

/** Tells the person's story that leave came to a status, and from which; in codes, as words are the reader's language. */
export const recordLeave = (
  teller: Parameters<typeof tell>[0],
  leave: LeaveTold,
  after: LeaveStatus,
  { before, reason }: { before?: LeaveStatus; reason?: string } = {},
): Promise<void> =>
  tell(teller, {
    employeeId: leave.employeeId,
    kind: kinds[after],
    changes: [
      told("leaveType", leave.leaveType),
      told("startDate", leave.startDate),
      told("endDate", leave.endDate),
      told("leaveDuration", String(leave.duration)),
      told("leaveStatus", after, before),
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
