import type { LeaveStatus } from "#contract/codes/leave.ts";
import { dayText } from "#contract/rules/leave-text.ts";

interface LastDecision {
  statusBefore: LeaveStatus;
  statusAfter: LeaveStatus;
  /** In the company's time zone: its day, and its hour and minute. */
  day: string;
  time: string;
  /** Null if it followed by itself. */
  decidedByName: string | null;
}

const deeds: Record<LeaveStatus, string> = {
  pending: "undid the decision on this request",
  approved: "approved this request",
  rejected: "rejected this request",
  withdrawn: "withdrew this request",
  cancellation_asked: "asked to cancel this leave",
  cancelled: "cancelled this leave",
};

function deedOf({ statusBefore, statusAfter }: LastDecision): string {
  if (statusBefore === "approved" && statusAfter === "rejected") return deeds.pending;
  if (statusAfter !== "approved") return deeds[statusAfter];
  if (statusBefore === "approved") return "shortened this leave";
  return statusBefore === "cancellation_asked" ? "kept this leave" : deeds.approved;
}

/** Who has changed a request last, how and when, for a caller who has not seen it yet. */
export const lastDecisionText = (last: LastDecision): string =>
  `${last.decidedByName ?? "The system"} ${deedOf(last)} on ${dayText(last.day)} at ${last.time}.`;

/** Who has corrected what a request is for, for a caller who has not seen it yet. */
export const correctionText = ({
  byName,
  day,
  time,
}: Pick<LastDecision, "day" | "time"> & { byName: string }): string =>
  `${byName} corrected what this leave is for on ${dayText(day)} at ${time}.`;
