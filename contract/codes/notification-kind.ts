export const notificationKinds = [
  "welcome",
  "leaveRequested",
  "leaveDecided",
  "leaveLapses",
  "certificateDue",
  "feedbackReceived",
  "feedbackReported",
  "documentAdded",
  "documentExpires",
  "profileToComplete",
  "importFinished",
  "eventInADay",
  "eventInAnHour",
  "teamOccasion",
  "promiseChanged",
  "promiseDue",
  "noteShared",
  "noteReplied",
  "handoverStep",
  "standIn",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The channels by which an employee can be notified. */
export const notificationChannels = ["inApp", "byMail"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The channels used for an employee who has made no choice. */
export const notificationDefaults: Record<
  NotificationKind,
  Record<NotificationChannel, boolean>
> = {
  welcome: { inApp: true, byMail: false },
  leaveRequested: { inApp: true, byMail: true },
  leaveDecided: { inApp: true, byMail: true },
  leaveLapses: { inApp: true, byMail: true },
  certificateDue: { inApp: true, byMail: true },
  feedbackReceived: { inApp: true, byMail: true },
  feedbackReported: { inApp: true, byMail: true },
  documentAdded: { inApp: true, byMail: false },
  documentExpires: { inApp: true, byMail: true },
  profileToComplete: { inApp: true, byMail: true },
  importFinished: { inApp: true, byMail: false },
  eventInADay: { inApp: true, byMail: false },
  eventInAnHour: { inApp: true, byMail: false },
  teamOccasion: { inApp: true, byMail: false },
  promiseChanged: { inApp: true, byMail: false },
  promiseDue: { inApp: true, byMail: true },
  noteShared: { inApp: true, byMail: true },
  noteReplied: { inApp: true, byMail: true },
  handoverStep: { inApp: true, byMail: true },
  standIn: { inApp: true, byMail: true },
};

/** The kinds that can be turned off; the welcome is sent once and to everyone, and the end of an import to who started it. */
export const choosableNotifications = [
  "leaveRequested",
  "leaveDecided",
  "leaveLapses",
  "certificateDue",
  "feedbackReceived",
  "feedbackReported",
  "documentAdded",
  "documentExpires",
  "profileToComplete",
  "eventInADay",
  "eventInAnHour",
  "teamOccasion",
  "promiseChanged",
  "promiseDue",
  "noteShared",
  "noteReplied",
  "handoverStep",
  "standIn",
] as const satisfies readonly NotificationKind[];
export type ChoosableNotification = (typeof choosableNotifications)[number];
