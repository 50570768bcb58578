import { places } from "#contract/places.ts";
import type { Links } from "#server/links.ts";
import type { Mail } from "#server/mail/mail.ts";

interface Addressee {
  email: string;
  name: string;
  tenantName: string;
  domainName: string;
}

const greetingOf = ({ name }: Addressee) => (name ? `Hello ${name},` : "Hello,");
const companyOf = ({ tenantName, domainName }: Addressee) => tenantName || domainName;

/** The link in a mail; the token is in the fragment, which browsers send to no server. */
const passwordLink = (links: Links, token: string) => links.to(places.resetPassword(token));

/** The mail by which an employee sets a new password. */
export const resetMail = (to: Addressee, links: Links, token: string): Mail => ({
  to: to.email,
  tenantName: companyOf(to),
  subject: "Set a new password for Baton HR",
  greeting: greetingOf(to),
  paragraphs: [
    `Someone requested a new password for your account at ${companyOf(to)}. If it was you, set it here.`,
  ],
  action: { label: "Set a new password", url: passwordLink(links, token) },
  footnote:
    "The link works once and for 30 minutes. If you did not ask for it, you need not do anything: your password stays as it is.",
});

/** The mail that welcomes an added employee and lets them set their first password. */
export const invitationMail = (to: Addressee, links: Links, token: string): Mail => ({
  to: to.email,
  tenantName: companyOf(to),
  subject: `${companyOf(to)} invites you to Baton HR`,
  greeting: greetingOf(to),
  paragraphs: [
    `${companyOf(to)} has added you to Baton HR, where you find your profile, your leave and your feedback.`,
    "Set a password, sign in with this e-mail address and complete your profile: it takes about five minutes.",
  ],
  action: { label: "Set your password", url: passwordLink(links, token) },
  footnote:
    "The link works once and for seven days. After that, “Forgot Password” on the sign-in page sends you a new one.",
});
