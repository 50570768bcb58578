import type { LeaveOutcome } from "#contract/codes/leave-outcome.ts";
import { type LeaveType, leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { Notification } from "#contract/notifications.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { proseDay, proseDays } from "#web/ui/format/dates.ts";

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

const outcomes: Record<LeaveOutcome, string> = {
  approved: "approved",
  rejected: "rejected",
  cancelled: "cancelled",
  cancellation_refused: "did not cancel",
  shortened: "shortened",
};

export interface NotificationText {
  title: string;
  body?: string;
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
        title: notification.details.isCancellation
          ? `${who} asks to cancel leave`
          : `${who} asked for leave`,
        body: leaveInWords(notification.details),
      };
    case "leaveDecided":
      return {
        title: `${who} ${outcomes[notification.details.leaveStatus]} your leave`,
        body: leaveInWords(notification.details),
      };
    case "feedbackReceived":
      return { title: `${who} sent you feedback` };
    case "feedbackReported":
      return { title: `${who} reported a message` };
    case "documentAdded":
      return { title: `${who} added a document`, body: notification.details.documentName };
    case "documentExpires":
      return { title: "A document expires soon", body: expiryInWords(notification.details) };
    case "profileToComplete":
      if (notification.details.reason)
        return { title: `${who} returned your profile`, body: notification.details.reason };
      return {
        title: "Complete your profile",
        body: "A few details are still missing. It takes about five minutes.",
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
  emptyHelp: "Leave, feedback and documents that concern you appear here.",
  settings: "Choose your notifications",
  arrived: (title: string) => `New notification: ${title}`,
  choices: {
    title: "Notifications",
    lead: "What you are notified about, and how. Changes are saved at once.",
    table: "How you are notified",
    about: "About",
    channels: { inApp: "In app", byMail: "By email" },
    kinds: {
      leaveRequested: {
        name: "Leave requests",
        help: "Someone requests leave, or to cancel it, and you may decide",
      },
      leaveDecided: {
        name: "Leave decisions",
        help: "Your leave is approved, rejected or cancelled",
      },
      feedbackReceived: { name: "Feedback", help: "Someone sends you feedback" },
      feedbackReported: {
        name: "Reported feedback",
        help: "Someone asks super administrators to look at a message",
      },
      documentAdded: { name: "Documents", help: "A document is added to your record" },
      documentExpires: {
        name: "Expiry dates",
        help: "A document of yours, or one that you added, expires within 30 days",
      },
      profileToComplete: { name: "Profile reminders", help: "Your profile is incomplete" },
    },
    label: (kind: string, channel: string) => `${kind}: ${channel.toLowerCase()}`,
    saveFailed: "Your choice could not be saved. Please try again.",
    failed: "Your choices could not be loaded. Check your connection and try again.",
    loading: "Loading your choices",
  },
} as const;
