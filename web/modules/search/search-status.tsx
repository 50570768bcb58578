import { IconSearchOff } from "@tabler/icons-react";
import { isEnoughToSearch } from "#contract/rules/search.ts";
import { ApiError } from "#web/api/api-error.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text } from "./text.ts";
import type { SearchState } from "./use-search-results.ts";

export interface SearchStatusProps {
  typed: string;
  count: number;
  state: SearchState;
}

/** The search's status: loading, nothing found or failed; and the number of options, for screen readers. */
export function SearchStatus({ typed, count, state }: SearchStatusProps) {
  const { found, isWaiting, error, retry } = state;
  const query = typed.trim();
  const isSettled = query !== "" && !isWaiting && !error;
  return (
    <>
      <p role="status" className="sr-only">
        {isSettled && count > 0 && text.count(count)}
      </p>
      {isWaiting && !found && (
        <Delayed label={text.loading}>
          <Rows />
        </Delayed>
      )}
      {isSettled && count === 0 && (
        <div role="status">
          <EmptyState title={text.nothing(query)} icon={<IconSearchOff size={22} stroke={1.75} />}>
            {isEnoughToSearch(query) ? text.nothingHelp : text.oneMore}
          </EmptyState>
        </div>
      )}
      {Boolean(error) && (
        <ErrorState
          message={error instanceof ApiError && error.isOffline ? text.offline : text.failed}
          onRetry={retry}
        />
      )}
    </>
  );
}

const Rows = () => (
  <div className="flex flex-col gap-4 p-5">
    {["w-40", "w-56", "w-32"].map((width) => (
      <div key={width} className="flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <div className="flex flex-col gap-1.5">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3 w-64 max-w-full" />
        </div>
      </div>
    ))}
  </div>
);
