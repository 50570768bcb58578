import { isSuperadmin } from "#contract/codes/employee-role.ts";
import type { LeaveStatus } from "#contract/codes/leave-status.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import type { Services } from "#server/services.ts";
import { decisionMail, requestMail } from "./mails.ts";
import { findLeaveForMail } from "./queries.ts";

const areaOf = (role: string) => (isSuperadmin(role) ? "superadmin" : "staff");

const linksTo = (path: string, services: Services) => ({
  url: services.config.publicUrl + path,
  settingsUrl: notificationSettingsUrl(services),
});

interface ToReviewer {
  leaveId: number;
  reviewerId: number;
}

/** Asks one reviewer to decide; nothing is sent once the request is decided. */
export const mailReviewer = defineJob<ToReviewer>(
  "leave.mailReviewer",
  async ({ tx, services }, { leaveId, reviewerId }) => {
    const leave = await findLeaveForMail(tx, leaveId, reviewerId);
    if (leave?.leaveStatus !== "pending") return;
    const path = `/${areaOf(leave.employeeRole)}/leave/management`;
    return requestMail(leave, linksTo(path, services));
  },
);

interface ToRequester {
  leaveId: number;
  employeeId: number;
  leaveStatus: LeaveStatus;
}

/** Tells the person how their request was decided; nothing is sent of a decision that another has replaced. */
export const mailDecision = defineJob<ToRequester>(
  "leave.mailDecision",
  async ({ tx, services }, { leaveId, employeeId, leaveStatus }) => {
    const leave = await findLeaveForMail(tx, leaveId, employeeId);
    if (leave?.leaveStatus !== leaveStatus) return;
    const path = `/${areaOf(leave.employeeRole)}/leave/my-leave`;
    return decisionMail(leave, linksTo(path, services));
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const leaveJobs: readonly Job<any>[] = [mailReviewer, mailDecision];
