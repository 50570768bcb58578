import type { Home } from "#contract/dashboard.ts";
import type { Context } from "#server/context.ts";
import {
  handoversWaiting,
  newWithActor,
  ownManagers,
  peoplePassingOn,
  promisesToLed,
  quietPeople,
} from "#server/modules/continuity/index.ts";
import { listPendingReviews } from "#server/modules/leave/index.ts";
import { latestOwnHistory } from "#server/story/history.ts";
import { findUnreadFeedback } from "./own-queries.ts";

const [reviewsShown, handoversShown, promisesShown, feedbackShown] = [6, 6, 6, 4];
const [newShown, passingShown, entriesShown, quietShown] = [12, 12, 3, 12];

/** What waits for the reader, what changes next, and their own history. Statements are sent at once. */
export async function home(context: Context): Promise<Home> {
  const { tx, actor, today } = context;
  const [
    newWithYou,
    pendingReviews,
    handovers,
    promises,
    unread,
    quiet,
    passingOn,
    managers,
    latest,
  ] = await Promise.all([
    newWithActor(context, newShown),
    listPendingReviews(context, reviewsShown),
    handoversWaiting(context, handoversShown),
    promisesToLed(context, promisesShown),
    findUnreadFeedback(tx, actor.employeeId, feedbackShown),
    quietPeople(context, quietShown),
    peoplePassingOn(context, passingShown),
    ownManagers(context),
    latestOwnHistory(context, entriesShown),
  ]);
  return {
    today,
    newWithYou,
    pendingReviews,
    handovers,
    promises,
    unreadFeedback: topListOf(unread, ({ senderId, senderName, ...feedback }) => ({
      ...feedback,
      sender: { id: senderId, name: senderName },
    })),
    quiet,
    passingOn,
    ownHistory: {
      items: latest.items.map(({ id, kind, day, by }) => ({ id, kind, day, by })),
      total: latest.total,
      managers,
    },
  };
}

/** A list and its total, from rows that each have the total. */
export const topListOf = <Row extends { total: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Omit<Row, "total">) => Item,
): { items: Item[]; total: number } => ({
  items: rows.map(({ total: _, ...row }) => itemOf(row)),
  total: rows[0]?.total ?? 0,
});

export const employeeOf = (row: { employeeId: number; employeeName: string }) => ({
  id: row.employeeId,
  name: row.employeeName,
});
