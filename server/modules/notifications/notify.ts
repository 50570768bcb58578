import type { z } from "zod";
import { type NotificationKind, notificationDefaults } from "#contract/codes/notification-kind.ts";
import type { notificationDetails } from "#contract/notifications.ts";
import type { Context } from "#server/context.ts";
import { announce } from "#server/live/announcement.ts";
import { type Settled, saveNotifications, saveSettled } from "./delivery-queries.ts";

type NotifyContext = Pick<Context, "tx" | "now">;

export interface Notice<Kind extends NotificationKind> {
  to: readonly number[];
  kind: Kind;
  details: z.input<(typeof notificationDetails)[Kind]>;
  /** Who did it. */
  byId?: number | null;
  /** The record it is about. */
  aboutId?: number | null;
  /** Enqueues the mail to some of them; the text is the caller's. */
  mail?: (employeeIds: readonly number[]) => Promise<void>;
  /** The record that this settles: its own notifications are marked as read. */
  settles?: Settled;
}

/**
 * Notifies people in the transaction of the change, each as they have chosen: in the app, by mail, both or not at all.
 * Anyone who has the app open sees it once the transaction has committed.
 */
export async function notify<Kind extends NotificationKind>(
  { tx, now }: NotifyContext,
  { to, kind, details, byId = null, aboutId = null, mail, settles }: Notice<Kind>,
): Promise<void> {
  if (to.length === 0 && !settles) return;
  const byMail = await saveNotifications(
    tx,
    to,
    { kind, details, byId, aboutId },
    { defaults: notificationDefaults[kind], settles, at: now.toISOString() },
  );
  if (byMail.length > 0) await mail?.(byMail);
}

/** Marks as read, for everyone, the notifications of a record that no longer needs attention. */
export async function settle({ tx, now }: NotifyContext, settled: Settled): Promise<void> {
  await announce(tx, await saveSettled(tx, settled, now.toISOString()));
}
