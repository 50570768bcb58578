import { isSuperadmin } from "#contract/codes/employee-role.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findDocumentForMail } from "./mail-queries.ts";
import { documentAddedMail } from "./mails.ts";

interface DocumentPayload {
  documentId: number;
}

/** Mails the employee that a document was added to their record; nothing is sent once it has been removed. */
export const mailDocumentAdded = defineJob<DocumentPayload>(
  "documents.mailDocumentAdded",
  async ({ tx, links }, { documentId }) => {
    const document = await findDocumentForMail(tx, documentId);
    if (!document) return [];
    const area = isSuperadmin(document.employeeRole) ? "superadmin" : "staff";
    const url = links.to(places.profile(area, "overview"));
    const settingsUrl = notificationSettingsUrl(links);
    return [mailEffect(documentAddedMail(document, { url, settingsUrl }))];
  },
);

export const documentsJobs: readonly Job<DocumentPayload>[] = [mailDocumentAdded];
