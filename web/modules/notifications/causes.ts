import type { NotificationKind } from "#contract/codes/notification-kind.ts";
import type { NotificationSnapshot } from "#contract/notifications.ts";
import type { WritingId } from "#web/api/refresh.ts";

/** The operation whose effect on the reader's screens each kind reports; none where the news changes nothing they see. */
const causeOf: Record<NotificationKind, WritingId | null> = {
  welcome: null,
  leaveRequested: "leave.createRequest",
  leaveDecided: "leave.approve",
  feedbackReceived: "feedback.sendFeedback",
  documentAdded: "documents.upload",
  profileToComplete: null,
};

/** What the bell has shown and now shows otherwise: it came, or it was read. */
const changedBetween = (before: NotificationSnapshot, after: NotificationSnapshot) => {
  const known = new Map(before.newest.map(({ id, readAt }) => [id, readAt === null]));
  return after.newest.filter(({ id, readAt }) => known.get(id) !== (readAt === null));
};

/** The operations of other people that the difference between two snapshots reports, each once. */
export const causesBetween = (
  before: NotificationSnapshot,
  after: NotificationSnapshot,
): WritingId[] => [
  ...new Set(changedBetween(before, after).flatMap(({ kind }) => causeOf[kind] ?? [])),
];
