import type { NotificationPreference } from "#contract/notifications.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ChoicesTable } from "./choices-table.tsx";
import { text } from "./text.ts";
import { useChoosing } from "./use-choosing.ts";

const { choices: words } = text;

/** What the reader is told, in the app and by mail; each choice is saved as it is made. */
export function NotificationChoices() {
  const { can, employeeStatus } = useCurrentEmployee();
  const { data, isError, refetch } = useApiQuery("notifications.getPreferences", {});
  const choose = useChoosing();
  const canReach = ({ kind }: NotificationPreference) =>
    (kind !== "leaveRequested" || can.reviewLeave) &&
    (kind !== "profileToComplete" || employeeStatus !== "approved");

  return (
    <Card title={words.title}>
      <p className="mb-4 max-w-2xl text-pretty text-muted">{words.lead}</p>
      {data && <ChoicesTable preferences={data.filter(canReach)} onChange={choose} />}
      {!data && isError && <ErrorState message={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
    </Card>
  );
}

const Waiting = () => (
  <Delayed label={words.loading}>
    <div className="flex flex-col gap-5 pt-8 pb-2">
      {["one", "two", "three", "four"].map((row) => (
        <div key={row} className="flex items-center gap-6">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className="h-3 w-1/4" />
          </div>
          <Skeleton className="size-5" />
          <Skeleton className="size-5" />
        </div>
      ))}
    </div>
  </Delayed>
);
