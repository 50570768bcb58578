import type { NotificationSnapshot } from "#contract/notifications.ts";
import { ApiError } from "#web/api/api-error.ts";
import { keepConnected } from "#web/api/keep-connected.ts";
import { queryClient } from "#web/api/query-client.ts";
import { readStream } from "#web/api/read-stream.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { currentSession } from "#web/api/session.ts";
import { shareAmongTabs } from "#web/api/share-among-tabs.ts";
import { lookUpSession } from "#web/modules/auth/index.ts";
import { causesBetween } from "./causes.ts";
import { listKey, type Pages, snapshotKey, withNewest } from "./snapshot.ts";

/** Keeps the bell current for this employee, by one tab's connection for all tabs. Returns a function that stops it. */
export const startNotificationStream = (employeeId: number): (() => void) =>
  shareAmongTabs<NotificationSnapshot>({
    name: `notifications of ${employeeId}`,
    hold: (tell, signal) =>
      keepConnected((onHeld) => {
        const heard = (snapshot: NotificationSnapshot) => {
          onHeld();
          tell(snapshot);
        };
        return readAs(employeeId, heard, signal);
      }, signal).catch(() => void lookUpSession({ isFresh: true })),
    onValue: receive,
  });

/** Another tab may have signed in a different user, whose notifications do not belong here. */
async function readAs(
  employeeId: number,
  onSnapshot: (snapshot: NotificationSnapshot) => void,
  signal: AbortSignal,
): Promise<void> {
  if (currentSession()?.employeeId !== employeeId) throw new ApiError(401);
  await readStream("notifications.stream", onSnapshot, signal);
}

/** Shows a snapshot, and refreshes everything else that is affected by what it reports. */
function receive(snapshot: NotificationSnapshot): void {
  const before = queryClient.getQueryData<NotificationSnapshot>(snapshotKey);
  queryClient.setQueryData(snapshotKey, snapshot);
  const pages = queryClient.setQueryData<Pages>(listKey, (known) => withNewest(known, snapshot));
  // What has moved on to later pages only the server knows.
  if (pages && pages.pages.length > 1) void queryClient.invalidateQueries({ queryKey: listKey });
  if (before) void refreshAfter(...causesBetween(before, snapshot));
}
