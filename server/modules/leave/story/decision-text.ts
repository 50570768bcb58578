import type { LeaveStatus } from "#contract/codes/leave.ts";
import { dayText } from "#contract/rules/leave-text.ts";

interface LastDecision {
  statusBefore: LeaveStatus;
  statusAfter: LeaveStatus;
  /** In the company's time zone, as the hour and minute are. */
  day: string;
  time: string;
  /** Null for an automatic decision. */
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
  if (statusBefore === "pending" && statusAfter === "pending") return "changed this request";
  if (statusBefore === "approved" && statusAfter === "rejected") return deeds.pending;
  if (statusAfter !== "approved") return deeds[statusAfter];
  if (statusBefore === "approved") return "shortened this leave";
  return statusBefore === "cancellation_asked" ? "kept this leave" : deeds.approved;
}

/** The last change's author, kind and time, for an outdated caller. */
export const lastDecisionText = (last: LastDecision): string =>
  `${last.decidedByName ?? "The system"} ${deedOf(last)} on ${dayText(last.day)} at ${last.time}.`;

/** The author of the last correction, for an outdated caller. */
export const correctionText = ({
  byName,
  day,
  time,
}: Pick<LastDecision, "day" | "time"> & { byName: string }): string =>
  `${byName} corrected what this leave is for on ${dayText(day)} at ${time}.`;
