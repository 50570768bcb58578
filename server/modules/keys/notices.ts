import { places } from "#contract/places.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";

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

export const keysNotices: readonly AnyNotice[] = [keyMade];
