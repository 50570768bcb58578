import { places } from "#contract/places.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { shownName } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { findExpiring, findUploader } from "./mail-queries.ts";

/** A new document or version in the reader's record. Its name stays in the app. */
export const documentAdded = defineNotice("documentAdded", {
  mail: async ({ context, area, aboutId }) => {
    const uploader = await findUploader(context.tx, aboutId);
    return (
      uploader && {
        subject: "A document was added to your record",
        paragraphs: [
          `${shownName(uploader.name) || "A colleague"} added a document to your record. Sign in to read it.`,
        ],
        action: { label: "View my profile", path: places.profile(area, "overview") },
        footnote: "You receive this because the document is about you.",
      }
    );
  },
});

/** A document's coming expiry on the notified day. Its name stays in the app. */
export const documentExpires = defineNotice("documentExpires", {
  mail: async ({ context, recipient, area, aboutId, details: { expiryDate } }) => {
    const document = await findExpiring(context.tx, aboutId);
    if (document?.expiryDate !== expiryDate) return undefined;
    const { employeeId, employeeName } = document;
    const isOwn = employeeId === recipient.id;
    const whose = isOwn
      ? "your record"
      : `the record of ${shownName(employeeName) || "an employee"}`;
    return {
      subject: `A document on ${whose} expires soon`,
      paragraphs: [
        `A document on ${whose} is valid until ${dayText(expiryDate)}. Please see to its renewal; the new file can be added as a new version.`,
      ],
      ...(isOwn
        ? {
            action: { label: "View my profile", path: places.profile(area, "overview") },
            footnote: "You receive this because the document is about you.",
          }
        : {
            action: { label: "View the employee", path: places.userDocuments(employeeId) },
            footnote: "You receive this because you added the document.",
          }),
    };
  },
});

export const documentsNotices: readonly AnyNotice[] = [documentAdded, documentExpires];
