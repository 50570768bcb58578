import { IconBellCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { Notification } from "#contract/notifications.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { destinationOf, textOf } from "./kinds/kinds.ts";
import { NotificationEntry } from "./notification-entry.tsx";
import { text } from "./text.ts";
import { useNotifications } from "./use-notifications.ts";
import { useReviews } from "./use-reviews.ts";

interface NotificationListProps {
  onOpen: (notification: Notification) => void;
}

/** One's own notifications, newest first; new ones are added on top and announced. */
export function NotificationList({ onOpen }: NotificationListProps) {
  const area = areaOf(useCurrentEmployee());
  const now = useNow(30_000);
  const list = useNotifications();
  const { notifications, isError, refetch } = list;
  const arrival = useArrival(notifications);
  const reviews = useReviews(notifications);

  if (!notifications)
    return isError ? (
      <ErrorState message={text.failed} onRetry={() => void refetch()} />
    ) : (
      <Waiting />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {arrival && text.arrived(textOf(arrival).title)}
      </p>
      {notifications.length === 0 ? (
        <EmptyState title={text.empty} icon={<IconBellCheck size={22} stroke={1.75} />}>
          {text.emptyHelp}
        </EmptyState>
      ) : (
        <ul aria-label={text.list}>
          {notifications.map((notification) => (
            <NotificationEntry
              key={notification.id}
              notification={notification}
              href={destinationOf(notification, area)}
              now={now}
              review={reviews.get(notification.aboutId ?? 0)}
              onOpen={() => onOpen(notification)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="border-line border-t p-3">
          <Button
            isWide
            variant="ghost"
            isPending={list.isFetchingNextPage}
            pendingText={text.loadingMore}
            onClick={() => void list.fetchNextPage()}
          >
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}

const Waiting = () => (
  <Delayed label={text.loading}>
    {["one", "two", "three"].map((entry) => (
      <div key={entry} className="flex gap-3 border-line border-t px-5 py-3">
        <Skeleton className="size-9 rounded-full" />
        <div className="flex flex-1 flex-col gap-2 pt-1">
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="h-3" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      </div>
    ))}
  </Delayed>
);

/** The newest one since the list was opened. */
function useArrival(notifications: readonly Notification[] | undefined): Notification | undefined {
  const newest = notifications?.[0];
  const [known, setKnown] = useState(newest);
  if (known === undefined && newest !== undefined) setKnown(newest);
  return newest && known && newest.id !== known.id ? newest : undefined;
}

/** The current time, updated as often as the list shows it. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
