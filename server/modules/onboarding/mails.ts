import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import type { Links } from "#server/links.ts";
import { companyIn, greetingOf } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

interface Newcomer {
  email: string;
  name: string;
  employeeRole: string;
  tenantName: string;
  domainName: string;
}

const wizardOf = (role: string) =>
  isSuperadmin(role) ? places.companyProfile : places.staffProfile;

/** The mail that reminds an employee of a profile that is not complete. */
export function profileReminderMail(newcomer: Newcomer, links: Links, settingsUrl: string): Mail {
  const { email, employeeRole } = newcomer;
  const company = companyIn(newcomer);
  return {
    to: email,
    tenantName: company,
    subject: "Your profile is waiting for you",
    greeting: greetingOf(newcomer),
    paragraphs: [
      `A few details are still missing from your profile at ${company}. Once they are there you can apply for leave and see everything else: it takes about five minutes.`,
    ],
    action: { label: "Complete your profile", url: links.to(wizardOf(employeeRole)) },
    footnote:
      "If you have not set a password yet, use the link in your invitation, or “Forgot Password” on the sign-in page.",
    settingsUrl,
  };
}
