import type { z } from "zod";
import { type NotificationKind, notificationDefaults } from "#contract/codes/notification-kind.ts";
import type { notificationDetails } from "#contract/notifications.ts";
import type { Context } from "#server/context.ts";
import { announce } from "#server/live/announcement.ts";
import { type Settled, saveNotifications, saveSettled, saveUnsettled } from "./delivery-queries.ts";
import { saveEach } from "./each-delivery-queries.ts";

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

/** Marks as unread again what was settled at a moment, as the record needs attention after all. */
export async function unsettle(
  { tx }: Pick<Context, "tx">,
  settled: Settled,
  settledAt: string,
): Promise<void> {
  await announce(tx, await saveUnsettled(tx, settled, settledAt));
}

/** A notification about one person's own record. */
interface OwnNotice<Kind extends NotificationKind> {
  to: number;
  details: z.input<(typeof notificationDetails)[Kind]>;
  byId: number | null;
  aboutId: number | null;
}

/** The same for many people, each of whom is told of something of their own, such as a record; `mail` is given those who want one. */
export async function notifyEach<Kind extends NotificationKind, Given extends OwnNotice<Kind>>(
  { tx, now }: NotifyContext,
  kind: Kind,
  notices: readonly Given[],
  mail: (wanted: readonly Given[]) => Promise<void>,
): Promise<void> {
  if (notices.length === 0) return;
  const byMail = await saveEach(tx, kind, notices, {
    defaults: notificationDefaults[kind],
    at: now.toISOString(),
  });
  const wanted = notices.filter((_, place) => byMail.has(place));
  if (wanted.length > 0) await mail(wanted);
}

/** Marks as read, for everyone, the notifications of a record that no longer needs attention. */
export async function settle({ tx, now }: NotifyContext, settled: Settled): Promise<void> {
  await announce(tx, await saveSettled(tx, settled, now.toISOString()));
}
