import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Columns } from "./columns.tsx";
import { text } from "./text.ts";

interface Query {
  data: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/** The reason for missing or outdated data; nothing otherwise. */
export function DashboardState({ data, isError, refetch }: Query) {
  const retry = () => void refetch();
  if (data && isError)
    return (
      <Banner
        tone="amber"
        action={
          <Button size="sm" onClick={retry}>
            {text.retry}
          </Button>
        }
      >
        {text.stale}
      </Banner>
    );
  if (isError)
    return (
      <Card>
        <ErrorState message={text.failed} onRetry={retry} />
      </Card>
    );
  return data ? null : <Waiting />;
}

const rows = ["one", "two", "three", "four"];

const WaitingCard = ({ height }: { height?: string }) => (
  <Card className="flex flex-col">
    <Skeleton className="mb-5 h-5 w-2/5" />
    {height ? (
      <Skeleton className={height} />
    ) : (
      rows.map((row) => (
        <div key={row} className="flex items-center gap-3 py-2.5">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))
    )}
  </Card>
);

const WaitingColumns = () => (
  <Columns
    first={<WaitingCard />}
    side={
      <>
        <WaitingCard />
        <WaitingCard />
      </>
    }
    rest={<WaitingCard height="h-48" />}
  />
);

const Waiting = () => (
  <Delayed label={text.loading}>
    <WaitingColumns />
  </Delayed>
);

/** A dashboard before its code: the welcome's measures and the same cards. */
export const DashboardSkeleton = () => (
  <div className="flex flex-col gap-6">
    <div className="flex flex-col">
      <Skeleton className="my-1 h-5 w-56" />
      <Skeleton className="mt-1.5 mb-0.5 h-4 w-40" />
    </div>
    <WaitingColumns />
  </div>
);
