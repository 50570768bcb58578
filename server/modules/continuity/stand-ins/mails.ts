import { dayText } from "#contract/rules/leave-text.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import { shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

interface StandInForMail extends Recipient {
  managerName: string;
  from: string;
  to: string;
}

/** The mail that says to an employee that they stand in for a manager, or no longer do; the reason stays in the app. */
export const standInMail = (
  { managerName, from, to, ...recipient }: StandInForMail,
  { isNamed }: { isNamed: boolean },
  { url, settingsUrl }: NoticeLinks,
): Mail => {
  const who = shownName(managerName) || "a manager";
  return {
    ...addressed(recipient),
    subject: isNamed ? `You stand in for ${who}` : `You no longer stand in for ${who}`,
    paragraphs: [
      isNamed
        ? `You stand in for ${who} ${from === to ? `on ${dayText(from)}` : `from ${dayText(from)} to ${dayText(to)}`}. In that time requests for leave from the people they lead come to you, too, and you may decide on them.`
        : `You no longer stand in for ${who}. Requests for leave from the people they lead no longer come to you.`,
    ],
    action: { label: "See whom you stand in for", url },
    footnote: "You receive this because it is about you.",
    settingsUrl,
  };
};
