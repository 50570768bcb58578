import type { NotificationSnapshot } from "#contract/notifications.ts";
import { ApiError } from "#web/api/api-error.ts";
import { readStream } from "#web/api/connection/event-stream.ts";
import { maintainConnection } from "#web/api/connection/reconnection.ts";
import { shareConnection } from "#web/api/connection/shared-connection.ts";
import { queryClient } from "#web/api/query-client.ts";
import { refreshReported } from "#web/api/refresh.ts";
import { serverTimeAt } from "#web/api/server-clock.ts";
import { currentSession } from "#web/api/session.ts";
import { lookUpSession } from "#web/modules/auth/index.ts";
import { asItWas, newsBetween } from "./news.ts";
import { listKey, type Pages, snapshotKey, withNewest } from "./snapshot.ts";

/** Updates the employee's bell through one connection for all tabs. Returns a function that stops it. */
export const startNotificationStream = (employeeId: number): (() => void) =>
  shareConnection<NotificationSnapshot>({
    name: `notifications of ${employeeId}`,
    connect: (deliver, signal) =>
      maintainConnection((onConnected) => {
        const onSnapshot = (snapshot: NotificationSnapshot) => {
          onConnected();
          deliver(snapshot);
        };
        return readAs(employeeId, onSnapshot, signal);
      }, signal).catch(() => void lookUpSession({ isFresh: true })),
    onValue: receive,
  });

/** Another tab may have signed in a different user, whose notifications must not appear here. */
async function readAs(
  employeeId: number,
  onSnapshot: (snapshot: NotificationSnapshot) => void,
  signal: AbortSignal,
): Promise<void> {
  if (currentSession()?.employeeId !== employeeId) throw new ApiError(401);
  await readStream("notifications.stream", onSnapshot, signal);
}

/** Shows a snapshot and refreshes everything affected by its news. */
function receive(snapshot: NotificationSnapshot): void {
  // The page may lack what arrived before its first snapshot.
  const before =
    queryClient.getQueryData<NotificationSnapshot>(snapshotKey) ??
    asItWas(snapshot, serverTimeAt(performance.timeOrigin));
  queryClient.setQueryData(snapshotKey, snapshot);
  const pages = queryClient.setQueryData<Pages>(listKey, (known) => withNewest(known, snapshot));
  // Only the server knows the shift between later pages.
  if (pages && pages.pages.length > 1) void queryClient.invalidateQueries({ queryKey: listKey });
  void refreshReported(newsBetween(before, snapshot));
}
