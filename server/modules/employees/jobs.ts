import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { rejectionMail } from "./mails.ts";
import { findRejectedEmployee } from "./queries.ts";

interface RejectionPayload {
  employeeId: number;
}

/** Mails an employee that their profile was returned; nothing is sent once they have submitted it again. */
export const mailRejection = defineJob<RejectionPayload>(
  "employees.mailRejection",
  async ({ tx, links }, { employeeId }) => {
    const employee = await findRejectedEmployee(tx, employeeId);
    if (!employee) return [];
    return [mailEffect(rejectionMail(employee, links, notificationSettingsUrl(links)))];
  },
);

export const employeesJobs: readonly Job<RejectionPayload>[] = [mailRejection];
