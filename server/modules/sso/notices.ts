import { places } from "#contract/places.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { hasVerifiedDomain, lostAfterDays } from "./domains/verified-domains.ts";

/** A domain's record was not seen for seven days. */
export const domainLost = defineNotice("domainLost", {
  mail: async ({ context, details: { domain } }) =>
    (await hasVerifiedDomain(context.tx, domain))
      ? undefined
      : {
          subject: "A domain of your company is no longer proven",
          paragraphs: [
            `The DNS record that proves ${domain} has been missing for ${lostAfterDays} days, so the domain no longer counts as your company's.`,
            "Add the record again, as the settings show it. Baton HR looks for it once a day, and the domain then counts again by itself.",
          ],
          action: { label: "Open the settings", path: places.securitySettings },
          footnote: "You receive this because you are a super administrator of your company.",
        },
});

/** To all super administrators, its author included. */
export const ssoNotRequired = defineNotice<"ssoNotRequired", null>("ssoNotRequired", {
  mail: async ({ details: { byOperator } }) => ({
    subject: "Your company no longer requires single sign-on",
    paragraphs: [
      `${byOperator ? "The operator of Baton HR" : "A super administrator of your company"} has ended the rule that people sign in by your company's sign-in provider only. Passwords and passkeys work again.`,
      "If you do not know why, ask in your company. The rule can be set again in the settings.",
    ],
    action: { label: "Open the settings", path: places.securitySettings },
    footnote: "You receive this because you are a super administrator of your company.",
  }),
});

export const ssoNotices: readonly AnyNotice[] = [domainLost, ssoNotRequired];
