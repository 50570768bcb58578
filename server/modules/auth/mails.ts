import { places } from "#contract/places.ts";
import { holdHours } from "#contract/rules/confirmation.ts";
import type { Links } from "#server/links.ts";
import { companyIn, greetingOf, quotedName, shownName } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";

interface Addressee {
  email: string;
  name: string;
  tenantName: string;
  domainName: string;
}

interface Invited extends Addressee {
  inviter: { name: string; surname: string; email: string } | undefined;
}

/** The token is in the fragment, which browsers send to no server. */
const passwordLink = (links: Links, token: string) => links.to(places.resetPassword(token));

export const resetMail = (to: Addressee, links: Links, token: string): Mail => ({
  to: to.email,
  tenantName: companyIn(to),
  subject: "Set a new password for Baton HR",
  greeting: greetingOf(to),
  paragraphs: [
    `Someone requested a new password for your account at ${companyIn(to)}. If it was you, set it here.`,
  ],
  action: { label: "Set a new password", url: passwordLink(links, token) },
  footnote:
    "The link works once and for 30 minutes. If you did not ask for it, you need not do anything: your password stays as it is.",
});

/** New employees do not know us yet, so the subject contains only our own text. */
export const invitationMail = (to: Invited, links: Links, token: string): Mail => ({
  to: to.email,
  tenantName: companyIn(to),
  subject: "You have been invited to Baton HR",
  greeting: greetingOf(to),
  paragraphs: [
    `${inviterOf(to)} has added you to ${quotedCompany(to)} on Baton HR, where you find your profile, your leave and your feedback.`,
    "Set a password, sign in with this e-mail address and complete your profile: it takes about five minutes.",
  ],
  action: { label: "Set your password", url: passwordLink(links, token) },
  footnote:
    "The link works once and for seven days. After that, “Forgot Password” on the sign-in page sends you a new one. If you do not know this company, you need not do anything.",
});

const quotedCompany = ({ tenantName, domainName }: Addressee) =>
  shownName(tenantName) ? `${quotedName(tenantName)} (${domainName})` : domainName;

function inviterOf({ inviter }: Invited): string {
  if (!inviter) return "Your company";
  const fullName = `${inviter.name} ${inviter.surname}`;
  return shownName(fullName) ? `${quotedName(fullName)} (${inviter.email})` : inviter.email;
}

/** It reaches any address given, so it contains no text from the user. */
export const confirmationMail = (to: Addressee, links: Links, token: string): Mail => ({
  to: to.email,
  tenantName: to.domainName,
  subject: "Confirm your email address for Baton HR",
  greeting: "Hello,",
  paragraphs: [
    `Someone signed up for Baton HR with the address ${to.email}. If it was you, please confirm that it is yours. After that you can invite your colleagues.`,
  ],
  action: { label: "Confirm this address", url: links.to(places.confirmEmail(token)) },
  footnote: `The link works once and until ${holdHours} hours after the sign-up. If you did not sign up, you need not do anything: the sign-up is then deleted, and you get no other mail.`,
});
