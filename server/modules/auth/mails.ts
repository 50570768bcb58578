import { places } from "#contract/places.ts";
import { holdHours } from "#contract/rules/confirmation.ts";
import { dayText } from "#contract/rules/leave-text.ts";
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
const invitationTo = (to: Invited, furtherText: string) => ({
  to: to.email,
  tenantName: companyIn(to),
  subject: "You have been invited to Baton HR",
  greeting: greetingOf(to),
  paragraphs: [
    `${inviterOf(to)} has added you to ${quotedCompany(to)} on Baton HR, where you find your profile, your leave and your feedback.`,
    furtherText,
  ],
});

export const invitationMail = (to: Invited, links: Links, token: string): Mail => ({
  ...invitationTo(
    to,
    "Set a password, sign in with this e-mail address and complete your profile: it takes about five minutes.",
  ),
  action: { label: "Set your password", url: passwordLink(links, token) },
  footnote:
    "The link works once and for seven days. After that, “Forgot Password” on the sign-in page sends you a new one. If you do not know this company, you need not do anything.",
});

/** For a company that requires single sign-on, whose people need no password. */
export const providerInvitationMail = (to: Invited, links: Links): Mail => ({
  ...invitationTo(
    to,
    "Enter this e-mail address on the sign-in page, sign in with your company's sign-in provider and complete your profile: it takes about five minutes.",
  ),
  action: { label: "Open the sign-in page", url: links.to(places.signIn) },
  footnote:
    "You need no password of your own for Baton HR. If you do not know this company, you need not do anything.",
});

const settingsLink = (links: Links) => ({
  label: "Open your settings",
  url: links.to(places.settingsSection("sessions")),
});

/** Without a day it is due already. */
export const factorReminderMail = (
  to: Addressee,
  links: Links,
  from: string | undefined,
): Mail => ({
  to: to.email,
  tenantName: companyIn(to),
  subject: "Add a second step to your sign-in",
  greeting: greetingOf(to),
  paragraphs: [
    from
      ? `From ${dayText(from)} on, ${companyIn(to)} requires a second step when you sign in to Baton HR. You have none yet.`
      : `${companyIn(to)} requires a second step when you sign in to Baton HR. You have none yet, so nothing else works until you add one.`,
    "Set it up in your settings: it takes about two minutes and needs an authenticator app on your phone.",
  ],
  action: settingsLink(links),
  footnote: "A super administrator of your company sent this reminder.",
});

interface Resetting {
  name: string;
  surname: string;
  email: string;
}

/** The reason stays in the audit log. */
export const factorsResetMail = (to: Addressee, links: Links, by: Resetting | undefined): Mail => ({
  to: to.email,
  tenantName: companyIn(to),
  subject: "Your second step of sign-in was removed",
  greeting: greetingOf(to),
  paragraphs: [
    `${by ? nameOfUser(by) : "The operator of Baton HR"} removed the second step of your sign-in at ${companyIn(to)}, and your devices were signed out. You now sign in with your password alone.`,
    "Please set up a new second step in your settings.",
  ],
  action: settingsLink(links),
  footnote:
    "If you did not ask for this, set a new password at once with “Forgot Password” on the sign-in page, and contact your company.",
});

export const factorsResetCopy = (of: Addressee, links: Links, to: Resetting): Mail => ({
  to: to.email,
  tenantName: companyIn(of),
  subject: "You removed a second step of sign-in",
  greeting: greetingOf(to),
  paragraphs: [
    `You removed the second step of sign-in of ${of.email} at ${companyIn(of)}, and their devices were signed out.`,
  ],
  action: { label: "Open the audit log", url: links.to(places.auditLog) },
  footnote:
    "If it was not you, set a new password at once and contact another super administrator.",
});

const quotedCompany = ({ tenantName, domainName }: Addressee) =>
  shownName(tenantName) ? `${quotedName(tenantName)} (${domainName})` : domainName;

function inviterOf({ inviter }: Invited): string {
  if (!inviter) return "Your company";
  return nameOfUser(inviter);
}

function nameOfUser({ name, surname, email }: Resetting): string {
  const fullName = `${name} ${surname}`;
  return shownName(fullName) ? `${quotedName(fullName)} (${email})` : email;
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
