import { places } from "#contract/places.ts";
import { companyIn } from "#server/mail/given-names.ts";
import { type AnyNotice, defineNotice } from "#server/notices/notice.ts";
import { findProfileState } from "./queries.ts";

/** The profile is incomplete, or returned with a reason, which stays in the app. */
export const profileToComplete = defineNotice("profileToComplete", {
  mail: async ({ context, recipient, area, details: { reason } }) => {
    const state = await findProfileState(context.tx, recipient.id);
    if (state?.employeeStatus !== (reason === undefined ? "pending" : "rejected")) return undefined;
    const path = area === "superadmin" ? places.companyProfile : places.staffProfile;
    const company = companyIn(recipient);
    if (reason !== undefined)
      return {
        subject: "Please correct your profile",
        paragraphs: [
          `Your profile at ${company} was returned to you, as something in it needs to be corrected. The reason is shown above the form; everything that you entered is still there. Please correct it and submit it again.`,
        ],
        action: { label: "Correct your profile", path },
        footnote: "Until then you can reach your profile and your own account only.",
      };
    return {
      subject: "Your profile is waiting for you",
      paragraphs: [
        `A few details are still missing from your profile at ${company}. Once they are there you can apply for leave and see everything else: it takes about five minutes.`,
      ],
      action: { label: "Complete your profile", path },
      footnote:
        "If you have not set a password yet, use the link in your invitation, or “Forgot Password” on the sign-in page.",
    };
  },
});

export const employeesNotices: readonly AnyNotice[] = [profileToComplete];
