import type { Notification, NotificationSnapshot } from "#contract/notifications.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { announce } from "#server/live/announcement.ts";
import { count, listPage, type PageQuery, type Reader, saveAllRead, saveRead } from "./queries.ts";

type WriteContext = Pick<Context, "tx" | "actor" | "now">;

const newestShown = 10;

export async function listNotifications(
  reader: Reader,
  query: PageQuery,
): Promise<Page<Notification>> {
  const { tx, actor } = reader;
  const [items, total] = await Promise.all([
    listPage(reader, query),
    count(tx, actor.employeeId, query.unread),
  ]);
  return { items, total };
}

export async function snapshot(reader: Reader): Promise<NotificationSnapshot> {
  const { tx, actor } = reader;
  const [newest, total, unread] = await Promise.all([
    listPage(reader, { page: 1, pageSize: newestShown }),
    count(tx, actor.employeeId),
    count(tx, actor.employeeId, true),
  ]);
  return { newest, total, unread };
}

/** Throws `not_found` for others' notifications. */
export async function markAsRead(
  { tx, actor, now }: WriteContext,
  id: number,
): Promise<{ ok: true }> {
  const { employeeId } = actor;
  if (!(await saveRead(tx, employeeId, id, now.toISOString()))) throw new AppError("not_found");
  await announce(tx, [employeeId]);
  return { ok: true };
}

export async function markAllAsRead({ tx, actor, now }: WriteContext): Promise<{ ok: true }> {
  const { employeeId } = actor;
  if ((await saveAllRead(tx, employeeId, now.toISOString())) > 0) await announce(tx, [employeeId]);
  return { ok: true };
}
