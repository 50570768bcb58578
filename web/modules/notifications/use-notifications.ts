import { useInfiniteQuery } from "@tanstack/react-query";
import type { Notification } from "#contract/notifications.ts";
import { callApi } from "#web/api/client.ts";
import { listKey, pageSize } from "./snapshot.ts";

/** One's own notifications, newest first, page by page as more are requested. */
export function useNotifications() {
  const query = useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam: page, signal }) =>
      callApi("notifications.list", { query: { page, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
  });
  return { ...query, notifications: query.data && onceEach(query.data.pages) };
}

/** While a notification arrives, two pages can briefly contain the same one. */
const onceEach = (pages: readonly { items: Notification[] }[]): Notification[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values(),
];
