import { places } from "#contract/places.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { findEnding } from "./queries.ts";

/** To all super administrators, its maker included: a stolen session could make one. */
export const keyMade = defineNotice("keyMade", {
  mail: async ({ details: { name } }) => ({
    subject: "An API key of your company was made",
    paragraphs: [
      `A super administrator of your company made the API key "${name}". Another system can use it to read records of your company, as far as its scopes allow.`,
      "If you do not know why, ask in your company, and revoke the key in the settings.",
    ],
    action: { label: "Open the API keys", path: places.integrationSettings },
    footnote: "You receive this because you are a super administrator of your company.",
  }),
});

export const keyEnds = defineNotice("keyEnds", {
  mail: async ({ context, aboutId, details: { name, endsOn } }) =>
    (await findEnding(context.tx, aboutId, endsOn)) === undefined
      ? undefined
      : {
          subject: "An API key of your company ends soon",
          paragraphs: [
            `The API key "${name}" is valid until ${dayText(endsOn)}. The system that uses it is then refused.`,
            "Rotate the key in the settings and give the system its new secret. The present one stays valid for up to seven days.",
          ],
          action: { label: "Open the API keys", path: places.integrationSettings },
          footnote: "You receive this because you are a super administrator of your company.",
        },
});

export const keysNotices: readonly AnyNotice[] = [keyMade, keyEnds];
