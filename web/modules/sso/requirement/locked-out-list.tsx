import { useInfiniteQuery } from "@tanstack/react-query";
import { places } from "#contract/places.ts";
import type { Requirement } from "#contract/requirement.ts";
import { callApi } from "#web/api/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";

const { lockedOut: labels } = text;
const pageSize = 10;

/** By name; each page begins after the last person of the one before. */
function useLockedOut() {
  const query = useInfiniteQuery({
    queryKey: ["sso", "listLockedOut"],
    queryFn: ({ pageParam: after, signal }) =>
      callApi("sso.listLockedOut", { query: { after, pageSize } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ people, hasMore }) => (hasMore ? people.at(-1)?.employeeId : undefined),
  });
  return { ...query, data: query.data?.pages.flatMap(({ people }) => people) };
}

interface LockedOutListProps {
  requirement: Requirement;
  /** Who sign in otherwise. */
  emergencyIds: readonly number[];
}

/** How many people cannot sign in by a provider, and who, by name. */
export function LockedOutList({ requirement, emergencyIds }: LockedOutListProps) {
  const { lockedOut, candidates } = requirement;
  const exempt = candidates.filter(
    ({ employeeId, isLockedOut }) => isLockedOut && emergencyIds.includes(employeeId),
  );
  const count = lockedOut - exempt.length;
  if (count === 0) return <p className="text-muted text-sm">{labels.none}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-amber-text">{labels.some(count)}</p>
      <People exceptIds={emergencyIds} />
    </div>
  );
}

function People({ exceptIds }: { exceptIds: readonly number[] }) {
  const query = useLockedOut();
  return (
    <>
      <Fetched
        query={query}
        loading={labels.loading}
        failed={labels.failed}
        skeleton={<Skeleton className="h-16" />}
      >
        {(people) => (
          <ul aria-label={labels.title} className="divide-y divide-line">
            {people
              .filter(({ employeeId }) => !exceptIds.includes(employeeId))
              .map(({ employeeId, name, email }) => (
                <li key={employeeId} className="wrap-anywhere py-2">
                  <Link href={places.user(employeeId)}>{name || email}</Link>{" "}
                  <span className="text-muted text-sm">{email}</span>
                </li>
              ))}
          </ul>
        )}
      </Fetched>
      {query.isFetchNextPageError && <p role="alert">{labels.moreFailed}</p>}
      {query.hasNextPage && (
        <Button
          size="sm"
          className="self-start"
          isPending={query.isFetchingNextPage}
          pendingText={labels.loadingMore}
          onClick={() => void query.fetchNextPage()}
        >
          {labels.more}
        </Button>
      )}
    </>
  );
}
