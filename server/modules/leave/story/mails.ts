import type { LeaveOutcome } from "#contract/codes/leave.ts";
import { daysText, leaveTypeText, rangeText } from "#contract/rules/leave-text.ts";
import { addressed, type NoticeLinks, type Recipient } from "#server/mail/addressed.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { LeaveWithDuration } from "../rules/eligibility.ts";

interface LeaveForMail extends LeaveWithDuration, Recipient {
  leaveStatus: string;
  /** Who requests it. */
  requesterName: string;
  decidedByName: string | null;
  /** The manager for whom the recipient stands in, if they do. */
  standsInFor: string | null;
}

const requestText = (leave: LeaveForMail) =>
  `${daysText(leave.duration)} of ${leaveTypeText(leave.leaveType)} ${rangeText(leave)}`;

/** The mail that asks a reviewer to decide; the reason stays in the request, where only reviewers read it. */
export const requestMail = (
  leave: LeaveForMail,
  { url, settingsUrl }: NoticeLinks,
  { isReminder = false } = {},
): Mail => ({
  ...addressed(leave),
  ...(isReminder ? reminderOf(leave) : questionOf(leave)),
  action: { label: "View the request", url },
  footnote: `You receive this because you ${leave.standsInFor ? `stand in for ${leave.standsInFor} and ` : ""}may decide on it. The first decision counts.`,
  settingsUrl,
});

const reminderOf = (leave: LeaveForMail): Pick<Mail, "subject" | "paragraphs"> => ({
  subject: `${leave.requesterName} still waits for a decision on leave`,
  paragraphs: [
    `${leave.requesterName} asked for ${requestText(leave)} three or more working days ago, and no one has decided on it yet.`,
  ],
});

function questionOf(leave: LeaveForMail): Pick<Mail, "subject" | "paragraphs"> {
  const { requesterName: who, leaveStatus } = leave;
  if (leaveStatus !== "cancellation_asked")
    return {
      subject: `${who} asks for leave`,
      paragraphs: [`${who} asks for ${requestText(leave)}.`],
    };
  return {
    subject: `${who} asks to cancel leave`,
    paragraphs: [`${who} asks to cancel ${requestText(leave)}, which was approved.`],
  };
}

const subjects: Record<LeaveOutcome, string> = {
  approved: "Your leave was approved",
  booked: "Leave was booked for you",
  rejected: "Your leave was rejected",
  cancelled: "Your leave was cancelled",
  cancellation_refused: "Your leave was not cancelled",
  shortened: "Your leave was shortened",
  corrected: "What your leave is for was corrected",
  recounted: "Your leave takes other days",
};

function outcomeText(leave: LeaveForMail, outcome: LeaveOutcome): string {
  const who = leave.decidedByName ?? "Your company";
  const what = requestText(leave);
  if (outcome === "cancelled") return `${who} cancelled your ${what}.`;
  if (outcome === "cancellation_refused")
    return `${who} did not cancel your ${what}. It is still approved.`;
  if (outcome === "shortened") return `${who} shortened your leave. It is now ${what}.`;
  if (outcome === "recounted")
    return `The holidays or working times of your company have changed. Your leave is now ${what}.`;
  if (outcome === "corrected")
    return `What your ${what} is for was corrected. Its dates and days stay as they are.`;
  if (outcome === "booked") return `${who} booked ${what} for you. It is approved.`;
  return `${who} ${outcome} your request for ${what}.`;
}

/** The mail that notifies an employee how others decided on their leave. */
export const decisionMail = (
  leave: LeaveForMail,
  outcome: LeaveOutcome,
  { url, settingsUrl }: NoticeLinks,
): Mail => ({
  ...addressed(leave),
  subject: subjects[outcome],
  paragraphs: [outcomeText(leave, outcome)],
  action: { label: "View my leave", url },
  footnote: "If you have a question about the decision, please ask the person who made it.",
  settingsUrl,
});
