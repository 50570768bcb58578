import { dayText } from "#contract/rules/leave-text.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import { shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

/** The mail that reports a new document; what it is called stays in the app, where only its readers see it. */
export const documentAddedMail = (
  { uploadedByName, ...recipient }: Recipient & { uploadedByName: string },
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(recipient),
  subject: "A document was added to your record",
  paragraphs: [
    `${shownName(uploadedByName) || "A colleague"} added a document to your record. Sign in to read it.`,
  ],
  action: { label: "View my profile", url },
  footnote: "You receive this because the document is about you.",
  settingsUrl,
});

interface ExpiringForMail extends Recipient {
  expiryDate: string;
  aboutName: string;
  /** Whether it is about the recipient. */
  isOwn: boolean;
}

/** The mail that reminds of a document's expiry date; what it is called stays in the app here, too. */
export const documentExpiresMail = (
  { expiryDate, aboutName, isOwn, ...recipient }: ExpiringForMail,
  { url, settingsUrl }: NoticeLinks,
): Mail => {
  const whose = isOwn ? "your record" : `the record of ${shownName(aboutName) || "an employee"}`;
  return {
    ...addressed(recipient),
    subject: `A document on ${whose} expires soon`,
    paragraphs: [
      `A document on ${whose} is valid until ${dayText(expiryDate)}. Please see to its renewal; the new file can be added as a new version.`,
    ],
    action: { label: isOwn ? "View my profile" : "View the employee", url },
    footnote: isOwn
      ? "You receive this because the document is about you."
      : "You receive this because you added the document.",
    settingsUrl,
  };
};
