import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findFeedbackForMail, findReportForMail } from "./mail-queries.ts";
import { feedbackReceivedMail, feedbackReportedMail } from "./mails.ts";

interface ReceivedPayload {
  feedbackId: number;
}

/** Mails the recipient that a message has arrived; nothing is sent once it has been read, or to those who cannot sign in. */
export const mailFeedbackReceived = defineJob<ReceivedPayload>(
  "feedback.mailFeedbackReceived",
  async ({ tx, links }, { feedbackId }) => {
    const feedback = await findFeedbackForMail(tx, feedbackId);
    if (!feedback) return [];
    const area = isSuperadmin(feedback.employeeRole) ? "superadmin" : "staff";
    const url = links.to(places.receivedFeedback(area, feedbackId));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(feedbackReceivedMail(feedback, { url, settingsUrl }))];
  },
);

interface ReportedPayload {
  feedbackId: number;
  reviewerId: number;
}

/** Mails a super administrator that a message was reported; nothing is sent once the report is resolved. */
export const mailFeedbackReported = defineJob<ReportedPayload>(
  "feedback.mailFeedbackReported",
  async ({ tx, links }, { feedbackId, reviewerId }) => {
    const report = await findReportForMail(tx, feedbackId, reviewerId);
    if (!report || !isSuperadmin(report.employeeRole)) return [];
    const url = links.to(places.reportedFeedback(feedbackId));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(feedbackReportedMail(report, { url, settingsUrl }))];
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const feedbackJobs: readonly Job<any>[] = [mailFeedbackReceived, mailFeedbackReported];
