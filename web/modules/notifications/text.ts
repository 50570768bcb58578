import { type LeaveType, leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { Notification } from "#contract/notifications.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDateRange } from "#web/ui/format/dates.ts";

const days = (count: number) => formatDays(count).replace(" ", "\u00a0");

interface LeaveTold {
  leaveType: LeaveType;
  startDate: string;
  endDate: string;
  leaveDuration: number;
}

function leaveInWords({ leaveType, startDate, endDate, leaveDuration }: LeaveTold): string {
  const range = formatDateRange(startDate, endDate);
  return `${leaveTypeLabels[leaveType]} · ${range} (${days(leaveDuration)})`;
}

export interface Words {
  title: string;
  body?: string;
}

/** What a notification says. */
export function wordsOf(notification: Notification): Words {
  const who = notification.by?.name ?? "Somebody";
  switch (notification.kind) {
    case "welcome":
      return {
        title: "Welcome to Baton HR",
        body: "Your leave, your feedback and your profile are all here. Have a look around.",
      };
    case "leaveRequested":
      return { title: `${who} asks for leave`, body: leaveInWords(notification.details) };
    case "leaveDecided":
      return {
        title: `${who} ${notification.details.leaveStatus} your leave`,
        body: leaveInWords(notification.details),
      };
    case "feedbackReceived":
      return { title: `${who} sent you feedback` };
    case "documentAdded":
      return { title: `${who} added a document`, body: notification.details.documentName };
    case "profileToComplete":
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
  emptyHelp: "Leave, feedback, documents: what concerns you shows up here.",
  settings: "Choose what you are told",
  arrived: (title: string) => `New notification: ${title}`,
  choices: {
    title: "Notifications",
    lead: "What you are told, and how. Changes are saved at once.",
    table: "How you are told",
    about: "About",
    channels: { inApp: "In app", byMail: "By mail" },
    kinds: {
      leaveRequested: { name: "Leave requests", help: "Somebody asks for leave you may decide on" },
      leaveDecided: { name: "Leave decisions", help: "Your leave is approved or rejected" },
      feedbackReceived: { name: "Feedback", help: "Somebody sends you feedback" },
      documentAdded: { name: "Documents", help: "A document is added to your record" },
      profileToComplete: { name: "Profile reminders", help: "Your profile still has gaps" },
    },
    label: (kind: string, channel: string) => `${kind}: ${channel.toLowerCase()}`,
    saveFailed: "Your choice could not be saved. Please try again.",
    failed: "Your choices could not be loaded. Check your connection and try again.",
    loading: "Loading your choices",
  },
} as const;
