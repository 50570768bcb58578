import { dayText } from "#contract/rules/leave-text.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import { shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

interface PromiseForMail extends Recipient {
  employeeName: string;
  /** Whether it is to the recipient. */
  isOwn: boolean;
}

/** The mail that says that something happened to a promise; what it says stays in the app. */
export const promiseChangedMail = (
  { employeeName, isOwn, ...recipient }: PromiseForMail,
  { url, settingsUrl }: NoticeLinks,
): Mail => {
  const who = shownName(employeeName) || "An employee";
  return {
    ...addressed(recipient),
    subject: isOwn ? "A promise made to you" : `${who} proposes a promise`,
    paragraphs: [
      isOwn
        ? "A promise made to you was written down or has changed. Sign in to read it."
        : `${who} has written down what was agreed with them, and asks you to confirm it. Sign in to read it.`,
    ],
    action: { label: "View the promises", url },
    footnote: isOwn
      ? "You receive this because the promise is to you."
      : "You receive this because you lead them.",
    settingsUrl,
  };
};

/** The mail that reminds who leads an employee that a promise falls due. */
export const promiseDueMail = (
  { employeeName, dueOn, ...recipient }: Recipient & { employeeName: string; dueOn: string },
  { url, settingsUrl }: NoticeLinks,
): Mail => {
  const who = shownName(employeeName) || "an employee";
  return {
    ...addressed(recipient),
    subject: `A promise to ${who} falls due`,
    paragraphs: [
      `A promise to ${who} falls due on ${dayText(dueOn)}. Sign in to read it, and record whether it was kept, given a new day or broken.`,
    ],
    action: { label: "View the promise", url },
    footnote: "You receive this because you lead them.",
    settingsUrl,
  };
};
