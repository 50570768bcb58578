import { isSuperadmin } from "#contract/codes/employee-role.ts";
import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import type { Links } from "#server/links.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findLeaveForMail } from "./story/mail-queries.ts";
import { decisionMail, requestMail } from "./story/mails.ts";

const areaOf = (role: string) => (isSuperadmin(role) ? "superadmin" : "staff");

const linksTo = (path: `/${string}`, links: Links) => ({
  url: links.to(path),
  settingsUrl: notificationSettingsUrl(links),
});

interface ToReviewer {
  leaveId: number;
  reviewerId: number;
}

/** Asks one reviewer to decide; nothing is sent once the request is decided. */
export const mailReviewer = defineJob<ToReviewer>(
  "leave.mailReviewer",
  async ({ tx, links }, { leaveId, reviewerId }) => {
    const leave = await findLeaveForMail(tx, leaveId, reviewerId);
    if (leave?.leaveStatus !== "pending") return [];
    const path = places.leaveManagement(areaOf(leave.employeeRole));
    return [mailEffect(requestMail(leave, linksTo(path, links)))];
  },
);

interface ToRequester {
  leaveId: number;
  employeeId: number;
  leaveStatus: LeaveStatus;
}

/** Mails the employee how their request was decided; no mail is sent for a decision that another has replaced. */
export const mailDecision = defineJob<ToRequester>(
  "leave.mailDecision",
  async ({ tx, links }, { leaveId, employeeId, leaveStatus }) => {
    const leave = await findLeaveForMail(tx, leaveId, employeeId);
    if (leave?.leaveStatus !== leaveStatus) return [];
    const path = places.myLeave(areaOf(leave.employeeRole));
    return [mailEffect(decisionMail(leave, linksTo(path, links)))];
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const leaveJobs: readonly Job<any>[] = [mailReviewer, mailDecision];
