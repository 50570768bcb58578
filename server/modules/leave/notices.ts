import type { LeaveOutcome, LeaveStatus, PlannedBalance } from "#contract/codes/leave.ts";
import type { LeaveLapse } from "#contract/leave/balances/lapses.ts";
import type { DetailsOf } from "#contract/notification-kinds.ts";
import { places } from "#contract/places.ts";
import { daysText, dayText, leaveNameText, rangeText } from "#contract/rules/leave-text.ts";
import type { JobContext } from "#server/jobs/job.ts";
import {
  type AnyNotice,
  defineNotice,
  type NoticeMail,
  type Recipient,
} from "#server/notices/notice.ts";
import { balanceSources } from "./balances/balance-sources.ts";
import { lapsesOf } from "./balances/balances.ts";
import { findLeaveForMail } from "./notice-queries.ts";
import { ownTypeLapses } from "./own-types/own-lapses.ts";
import { findCertificateOf, isLacking } from "./requests/certificates/certificate-queries.ts";
import type { LeaveWithDuration } from "./rules/eligibility.ts";

/** A notification's codes, dates and days; the reason stays in the request. */
export const detailsOf = (leave: LeaveWithDuration) => ({
  leaveType: leave.leaveType,
  ...(leave.ownType && { ownType: leave.ownType }),
  ...datesOf(leave),
});

export const datesOf = ({ startDate, endDate, duration }: LeaveWithDuration) => ({
  startDate,
  endDate,
  leaveDuration: duration,
});

type LeaveForMail = NonNullable<Awaited<ReturnType<typeof findLeaveForMail>>>;

const found = ({ tx, today }: JobContext, { id: recipientId }: Recipient, leaveId: number) =>
  findLeaveForMail(tx, { leaveId, recipientId, today });

const requestText = (leave: LeaveForMail) =>
  `${daysText(leave.duration)} of ${leaveNameText(leave)} ${rangeText(leave)}`;

/** A reviewer's pending decision. Its mail is dropped after the decision. */
export const leaveRequested = defineNotice("leaveRequested", {
  mail: async ({ context, recipient, area, aboutId, details }) => {
    const { isCancellation, isReminder, before } = details;
    const leave = await found(context, recipient, aboutId);
    if (leave?.leaveStatus !== (isCancellation ? "cancellation_asked" : "pending"))
      return undefined;
    const { standsInFor, employeeId, id } = leave;
    return {
      ...(isReminder ? reminderOf(leave) : questionOf(leave, before)),
      action: { label: "View the request", path: places.leaveRequest(area, employeeId, id) },
      footnote: `You receive this because you ${standsInFor ? `stand in for ${standsInFor} and ` : ""}may decide on it. The first decision counts.`,
    };
  },
});

const reminderOf = (leave: LeaveForMail): Pick<NoticeMail, "subject" | "paragraphs"> => ({
  subject: `${leave.requesterName} still waits for a decision on leave`,
  paragraphs: [
    `${leave.requesterName} asked for ${requestText(leave)} three or more working days ago, and it still waits for a decision.`,
  ],
});

function questionOf(
  leave: LeaveForMail,
  before: DetailsOf<"leaveRequested">["before"],
): Pick<NoticeMail, "subject" | "paragraphs"> {
  const { requesterName: who, leaveStatus } = leave;
  if (before)
    return {
      subject: `${who} changed a request for leave`,
      paragraphs: [
        `${who} asked for ${daysText(before.leaveDuration)} ${rangeText(before)}. The request is now for ${requestText(leave)}.`,
      ],
    };
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

/** Another person's decision on the recipient's leave. Its mail is dropped after a new decision. */
export const leaveDecided = defineNotice("leaveDecided", {
  mail: async ({ context, recipient, area, aboutId, details: { leaveStatus: outcome } }) => {
    const leave = await found(context, recipient, aboutId);
    if (!leave || !statusAfter[outcome].includes(leave.leaveStatus)) return undefined;
    return {
      subject: subjects[outcome],
      paragraphs: [outcomeText(leave, outcome)],
      action: { label: "View my leave", path: places.ownRequest(area, leave.id) },
      footnote: "If you have a question about the decision, please ask the person who made it.",
    };
  },
});

const statusAfter: Record<LeaveOutcome, readonly LeaveStatus[]> = {
  approved: ["approved"],
  booked: ["approved"],
  rejected: ["rejected"],
  cancelled: ["cancelled"],
  cancellation_refused: ["approved"],
  shortened: ["approved"],
  turned_sick: ["approved"],
  corrected: ["pending", "approved", "cancellation_asked"],
  recounted: ["pending", "approved", "cancellation_asked"],
  employment_shortened: ["approved", "cancellation_asked"],
  employment_cancelled: ["cancelled"],
  employment_closed: ["cancelled"],
  employment_restored: ["pending", "approved", "cancellation_asked"],
};

const subjects: Record<LeaveOutcome, string> = {
  approved: "Your leave was approved",
  booked: "Leave was booked for you",
  rejected: "Your leave was rejected",
  cancelled: "Your leave was cancelled",
  cancellation_refused: "Your leave was not cancelled",
  shortened: "Your leave was shortened",
  turned_sick: "Days of your leave were sick leave",
  corrected: "What your leave is for was corrected",
  recounted: "Your leave takes other days",
  employment_shortened: "Your leave was shortened",
  employment_cancelled: "Your leave was cancelled",
  employment_closed: "Your leave request was closed",
  employment_restored: "Your leave was restored",
};

const employmentText = (what: string): Partial<Record<LeaveOutcome, string>> => ({
  employment_shortened: `Your leave is now ${what}.`,
  employment_cancelled: `Your ${what} is outside your employment and was cancelled.`,
  employment_closed: `Your request for ${what} reaches outside your employment and was closed.`,
  employment_restored: `Your ${what} is as it was before.`,
});

function outcomeText(leave: LeaveForMail, outcome: LeaveOutcome): string {
  const who = leave.decidedByName ?? "Your company";
  const what = requestText(leave);
  const ofEmployment = employmentText(what)[outcome];
  if (ofEmployment) return `The first or last day of your employment was changed. ${ofEmployment}`;
  if (outcome === "cancelled") return `${who} cancelled your ${what}.`;
  if (outcome === "cancellation_refused")
    return `${who} did not cancel your ${what}. It is still approved.`;
  if (outcome === "shortened") return `${who} shortened your leave. It is now ${what}.`;
  if (outcome === "turned_sick")
    return `${who} booked ${what} in the place of annual leave. The annual days come back.`;
  if (outcome === "recounted")
    return `The holidays or working times of your company have changed. Your leave is now ${what}.`;
  if (outcome === "corrected")
    return `What your ${what} is for was corrected. Its dates and days stay as they are.`;
  if (outcome === "booked") return `${who} booked ${what} for you. It is approved.`;
  return `${who} ${outcome} your request for ${what}.`;
}

/** The recipient's days that lapse soon, at most those still left. */
export const leaveLapses = defineNotice<"leaveLapses", null>("leaveLapses", {
  mail: async ({ context, recipient, area, details }) => {
    const { lastDay, balance = "annual", ownType, isStatutory = false } = details;
    const { tx, today } = context;
    if (lastDay < today) return undefined;
    const sources = await balanceSources({ tx, today }, recipient.id);
    const onLastDay = { from: lastDay, to: lastDay };
    const own = ownTypeLapses(sources, onLastDay).find((one) => one.ownType.id === ownType?.id);
    const lapse = ownType
      ? own
      : lapsesOf(balance, sources, onLastDay).find((one) => one.isStatutory === isStatutory);
    if (!lapse) return undefined;
    const name = own?.ownType.name ?? balanceText[balance];
    return {
      ...(isStatutory ? dueText(lapse) : lapseText(lapse, name)),
      action: { label: "View my leave", path: places.myLeave(area) },
      footnote: "You receive this because these days are yours.",
    };
  },
});

function lapseText({ days, lastDay }: Pick<LeaveLapse, "days" | "lastDay">, balance: string) {
  const isOne = days === 1;
  return {
    subject: `Days of your ${balance} lapse soon`,
    paragraphs: [
      `${daysText(days)} of your ${balance} ${isOne ? "lapses" : "lapse"} unless you take ${isOne ? "it" : "them"} by ${dayText(lastDay)}. Leave that is requested or approved until then is counted already.`,
    ],
  };
}

const dueText = ({ days, lastDay }: Pick<LeaveLapse, "days" | "lastDay">) => ({
  subject: "Days of your annual leave should be taken soon",
  paragraphs: [
    `${daysText(days)} of your annual leave should be taken by ${dayText(lastDay)}. They do not lapse after that day. Leave that is requested or approved until then is counted already.`,
  ],
});

const balanceText: Record<PlannedBalance, string> = {
  annual: "annual leave",
  timeInLieu: "time in lieu",
};

/** A missing medical certificate. Its mail is dropped once the certificate is added. */
export const certificateDue = defineNotice("certificateDue", {
  mail: async ({ context, recipient, area, aboutId }) => {
    const certificate = await findCertificateOf(context.tx, aboutId);
    if (!certificate || !isLacking(certificate)) return undefined;
    const { employeeId, employeeName, certificateDue: dueOn } = certificate;
    const isLate = dueOn < context.today;
    if (employeeId === recipient.id)
      return {
        subject: isLate ? "Your medical certificate is missing" : "Your medical certificate is due",
        paragraphs: [
          `Your company wants a medical certificate for your ${leaveNameText(certificate)} ${rangeText(certificate)}. It ${isLate ? "was" : "is"} due by ${dayText(dueOn)}. You can add it to the request.`,
        ],
        action: { label: "Add the certificate", path: places.ownRequest(area, aboutId) },
        footnote:
          "If you have handed it in on paper, please ask your company to add it to the request.",
      };
    return {
      subject: `${employeeName}'s medical certificate is missing`,
      paragraphs: [
        `The medical certificate for ${employeeName}'s ${leaveNameText(certificate)} ${rangeText(certificate)} was due by ${dayText(dueOn)} and has not been added.`,
      ],
      action: {
        label: "View the request",
        path: places.leaveRequest(area, employeeId, aboutId),
      },
      footnote: "You receive this because you are notified of their requests.",
    };
  },
});

export const leaveNotices: readonly AnyNotice[] = [
  leaveRequested,
  leaveDecided,
  leaveLapses,
  certificateDue,
];
