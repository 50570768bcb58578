import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { proseNearDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { reads: words } = text;
const pageSize = 10;

/** Other readers of one's own record by part, the latest first. */
export function ReadsCard() {
  const query = useInfiniteQuery({
    queryKey: ["continuity", "readsOfMine"],
    queryFn: ({ pageParam: page, signal }) =>
      callApi("continuity.readsOfMine", { query: { page, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
  });
  const reads = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Card title={words.title}>
      <p className="mb-4 text-muted text-sm">{words.lead}</p>
      {query.isError && <ErrorState message={words.failed} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <Delayed label={words.loading}>
          <Skeleton className="h-24" />
        </Delayed>
      )}
      {reads?.length === 0 && <p>{words.none}</p>}
      <ul className="flex flex-col gap-3">
        {reads?.map(({ by, part, day, notes }) => (
          <li key={`${day} ${by.id} ${part}`} className="flex items-start gap-2.5">
            <Avatar name={by.name} size="sm" />
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{by.name}</p>
              <p className="text-muted text-sm">
                {notes === null ? words.parts[part] : words.notes(notes)} · {proseNearDay(day)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="mt-4"
          isPending={query.isFetchingNextPage}
          pendingText={words.loading}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Card>
  );
}
