import { daysText, leaveTypeText, rangeText } from "#contract/rules/leave-text.ts";
import { companyIn, greetingOf } from "#server/mail/given-names.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { LeaveWithDuration } from "../policy/eligibility.ts";

interface LeaveForMail extends LeaveWithDuration {
  leaveStatus: string;
  /** Who requests it. */
  requesterName: string;
  decidedByName: string | null;
  /** The recipient's. */
  email: string;
  name: string;
  tenantName: string;
  domainName: string;
}

interface Links {
  /** Where the button leads. */
  url: string;
  /** Where the recipient chooses which mails they get. */
  settingsUrl: string;
}

const addressed = (leave: LeaveForMail) => ({
  to: leave.email,
  tenantName: companyIn(leave),
  greeting: greetingOf(leave),
});

const requestText = (leave: LeaveForMail) =>
  `${daysText(leave.duration)} of ${leaveTypeText(leave.leaveType)} ${rangeText(leave)}`;

/** The mail that asks a reviewer to decide; the reason stays in the request, where only reviewers read it. */
export const requestMail = (leave: LeaveForMail, { url, settingsUrl }: Links): Mail => ({
  ...addressed(leave),
  subject: `${leave.requesterName} asks for leave`,
  paragraphs: [`${leave.requesterName} asks for ${requestText(leave)}.`],
  action: { label: "View the request", url },
  footnote: "You receive this because you may decide on it. The first decision counts.",
  settingsUrl,
});

/** The mail that notifies an employee how their request was decided. */
export const decisionMail = (leave: LeaveForMail, { url, settingsUrl }: Links): Mail => ({
  ...addressed(leave),
  subject: `Your leave was ${leave.leaveStatus}`,
  paragraphs: [
    `${leave.decidedByName ?? "Your company"} ${leave.leaveStatus} your request for ${requestText(leave)}.`,
  ],
  action: { label: "View my leave", url },
  footnote: "If you have a question about the decision, please ask the person who made it.",
  settingsUrl,
});
