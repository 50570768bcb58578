import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import { defineJob, type Job } from "#server/jobs/job.ts";
import { notificationSettingsUrl } from "#server/modules/notifications/index.ts";
import { mailEffect } from "#server/outbox/effect.ts";
import { findDocumentForMail, findExpiryForMail } from "./mail-queries.ts";
import { documentAddedMail, documentExpiresMail } from "./mails.ts";

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

interface ExpiryPayload {
  documentId: number;
  recipientId: number;
  expiryDate: string;
}

/** Mails someone that a document expires soon; nothing is sent once it has been removed or has another expiry date. */
export const mailDocumentExpires = defineJob<ExpiryPayload>(
  "documents.mailDocumentExpires",
  async ({ tx, links }, { documentId, recipientId, expiryDate }) => {
    const document = await findExpiryForMail(tx, documentId, recipientId);
    if (document?.expiryDate !== expiryDate) return [];
    const { aboutId, recipientRole } = document;
    const isOwn = aboutId === recipientId;
    const area = isSuperadmin(recipientRole) ? "superadmin" : "staff";
    const url = links.to(isOwn ? places.profile(area, "overview") : places.userDocuments(aboutId));
    const settingsUrl = notificationSettingsUrl(links);
    return [
      mailEffect(documentExpiresMail({ ...document, expiryDate, isOwn }, { url, settingsUrl })),
    ];
  },
);

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const documentsJobs: readonly Job<any>[] = [mailDocumentAdded, mailDocumentExpires];
