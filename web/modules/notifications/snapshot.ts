import { type InfiniteData, skipToken, useQuery } from "@tanstack/react-query";
import type { Notification, NotificationSnapshot } from "#contract/notifications.ts";
import type { Page } from "#contract/operation.ts";

/** As many as the server sends with each change. */
export const pageSize = 10;

export type Pages = InfiniteData<Page<Notification>, number>;

/** The cache keys of the bell's snapshot and the list's further pages. */
export const snapshotKey = ["notifications", "snapshot"] as const;
export const listKey = ["notifications", "list", "pages"] as const;

/** The bell's snapshot; undefined before the stream has delivered it. */
export const useSnapshot = (): NotificationSnapshot | undefined =>
  useQuery<NotificationSnapshot>({ queryKey: snapshotKey, queryFn: skipToken, gcTime: Infinity })
    .data;

/** The list with the snapshot's newest notifications as its first page. */
export function withNewest(
  pages: Pages | undefined,
  { newest, total }: NotificationSnapshot,
): Pages {
  const first = { items: newest, total };
  if (!pages) return { pages: [first], pageParams: [1] };
  return { ...pages, pages: [first, ...pages.pages.slice(1).map((page) => ({ ...page, total }))] };
}
