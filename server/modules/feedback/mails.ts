import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import { shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

/** The mail that reports new feedback; what it says stays in the app, where only its recipient reads it. */
export const feedbackReceivedMail = (
  { senderName, ...recipient }: Recipient & { senderName: string },
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(recipient),
  subject: "You have new feedback",
  paragraphs: [`${shownName(senderName) || "A colleague"} sent you feedback. Sign in to read it.`],
  action: { label: "Read the feedback", url },
  footnote:
    "You receive this because the feedback was sent to you. Only you and its sender can read it.",
  settingsUrl,
});

/** The mail that asks a super administrator to look at a reported message. */
export const feedbackReportedMail = (
  { reporterName, ...recipient }: Recipient & { reporterName: string },
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(recipient),
  subject: "A message was reported",
  paragraphs: [
    `${shownName(reporterName) || "An employee"} reported a message that a colleague sent them, and asks a super administrator to look at it.`,
  ],
  action: { label: "Review the report", url },
  footnote:
    "You receive this because you are a super administrator. Who reads a reported message is recorded.",
  settingsUrl,
});
