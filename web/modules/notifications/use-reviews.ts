import { useQuery } from "@tanstack/react-query";
import { maxReviews } from "#contract/codes/leave.ts";
import type { PendingReview } from "#contract/leave/requests/pending-review.ts";
import type { Notification } from "#contract/notifications.ts";
import { apiQuery } from "#web/api/query-client.ts";

/** The pending requests behind the newest notifications, by id; in one call. */
export function useReviews(
  notifications: readonly Notification[] = [],
): ReadonlyMap<number, PendingReview> {
  const ids = notifications
    .flatMap(({ kind, aboutId }) =>
      kind === "leaveRequested" && aboutId !== null ? [aboutId] : [],
    )
    .slice(0, maxReviews);
  const { data = [] } = useQuery({
    ...apiQuery("leave.reviews", { query: { ids: [...new Set(ids)].join(",") } }),
    enabled: ids.length > 0,
  });
  return new Map(data.map((review) => [review.id, review]));
}
