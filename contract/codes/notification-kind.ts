export const notificationKinds = [
  "welcome",
  "leaveRequested",
  "leaveDecided",
  "feedbackReceived",
  "documentAdded",
  "profileToComplete",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The ways in which somebody can be told. */
export const notificationChannels = ["inApp", "byMail"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How whoever has chosen nothing is told. */
export const notificationDefaults: Record<
  NotificationKind,
  Record<NotificationChannel, boolean>
> = {
  welcome: { inApp: true, byMail: false },
  leaveRequested: { inApp: true, byMail: true },
  leaveDecided: { inApp: true, byMail: true },
  feedbackReceived: { inApp: true, byMail: true },
  documentAdded: { inApp: true, byMail: false },
  profileToComplete: { inApp: true, byMail: true },
};

/** What somebody can choose not to be told; the welcome comes once and to everybody. */
export const choosableNotifications = [
  "leaveRequested",
  "leaveDecided",
  "feedbackReceived",
  "documentAdded",
  "profileToComplete",
] as const satisfies readonly NotificationKind[];
export type ChoosableNotification = (typeof choosableNotifications)[number];
