import type { z } from "zod";
import type { NotificationKind } from "#contract/codes/notification-kind.ts";
import type { notificationDetails } from "#contract/notifications.ts";
import type { Context } from "#server/context.ts";
import { announce } from "#server/live/announce.ts";
import { reachOf } from "./preferences.ts";
import { insertNotifications, saveReadAbout } from "./queries.ts";

type Teller = Pick<Context, "tx" | "now">;

export interface Notice<Kind extends NotificationKind> {
  to: readonly number[];
  kind: Kind;
  details: z.input<(typeof notificationDetails)[Kind]>;
  /** Who did it. */
  byId?: number | null;
  /** The record it is about. */
  aboutId?: number | null;
  /** Asks for the mail to one of them; the words are the caller's. */
  mail?: (employeeId: number) => Promise<void>;
}

/**
 * Tells people of something in the transaction in which it happens, each as they have chosen: in the app, by mail, both or
 * not at all. Whoever has the app open sees it once the transaction has committed.
 */
export async function notify<Kind extends NotificationKind>(
  { tx, now }: Teller,
  { to, kind, details, byId = null, aboutId = null, mail }: Notice<Kind>,
): Promise<void> {
  if (to.length === 0) return;
  const { inApp, byMail } = await reachOf({ tx }, kind, to);
  const createdAt = now.toISOString();
  const row = { kind, details, byId, aboutId, createdAt };
  if (inApp.length > 0)
    await insertNotifications(
      tx,
      inApp.map((employeeId) => ({ employeeId, ...row })),
    );
  await announce(tx, inApp);
  if (mail) await Promise.all(byMail.map(mail));
}

/** Marks as read, for all who have it, what asked for something that has been done since. */
export async function settle(
  { tx, now }: Teller,
  done: { kind: NotificationKind; aboutId: number },
): Promise<void> {
  await announce(tx, await saveReadAbout(tx, done, now.toISOString()));
}
