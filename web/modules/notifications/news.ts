import type { NotificationKind } from "#contract/notification-kinds.ts";
import type { NotificationSnapshot } from "#contract/notifications.ts";

/** The kinds of the notifications that differ between two snapshots, each once. */
export function newsBetween(
  before: NotificationSnapshot,
  after: NotificationSnapshot,
): NotificationKind[] {
  const known = new Map(before.newest.map(({ id, readAt }) => [id, readAt === null]));
  const changed = after.newest.filter(({ id, readAt }) => known.get(id) !== (readAt === null));
  return [...new Set(changed.map(({ kind }) => kind))];
}

/** A snapshot without the notifications since a moment of the server's clock, in ms since 1970. */
export const asItWas = (snapshot: NotificationSnapshot, moment: number): NotificationSnapshot => ({
  ...snapshot,
  newest: snapshot.newest.filter(({ createdAt }) => Date.parse(createdAt) < moment),
});
