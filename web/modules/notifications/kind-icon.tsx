import {
  IconBeach,
  IconCake,
  IconCalendarEvent,
  IconFile,
  IconFileAlert,
  IconFlag,
  IconHourglassLow,
  IconMessage2,
  IconNote,
  IconSparkles,
  IconTargetArrow,
  IconTransfer,
  IconUserEdit,
  IconUserShield,
  IconUsers,
  IconX,
} from "@tabler/icons-react";
import type { NotificationKind } from "#contract/codes/notification-kind.ts";
import type { Notification } from "#contract/notifications.ts";
import type { Tone } from "#web/ui/tone.ts";

type ToneAndIcon = readonly [tone: Tone, icon: typeof IconBeach];

const icons: Record<NotificationKind, ToneAndIcon> = {
  welcome: ["accent", IconSparkles],
  leaveRequested: ["amber", IconBeach],
  leaveDecided: ["green", IconBeach],
  leaveLapses: ["amber", IconHourglassLow],
  certificateDue: ["amber", IconFileAlert],
  feedbackReceived: ["blue", IconMessage2],
  feedbackReported: ["amber", IconFlag],
  documentAdded: ["neutral", IconFile],
  documentExpires: ["amber", IconFileAlert],
  profileToComplete: ["amber", IconUserEdit],
  importFinished: ["neutral", IconUsers],
  eventInADay: ["blue", IconCalendarEvent],
  eventInAnHour: ["blue", IconCalendarEvent],
  teamOccasion: ["accent", IconCake],
  promiseChanged: ["blue", IconTargetArrow],
  promiseDue: ["amber", IconTargetArrow],
  noteShared: ["neutral", IconNote],
  noteReplied: ["neutral", IconNote],
  handoverStep: ["accent", IconTransfer],
  standIn: ["blue", IconUserShield],
};

/** The icon of each kind: green and red only for decisions. */
export function iconOf(notification: Notification, size = 18) {
  const isRejection =
    notification.kind === "leaveDecided" && notification.details.leaveStatus === "rejected";
  const [tone, Icon] = isRejection ? (["red", IconX] as const) : icons[notification.kind];
  return { tone, icon: <Icon size={size} stroke={1.75} /> };
}
