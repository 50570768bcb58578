import type { DetailsOf, NotificationKind } from "#contract/notification-kinds.ts";
import type { Context } from "#server/context.ts";
import { batchOf } from "#server/jobs/jobs.ts";
import { announce } from "#server/live/announcement.ts";
import type { Notice } from "./notice.ts";
import { type Settled, saveNotices, saveSettled, saveUnsettled } from "./notice-queries.ts";

type NotifyContext = Pick<Context, "tx" | "now" | "enqueueAll">;

/** What is told; a kind that is always about a record says which. */
type Told<Kind extends NotificationKind, About> = {
  details: DetailsOf<Kind>;
  /** The person who caused it. */
  byId?: number | null;
} & (null extends About ? { aboutId?: About } : { aboutId: About });

interface Delivery {
  /** A record that no longer needs attention: its notifications of that kind are marked as read. */
  settles?: Settled | undefined;
  /** In the app alone, even for those who want mail. */
  isInAppOnly?: boolean;
}

/**
 * Notifies people in the change's transaction, each as they have chosen: in the app, by mail, both or not at all.
 * An open app shows it after the commit.
 */
export const notify = <Kind extends NotificationKind, About extends number | null>(
  context: NotifyContext,
  notice: Notice<Kind, About>,
  {
    to,
    settles,
    isInAppOnly = false,
    ...told
  }: Told<Kind, About> & Delivery & { to: readonly number[] },
): Promise<void> =>
  notifyEach(
    context,
    notice,
    to.map((recipientId) => ({ ...(told as Told<Kind, About>), to: recipientId })),
    { settles, isInAppOnly },
  );

/** The same with details of their own for each recipient, still in one statement. */
export async function notifyEach<Kind extends NotificationKind, About extends number | null>(
  { tx, now, enqueueAll }: NotifyContext,
  { kind, mailJob }: Notice<Kind, About>,
  given: readonly (Told<Kind, About> & { to: number })[],
  { settles, isInAppOnly = false }: Delivery = {},
): Promise<void> {
  if (given.length === 0 && !settles) return;
  const notices = given.map(({ to, details, byId = null, aboutId = null }) => ({
    ...{ to, details, byId },
    aboutId: aboutId as About,
  }));
  const byMail = await saveNotices(tx, kind, notices, { settles, at: now.toISOString() });
  if (!mailJob || isInAppOnly || byMail.size === 0) return;
  const wanted = notices.filter((_, place) => byMail.has(place));
  const payloads = wanted.map(({ to, aboutId, details }) => ({
    recipientId: to,
    aboutId,
    details,
  }));
  await enqueueAll([batchOf(mailJob, payloads)]);
}

/** Marks as read, for everyone, the notifications of a record that no longer needs attention. */
export async function settle(
  { tx, now }: Pick<Context, "tx" | "now">,
  settled: Settled,
): Promise<void> {
  await announce(tx, await saveSettled(tx, settled, now.toISOString()));
}

/** Marks as unread again what was settled at a moment, as the record needs attention after all. */
export async function unsettle(
  { tx }: Pick<Context, "tx">,
  settled: Settled,
  settledAt: string,
): Promise<void> {
  await announce(tx, await saveUnsettled(tx, settled, settledAt));
}
