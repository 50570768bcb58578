import type { NotificationKind } from "#contract/codes/notification-kind.ts";
import type { NotificationSnapshot } from "#contract/notifications.ts";

/** What shows the things that a kind tells of. */
const shownIn: Record<NotificationKind, readonly string[]> = {
  welcome: [],
  leaveRequested: ["leave", "dashboard"],
  leaveDecided: ["leave", "dashboard"],
  feedbackReceived: ["feedback", "dashboard"],
  documentAdded: ["documents"],
  profileToComplete: [],
};

/** What the bell has shown and now shows otherwise: it came, or it was read. */
const changedBetween = (before: NotificationSnapshot, after: NotificationSnapshot) => {
  const known = new Map(before.newest.map(({ id, readAt }) => [id, readAt === null]));
  return after.newest.filter(({ id, readAt }) => known.get(id) !== (readAt === null));
};

/** The modules whose answers may be old, as something happened that somebody else did. */
export const modulesChanged = (
  before: NotificationSnapshot,
  after: NotificationSnapshot,
): string[] => [...new Set(changedBetween(before, after).flatMap(({ kind }) => shownIn[kind]))];
