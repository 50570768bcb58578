import { places } from "#contract/places.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";

/** To all super administrators, its person included: someone else may have used their account. */
export const emergencySignIn = defineNotice("emergencySignIn", {
  mail: async ({ details: { about } }) => ({
    subject: "An emergency account was used to sign in",
    paragraphs: [
      `${about.name} signed in to Baton HR without your company's sign-in provider, by an emergency account.`,
      "If you do not know why, ask in your company. The audit log shows when and from where.",
    ],
    action: { label: "Open the audit log", path: places.auditLog },
    footnote: "You receive this because you are a super administrator of your company.",
  }),
});

export const authNotices: readonly AnyNotice[] = [emergencySignIn];
