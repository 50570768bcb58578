import { IconSearchOff } from "@tabler/icons-react";
import { isEnoughToSearch } from "#contract/rules/search.ts";
import { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { OptionGroup } from "../search-result-options.tsx";
import { text } from "../text.ts";
import type { SearchState } from "../use-search-results.ts";

export interface SearchStatusProps {
  typed: string;
  groups: readonly OptionGroup[];
  state: SearchState;
  /** Whether what waits is still loading. */
  isLoading: boolean;
  onClear: () => void;
}

/** The search's status: loading, nothing found or failed; and the number of options, for screen readers. */
export function SearchStatus({ typed, groups, state, isLoading, onClear }: SearchStatusProps) {
  const { found, isWaiting, error, retry } = state;
  const query = typed.trim();
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isNearest = groups[0]?.name === "nearest";
  const isSettled = !(isWaiting || isLoading || error);
  const isFound = count > 0 && !isNearest;
  const isFirst = isLoading || (isWaiting && !found);
  return (
    <>
      <p role="status" className="sr-only">
        {isSettled && isFound && text.count(count)}
      </p>
      {isFirst && count === 0 && <Loading />}
      {isSettled && !isFound && query !== "" && (
        <div role="status">
          <EmptyState
            title={text.nothing(query)}
            icon={<IconSearchOff size={22} stroke={1.75} />}
            action={
              <Button size="sm" onClick={onClear}>
                {text.clear}
              </Button>
            }
          >
            {helpFor(query, isNearest)}
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

function helpFor(query: string, isNearest: boolean): string {
  if (isNearest) return text.nearestHelp;
  return isEnoughToSearch(query) ? text.nothingHelp : text.oneMore;
}

const Loading = () => (
  <Delayed label={text.loading}>
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
  </Delayed>
);
