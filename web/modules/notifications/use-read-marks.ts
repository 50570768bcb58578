import { useMutation } from "@tanstack/react-query";
import type { Notification, NotificationSnapshot } from "#contract/notifications.ts";
import { callApi } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { listKey, type Pages, snapshotKey } from "./snapshot.ts";
import { text } from "./text.ts";

type Marked = number | "all";

const markIn = (items: Notification[], marked: Marked, readAt: string): Notification[] =>
  items.map((one) =>
    one.readAt === null && (marked === "all" || one.id === marked) ? { ...one, readAt } : one,
  );

/** Shows notifications as read before the server's confirmation; returns a function that reverts it. */
function showRead(marked: Marked): () => void {
  const readAt = new Date().toISOString();
  const snapshot = queryClient.getQueryData<NotificationSnapshot>(snapshotKey);
  const list = queryClient.getQueryData<Pages>(listKey);
  if (snapshot)
    queryClient.setQueryData<NotificationSnapshot>(snapshotKey, {
      ...snapshot,
      newest: markIn(snapshot.newest, marked, readAt),
      unread: marked === "all" ? 0 : snapshot.unread - 1,
    });
  if (list)
    queryClient.setQueryData<Pages>(listKey, {
      ...list,
      pages: list.pages.map((page) => ({ ...page, items: markIn(page.items, marked, readAt) })),
    });
  return () => {
    queryClient.setQueryData(snapshotKey, snapshot);
    queryClient.setQueryData(listKey, list);
    void refreshAfter("notifications.markAsRead");
  };
}

/** Marks unread notifications as read: shown at once, reverted after a failure. */
export function useReadMarks() {
  const one = useMutation({
    mutationFn: ({ id }: Notification) => callApi("notifications.markAsRead", { params: { id } }),
    onMutate: ({ id }) => showRead(id),
    onError: (_error, _notification, takeBack) => takeBack?.(),
  });
  const all = useMutation({
    mutationFn: () => callApi("notifications.markAllAsRead", {}),
    onMutate: () => showRead("all"),
    onError: (_error, _nothing, takeBack) => {
      takeBack?.();
      toast.error(text.markAllFailed);
    },
  });
  return {
    markAsRead: (notification: Notification) => {
      if (notification.readAt === null) one.mutate(notification);
    },
    markAllAsRead: () => all.mutate(),
  };
}
