import type { DetailsOf, NotificationKind } from "#contract/notification-kinds.ts";
import type { Context } from "#server/context.ts";
import { batchOf } from "#server/jobs/jobs.ts";
import { announce } from "#server/live/announcement.ts";
import type { Notice } from "./notice.ts";
import { type Settled, saveNotices, saveSettled, saveUnsettled } from "./notice-queries.ts";

type NotifyContext = Pick<Context, "tx" | "now" | "enqueueAll">;

/** A kind about a record names it. */
type Told<Kind extends NotificationKind, About> = {
  details: DetailsOf<Kind>;
  byId?: number | null;
} & (null extends About ? { aboutId?: About } : { aboutId: About });

interface Delivery {
  /** A record without further need of attention: its notifications are marked as read. */
  settles?: Settled | undefined;
  /** Without a mail, even by preference. */
  isInAppOnly?: boolean;
}

/** Within the change's transaction, by each person's preferences. An open app shows it after the commit. */
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

/** With details per recipient, still in one statement. */
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

/** Marks a settled record's notifications as read, for everyone. */
export async function settle(
  { tx, now }: Pick<Context, "tx" | "now">,
  settled: Settled,
): Promise<void> {
  await announce(tx, await saveSettled(tx, settled, now.toISOString()));
}

/** Reverts a settlement: the record needs attention again. */
export async function unsettle(
  { tx }: Pick<Context, "tx">,
  settled: Settled,
  settledAt: string,
): Promise<void> {
  await announce(tx, await saveUnsettled(tx, settled, settledAt));
}
