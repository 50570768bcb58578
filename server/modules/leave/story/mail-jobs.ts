import type { LeaveOutcome, LeaveStatus } from "#contract/codes/leave.ts";
import { places } from "#contract/places.ts";
import { defineJob } from "#server/jobs/job.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { areaOf, linksTo } from "./mail-links.ts";
import { findLeaveForMail } from "./mail-queries.ts";
import { decisionMail, requestMail } from "./mails.ts";

interface ToReviewer {
  leaveId: number;
  reviewerId: number;
  isCancellation?: true;
  isReminder?: true;
}

/** Asks one reviewer to decide; nothing is sent once it is decided. */
export const mailReviewer = defineJob<ToReviewer>(
  "leave.mailReviewer",
  async (
    { tx, today, links },
    { leaveId, reviewerId, isCancellation = false, isReminder = false },
  ) => {
    const leave = await findLeaveForMail(tx, { leaveId, recipientId: reviewerId, today });
    if (leave?.leaveStatus !== (isCancellation ? "cancellation_asked" : "pending")) return [];
    const path = places.leaveRequest(areaOf(leave.employeeRole), leave.employeeId, leave.id);
    return [mailEffect(requestMail(leave, linksTo(path, links), { isReminder }))];
  },
);

interface ToRequester {
  leaveId: number;
  employeeId: number;
  leaveStatus: LeaveOutcome;
}

const statusAfter: Record<LeaveOutcome, readonly LeaveStatus[]> = {
  approved: ["approved"],
  booked: ["approved"],
  rejected: ["rejected"],
  cancelled: ["cancelled"],
  cancellation_refused: ["approved"],
  shortened: ["approved"],
  corrected: ["pending", "approved", "cancellation_asked"],
  recounted: ["pending", "approved", "cancellation_asked"],
};

/** Mails the employee how their request was decided; no mail is sent for a decision that another has replaced. */
export const mailDecision = defineJob<ToRequester>(
  "leave.mailDecision",
  async ({ tx, today, links }, { leaveId, employeeId, leaveStatus }) => {
    const leave = await findLeaveForMail(tx, { leaveId, recipientId: employeeId, today });
    if (!leave || !statusAfter[leaveStatus].includes(leave.leaveStatus)) return [];
    const path = places.ownRequest(areaOf(leave.employeeRole), leave.id);
    return [mailEffect(decisionMail(leave, leaveStatus, linksTo(path, links)))];
  },
);
