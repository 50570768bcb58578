import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import type { StoryKind } from "#contract/codes/story-kind.ts";
import { changeOf } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";
import type { LeaveWithDuration } from "../policy/eligibility.ts";

interface RecordedLeave extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

const kinds: Record<LeaveStatus, StoryKind> = {
  pending: "leave_requested",
  approved: "leave_approved",
  rejected: "leave_rejected",
  withdrawn: "leave_withdrawn",
  cancellation_asked: "leave_cancellation_asked",
  cancelled: "leave_cancelled",
};

function kindOf(before: LeaveStatus | undefined, after: LeaveStatus, isOwn: boolean): StoryKind {
  if (after !== "approved") return kinds[after];
  if (before === "approved") return "leave_shortened";
  if (before !== "cancellation_asked") return kinds.approved;
  return isOwn ? "leave_cancellation_withdrawn" : "leave_cancellation_refused";
}

type Details = { before?: LeaveStatus; isOwn?: boolean } & Pick<StoryEntry, "reason" | "by">;

/** The entry in the employee's story for leave that changes its status; in codes, as the text depends on the reader's language. */
export const leaveEntry = (
  leave: RecordedLeave,
  after: LeaveStatus,
  { before, isOwn = false, ...details }: Details = {},
): StoryEntry => ({
  subjectId: leave.employeeId,
  kind: kindOf(before, after, isOwn),
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
