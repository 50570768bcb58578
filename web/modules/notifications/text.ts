import type { Occasion } from "#contract/codes/calendar.ts";
import type { PromiseChange } from "#contract/codes/continuity.ts";
import { type LeaveOutcome, type LeaveType, leaveTypeLabels } from "#contract/codes/leave.ts";
import type { Notification } from "#contract/notifications.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays, proseNearDay } from "#web/ui/format/dates.ts";
import { formatTime } from "#web/ui/format/times.ts";
import { choicesText } from "./choices-text.ts";

const days = (count: number) => formatDays(count).replace(" ", "\u00a0");

interface ReportedLeave {
  leaveType: LeaveType;
  startDate: string;
  endDate: string;
  leaveDuration: number;
}

function leaveInWords({ leaveType, startDate, endDate, leaveDuration }: ReportedLeave): string {
  const range = proseDays(startDate, endDate);
  return `${leaveTypeLabels[leaveType]} · ${range} (${days(leaveDuration)})`;
}

interface ReportedExpiry {
  documentName: string;
  expiryDate: string;
  about: { name: string } | null;
}

function expiryInWords({ documentName, expiryDate, about }: ReportedExpiry): string {
  const document = about ? `${documentName} of ${about.name}` : documentName;
  return `${document}, valid until ${proseDay(expiryDate)}`;
}

const lapseInWords = ({ days, lastDay }: { days: number; lastDay: string }) =>
  `${formatDays(days)}, until ${proseDay(lastDay)}`;

const lapseTitles = { annual: "Days of leave lapse soon", timeInLieu: "Time in lieu lapses soon" };

interface ReportedCertificate {
  startDate: string;
  endDate: string;
  dueOn: string;
  isLate: boolean;
  about: { name: string } | null;
}

const certificateText = ({ about, isLate, dueOn, ...days }: ReportedCertificate) => ({
  title: about
    ? `${about.name}’s medical certificate is missing`
    : `Your medical certificate is ${isLate ? "missing" : "due"}`,
  body: `Sick leave ${proseDays(days.startDate, days.endDate)}, due by ${proseDay(dueOn)}`,
});

const profileText = (who: string, { reason }: { reason?: string | undefined }) =>
  reason
    ? { title: `${who} returned your profile`, body: reason }
    : {
        title: "Complete your profile",
        body: "A few details are still missing. It takes about five minutes.",
      };

const eventInWords = ({ eventDate, eventTime }: { eventDate: string; eventTime: string }) =>
  `${proseNearDay(eventDate)}, ${formatTime(eventTime)}`;

interface ReportedOccasion {
  occasion: Occasion;
  about: { name: string };
  years: number | null;
}

function occasionInWords({ occasion, about: { name }, years }: ReportedOccasion): string {
  if (occasion === "birthday") return `${name}’s birthday`;
  return `${name}: ${years === 1 ? "one year" : `${years} years`} with the company`;
}

const outcomes: Record<LeaveOutcome, string> = {
  approved: "approved your leave",
  booked: "booked leave for you",
  rejected: "rejected your leave",
  cancelled: "cancelled your leave",
  cancellation_refused: "did not cancel your leave",
  shortened: "shortened your leave",
  corrected: "corrected what your leave is for",
  recounted: "recounted your leave",
};

const importTitles = {
  finished: "Your import is finished",
  refused: "Your import added nobody",
  stopped: "Your import was stopped",
} as const;

interface ReportedImport {
  addedCount: number;
  changedCount: number;
  badCount: number;
}

function importInWords({ addedCount, changedCount, badCount }: ReportedImport): string {
  const parts = [
    [addedCount, "added"],
    [changedCount, "changed"],
    [badCount, "left out"],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  return (said.length > 0 ? said : parts.slice(0, 1))
    .map(([count, what]) => `${count.toLocaleString("en")} ${what}`)
    .join(" · ");
}

/** Completes "Nomvula Dube …" for whom the promise is to, and for who leads them. */
const promiseChangeText: Record<PromiseChange, string> = {
  made: "made you a promise",
  proposed: "asks you to confirm a promise",
  agreed: "agreed to a promise",
  declined: "declined a promise that you proposed",
  renegotiated: "changed a promise to you",
  kept: "recorded a promise to you as kept",
  broken: "recorded a promise to you as broken",
  taken_back: "took back a promise",
};

interface ReportedHandover {
  step: number | null;
  about: { name: string } | null;
}

function handoverTitle({ step, about }: ReportedHandover): string {
  const whose = about ? `The handover about ${about.name}` : "A handover";
  return step === null ? `${whose} is finished` : `${whose} has come to step ${step} of 3`;
}

interface ReportedStandIn {
  isNamed: boolean;
  manager: { name: string };
  from: string;
  to: string;
}

const standInText = ({ isNamed, manager, from, to }: ReportedStandIn): NotificationText => ({
  title: isNamed
    ? `You stand in for ${manager.name}`
    : `You no longer stand in for ${manager.name}`,
  body: proseDays(from, to),
});

interface NotificationText {
  title: string;
  body?: string;
}

function questionOf(
  who: string,
  {
    isCancellation,
    isCorrection,
    isReminder,
  }: {
    isCancellation?: true | undefined;
    isCorrection?: true | undefined;
    isReminder?: true | undefined;
  },
): string {
  if (isCancellation) return `${who} asks to cancel leave`;
  if (isCorrection) return `${who} corrected what leave is for`;
  return isReminder ? `${who} still waits for a decision on leave` : `${who} asked for leave`;
}

/** The text of a notification. */
export function textOf(notification: Notification): NotificationText {
  const who = notification.by?.name ?? "Someone";
  switch (notification.kind) {
    case "welcome":
      return {
        title: "Welcome to Baton HR",
        body: "Your leave, your feedback and your profile are all here. Have a look around.",
      };
    case "leaveRequested":
      return {
        title: questionOf(who, notification.details),
        body: leaveInWords(notification.details),
      };
    case "leaveDecided":
      return {
        title: `${who} ${outcomes[notification.details.leaveStatus]}`,
        body: leaveInWords(notification.details),
      };
    case "leaveLapses":
      return {
        title: lapseTitles[notification.details.balance ?? "annual"],
        body: lapseInWords(notification.details),
      };
    case "certificateDue":
      return certificateText(notification.details);
    case "feedbackReceived":
      return { title: `${who} sent you feedback` };
    case "feedbackReported":
      return { title: `${who} reported a message` };
    case "documentAdded":
      return { title: `${who} added a document`, body: notification.details.documentName };
    case "documentExpires":
      return { title: "A document expires soon", body: expiryInWords(notification.details) };
    case "importFinished":
      return {
        title: importTitles[notification.details.state],
        body: importInWords(notification.details),
      };
    case "handoverStep":
      return { title: handoverTitle(notification.details) };
    case "standIn":
      return standInText(notification.details);
    case "promiseChanged":
      return { title: `${who} ${promiseChangeText[notification.details.change]}` };
    case "promiseDue":
      return {
        title: `A promise to ${notification.details.about.name} falls due`,
        body: proseDay(notification.details.dueOn),
      };
    case "profileToComplete":
      return profileText(who, notification.details);
    case "eventInADay":
    case "eventInAnHour":
      return {
        title: `Reminder: ${notification.details.eventName}`,
        body: eventInWords(notification.details),
      };
    case "noteShared":
      return {
        title: notification.details.isShared
          ? `${who} shared a note with you`
          : `${who} no longer shares a note with you`,
      };
    case "noteReplied":
      return { title: `${who} replied to a note` };
    case "teamOccasion":
      return {
        title: occasionInWords(notification.details),
        body: proseDay(notification.details.day),
      };
  }
}

export const text = {
  title: "Notifications",
  list: "Newest notifications",
  unread: "Unread",
  markAll: "Mark all as read",
  markAllFailed: "Your notifications could not be marked as read. Please try again.",
  more: "Show more",
  loadingMore: "Loading...",
  loading: "Loading notifications",
  failed: "Your notifications could not be loaded. Check your connection and try again.",
  empty: "Nothing new",
  emptyHelp: "Leave, feedback, documents and events that concern you appear here.",
  settings: "Choose your notifications",
  arrived: (title: string) => `New notification: ${title}`,
  decision: {
    approve: "Approve",
    reject: "Reject",
    back: "Back",
    reason: "Reason",
    reasonHelp: "Optional: the employee reads it with the request.",
    label: (action: string, name: string) => `${action} the leave of ${name}`,
  },
  choices: choicesText,
} as const;
