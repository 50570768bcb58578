import { isSuperadmin } from "#contract/codes/people.ts";
import { places } from "#contract/places.ts";
import type { Links } from "#server/links.ts";
import { companyIn, greetingOf } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

interface RejectedEmployee {
  email: string;
  name: string;
  employeeRole: string;
  tenantName: string;
  domainName: string;
}

/** The mail that asks an employee to correct their profile; the reason stays in Baton HR, where only they read it. */
export function rejectionMail(employee: RejectedEmployee, links: Links, settingsUrl: string): Mail {
  const company = companyIn(employee);
  const wizard = isSuperadmin(employee.employeeRole) ? places.companyProfile : places.staffProfile;
  return {
    to: employee.email,
    tenantName: company,
    subject: "Please correct your profile",
    greeting: greetingOf(employee),
    paragraphs: [
      `Your profile at ${company} was returned to you, as something in it needs to be corrected. The reason is shown above the form; everything that you entered is still there. Please correct it and submit it again.`,
    ],
    action: { label: "Correct your profile", url: links.to(wizard) },
    footnote: "Until then you can reach your profile and your own account only.",
    settingsUrl,
  };
}
