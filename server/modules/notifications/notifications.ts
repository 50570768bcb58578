import type { Notification, NotificationSnapshot } from "#contract/notifications.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { announce } from "#server/live/announcement.ts";
import { count, listPage, type PageQuery, saveAllRead, saveRead } from "./queries.ts";

type ReadContext = Pick<Context, "tx" | "actor">;
type WriteContext = ReadContext & Pick<Context, "now">;

const newestShown = 10;

/** A page of the actor's own notifications, newest first. */
export async function listNotifications(
  { tx, actor: { employeeId } }: ReadContext,
  query: PageQuery,
): Promise<Page<Notification>> {
  const [items, total] = await Promise.all([
    listPage(tx, employeeId, query),
    count(tx, employeeId, query.unread),
  ]);
  return { items, total };
}

/** What the actor's bell shows now. */
export async function snapshot({
  tx,
  actor: { employeeId },
}: ReadContext): Promise<NotificationSnapshot> {
  const [newest, total, unread] = await Promise.all([
    listPage(tx, employeeId, { page: 1, pageSize: newestShown }),
    count(tx, employeeId),
    count(tx, employeeId, true),
  ]);
  return { newest, total, unread };
}

/** Marks one of the actor's notifications as read; throws `not_found` for anyone else's. */
export async function markAsRead(
  { tx, actor, now }: WriteContext,
  id: number,
): Promise<{ ok: true }> {
  const { employeeId } = actor;
  if (!(await saveRead(tx, employeeId, id, now.toISOString()))) throw new AppError("not_found");
  await announce(tx, [employeeId]);
  return { ok: true };
}

/** Marks all of the actor's notifications as read. */
export async function markAllAsRead({ tx, actor, now }: WriteContext): Promise<{ ok: true }> {
  const { employeeId } = actor;
  if ((await saveAllRead(tx, employeeId, now.toISOString())) > 0) await announce(tx, [employeeId]);
  return { ok: true };
}
