import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import { changeOf } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";
import type { LeaveWithDuration } from "../policy/eligibility.ts";

interface RecordedLeave extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

const kinds = {
  pending: "leave_requested",
  approved: "leave_approved",
  rejected: "leave_rejected",
} as const;

/** The entry in the employee's story for leave that changes its status; in codes, as the text depends on the reader's language. */
export const leaveEntry = (
  leave: RecordedLeave,
  after: LeaveStatus,
  { before, ...details }: { before?: LeaveStatus } & Pick<StoryEntry, "reason" | "by"> = {},
): StoryEntry => ({
  subjectId: leave.employeeId,
  kind: kinds[after],
  changes: [
    changeOf("leaveType", null, leave.leaveType),
    changeOf("startDate", null, leave.startDate),
    changeOf("endDate", null, leave.endDate),
    changeOf("leaveDuration", null, String(leave.duration)),
    changeOf("leaveStatus", before ?? null, after),
  ],
  link: { kind: "leave_request", id: leave.id },
  ...details,
});
