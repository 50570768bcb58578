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
import { findComingPeople } from "./led-people-queries.ts";
import { findLeading, findUnreadFeedback } from "./own-queries.ts";

const [reviewsShown, handoversShown, promisesShown, feedbackShown] = [6, 6, 6, 4];
const [newShown, passingShown, comingShown, entriesShown, quietShown] = [12, 12, 12, 3, 12];

/** What waits for the reader, what changes next, and their own history. Statements are sent at once. */
export async function home(context: Context): Promise<Home> {
  const { tx, actor, today } = context;
  const [ofPeople, handovers, unread, passingOn, managers, latest] = await Promise.all([
    homeOfPeople(context),
    handoversWaiting(context, handoversShown),
    findUnreadFeedback(tx, actor.employeeId, feedbackShown),
    peoplePassingOn(context, passingShown),
    ownManagers(context),
    latestOwnHistory(context, entriesShown),
  ]);
  return {
    today,
    ...ofPeople,
    handovers,
    unreadFeedback: topListOf(unread, ({ senderId, senderName, ...feedback }) => ({
      ...feedback,
      sender: { id: senderId, name: senderName },
    })),
    passingOn,
    ownHistory: {
      items: latest.items.map(({ id, kind, day, by }) => ({ id, kind, day, by })),
      total: latest.total,
      managers,
    },
  };
}

type OfPresent = Pick<Home, "newWithYou" | "pendingReviews" | "promises" | "quiet">;

const none = { items: [], total: 0 };
const ofNoOne: OfPresent = { newWithYou: none, pendingReviews: none, promises: none, quiet: none };

/** What the reader's people bring, present and coming. Most readers have none, and planning these statements takes longer than all others. */
async function homeOfPeople(context: Context): Promise<OfPresent & Pick<Home, "comingToYou">> {
  const { hasPeople, mayGain } = await findLeading(context);
  const [ofPresent, coming] = await Promise.all([
    hasPeople ? homeOfPresent(context) : ofNoOne,
    mayGain ? findComingPeople(context, comingShown) : [],
  ]);
  return {
    ...ofPresent,
    comingToYou: topListOf(coming, ({ employeeId: id, employeeName: name, ...row }) => ({
      employee: { id, name },
      ...row,
    })),
  };
}

async function homeOfPresent(context: Context): Promise<OfPresent> {
  const [newWithYou, pendingReviews, promises, quiet] = await Promise.all([
    newWithActor(context, newShown),
    listPendingReviews(context, reviewsShown),
    promisesToLed(context, promisesShown),
    quietPeople(context, quietShown),
  ]);
  return { newWithYou, pendingReviews, promises, quiet };
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
