import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import { changeOf } from "#server/story/changes.ts";
import { type Recorder, recordStory } from "#server/story/story.ts";
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
  recorder: Recorder,
  leave: LeaveTold,
  after: LeaveStatus,
  { before, reason }: { before?: LeaveStatus; reason?: string } = {},
): Promise<void> =>
  recordStory(recorder, {
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
    ...(reason && { reason }),
  });
