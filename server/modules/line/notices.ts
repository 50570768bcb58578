import { places } from "#contract/places.ts";
import { shownName } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { findHandoverForMail } from "./handovers/mail-queries.ts";

/** A handover's next step. The mail is dropped once it is closed; texts stay in the app. */
export const handoverStep = defineNotice<"handoverStep", number | null>("handoverStep", {
  mail: async ({ context: { tx, today }, area, aboutId }) => {
    const handover = aboutId === null ? undefined : await findHandoverForMail(tx, aboutId, today);
    if (aboutId === null || !handover) return undefined;
    const who = shownName(handover.aboutName) || "an employee";
    return {
      subject: `The handover about ${who}`,
      paragraphs: [
        `The handover about ${who} has come to another step. Sign in to see whose turn it is, and what you may read by now.`,
      ],
      action: { label: "View the handover", path: places.handover(area, aboutId) },
      footnote: "You receive this because you take part in the handover.",
    };
  },
});

export const lineNotices: readonly AnyNotice[] = [handoverStep];
