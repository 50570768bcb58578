import { places } from "#contract/places.ts";
import { shownName } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { findReporter, findUnreadSender } from "./mail-queries.ts";

/** The text of the unread message stays in the app. */
export const feedbackReceived = defineNotice("feedbackReceived", {
  mail: async ({ context, area, aboutId }) => {
    const sender = await findUnreadSender(context.tx, aboutId);
    return (
      sender && {
        subject: "You have new feedback",
        paragraphs: [
          `${shownName(sender.name) || "A colleague"} sent you feedback. Sign in to read it.`,
        ],
        action: { label: "Read the feedback", path: places.receivedFeedback(area, aboutId) },
        footnote:
          "You receive this because the feedback was sent to you. Only you and its sender can read it.",
      }
    );
  },
});

/** An unresolved report to the super administrators. */
export const feedbackReported = defineNotice("feedbackReported", {
  mail: async ({ context, area, aboutId }) => {
    const reporter = area === "superadmin" && (await findReporter(context.tx, aboutId));
    if (!reporter) return undefined;
    return {
      subject: "A message was reported",
      paragraphs: [
        `${shownName(reporter.name) || "An employee"} reported a message that a colleague sent them, and asks a super administrator to look at it.`,
      ],
      action: { label: "Review the report", path: places.reportedFeedback(aboutId) },
      footnote:
        "You receive this because you are a super administrator. Who reads a reported message is recorded.",
    };
  },
});

export const feedbackNotices: readonly AnyNotice[] = [feedbackReceived, feedbackReported];
