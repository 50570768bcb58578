import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import { shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

/** The mail that reports that a note is shared with its employee, or no longer is; what it says stays in the app. */
export const noteSharedMail = (
  recipient: Recipient,
  { isShared }: { isShared: boolean },
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(recipient),
  subject: isShared ? "A note was shared with you" : "A note is no longer shared with you",
  paragraphs: [
    isShared
      ? "A note about you was shared with you. Sign in to read it and, if you like, to reply."
      : "A note about you is no longer shared with you. If you have replied to it, your reply stays yours.",
  ],
  action: { label: "Open the notes shared with me", url },
  footnote: "You receive this because the note is about you.",
  settingsUrl,
});

/** The mail that reports a reply to a reader of the note; what it says stays in the app. */
export const noteRepliedMail = (
  { replierName, ...recipient }: Recipient & { replierName: string },
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(recipient),
  subject: "A reply to a note",
  paragraphs: [
    `${shownName(replierName) || "An employee"} replied to a note that is shared with them. Sign in to read it.`,
  ],
  action: { label: "Read the reply", url },
  footnote: "You receive this because you wrote the note or lead the employee.",
  settingsUrl,
});
