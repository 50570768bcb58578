import type { LeaveStatus } from "#contract/codes/leave.ts";
import type { StoryKind } from "#contract/codes/story.ts";
import { changeOf, changesBetween, hiddenChange } from "#server/story/changes.ts";
import type { StoredReason } from "#server/story/reason.ts";
import type { StoryEntry } from "#server/story/story.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";

interface RecordedLeave extends LeaveWithDuration {
  id: number;
  employeeId: number;
}

/** The code of a documented type, or the present name of an own one. */
export const storedName = ({ leaveType, ownType }: Pick<RecordedLeave, "leaveType" | "ownType">) =>
  ownType?.name ?? leaveType;

const kinds: Record<LeaveStatus, StoryKind> = {
  pending: "leave_requested",
  approved: "leave_approved",
  rejected: "leave_rejected",
  withdrawn: "leave_withdrawn",
  cancellation_asked: "leave_cancellation_asked",
  cancelled: "leave_cancelled",
};

interface Happened {
  before: LeaveStatus | undefined;
  after: LeaveStatus;
  isOwn: boolean;
  isUndone: boolean;
  isBooked: boolean;
  isTurnedSick: boolean;
  byEmployment: "shortened" | "restored" | undefined;
}

function kindOf(happened: Happened): StoryKind {
  const { after, isUndone, byEmployment } = happened;
  if (byEmployment) return byEmployment === "restored" ? "leave_restored" : "leave_shortened";
  if (isUndone) return "leave_decision_undone";
  return after === "approved" ? kindOfApproval(happened) : kinds[after];
}

function kindOfApproval({ before, isOwn, isBooked, isTurnedSick }: Happened): StoryKind {
  if (isBooked) return "leave_booked";
  if (before === "approved") return "leave_shortened";
  if (isTurnedSick && before !== "cancellation_asked") return "leave_turned_sick";
  if (before !== "cancellation_asked") return kinds.approved;
  return isOwn ? "leave_cancellation_withdrawn" : "leave_cancellation_refused";
}

interface EditedLeave extends RecordedLeave {
  reason: string;
  contactNumber: string;
}

/** The entry for an edited request: what it was and what it is, without its reason. */
export const editEntry = (before: EditedLeave, after: EditedLeave): StoryEntry => ({
  subjectId: after.employeeId,
  kind: "leave_changed",
  changes: [
    changeOf("leaveType", null, storedName(after)),
    changeOf("startDate", before.startDate, after.startDate),
    changeOf("endDate", before.endDate, after.endDate),
    changeOf("leaveDuration", String(before.duration), String(after.duration)),
    ...changesBetween(halvesOf(before), halvesOf(after)),
    ...(before.reason === after.reason ? [] : [hiddenChange("reason")]),
    ...(before.contactNumber === after.contactNumber ? [] : [hiddenChange("contactNumber")]),
  ],
  link: { kind: "leave_request", id: after.id },
});

const halvesOf = ({ startHalf, endHalf }: RecordedLeave) => ({ startHalf, endHalf });

/** The entry for recounted leave, with the change as its reason. */
export const recountEntry = (
  leave: RecordedLeave,
  durationBefore: number,
  reason: StoredReason,
): StoryEntry => ({
  subjectId: leave.employeeId,
  kind: "leave_recounted",
  changes: [
    changeOf("leaveType", null, storedName(leave)),
    changeOf("startDate", null, leave.startDate),
    changeOf("endDate", null, leave.endDate),
    changeOf("leaveDuration", String(durationBefore), String(leave.duration)),
  ],
  reason,
  link: { kind: "leave_request", id: leave.id },
});

/** `isBooked` marks leave booked by a reviewer. */
type Details = {
  before?: LeaveStatus;
  isOwn?: boolean;
  isUndone?: boolean;
  isBooked?: boolean;
  /** Its approval gives days of annual leave back. */
  isTurnedSick?: boolean;
  /** The first or last day of employment shortened or restored it. */
  byEmployment?: Happened["byEmployment"];
} & Pick<StoryEntry, "reason" | "by">;

/** The history entry of a status change, in codes for any language. */
export const leaveEntry = (
  leave: RecordedLeave,
  after: LeaveStatus,
  {
    before,
    isOwn = false,
    isUndone = false,
    isBooked = false,
    isTurnedSick = false,
    byEmployment,
    ...details
  }: Details = {},
): StoryEntry => ({
  subjectId: leave.employeeId,
  kind: kindOf({ before, after, isOwn, isUndone, isBooked, isTurnedSick, byEmployment }),
  changes: [
    changeOf("leaveType", null, storedName(leave)),
    changeOf("startDate", null, leave.startDate),
    changeOf("endDate", null, leave.endDate),
    changeOf("leaveDuration", null, String(leave.duration)),
    changeOf("leaveStatus", before ?? null, after),
  ],
  link: { kind: "leave_request", id: leave.id },
  ...details,
});
