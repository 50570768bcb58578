import type { NotificationKind } from "#contract/codes/notification-kind.ts";
import type { NotificationSnapshot } from "#contract/notifications.ts";
import type { WritingId } from "#web/api/refresh.ts";

/** The operation that each kind reports, whose effects the reader's screens must show; none if it affects no screen of theirs. */
const causeOf: Record<NotificationKind, WritingId | null> = {
  welcome: null,
  leaveRequested: "leave.createRequest",
  leaveDecided: "leave.approve",
  leaveLapses: null,
  certificateDue: null,
  feedbackReceived: "feedback.sendFeedback",
  feedbackReported: "feedback.report",
  documentAdded: "documents.upload",
  documentExpires: null,
  profileToComplete: null,
  importFinished: "import.start",
  eventInADay: null,
  eventInAnHour: null,
  teamOccasion: null,
  promiseChanged: "continuity.makePromise",
  promiseDue: null,
  noteShared: "notes.updateNote",
  noteReplied: "notes.replyToNote",
  handoverStep: "continuity.finishStep",
  standIn: "continuity.nameStandIn",
};

/** The notifications that differ between two snapshots: those that arrived or were read. */
const changedBetween = (before: NotificationSnapshot, after: NotificationSnapshot) => {
  const known = new Map(before.newest.map(({ id, readAt }) => [id, readAt === null]));
  return after.newest.filter(({ id, readAt }) => known.get(id) !== (readAt === null));
};

/** The other people's operations that two snapshots' difference reports, each once. */
export const causesBetween = (
  before: NotificationSnapshot,
  after: NotificationSnapshot,
): WritingId[] => [
  ...new Set(changedBetween(before, after).flatMap(({ kind }) => causeOf[kind] ?? [])),
];

/** What a snapshot was at a moment of the server's clock, in ms since 1970: without the notifications that have arrived since. */
export const asItWas = (snapshot: NotificationSnapshot, moment: number): NotificationSnapshot => ({
  ...snapshot,
  newest: snapshot.newest.filter(({ createdAt }) => Date.parse(createdAt) < moment),
});
