import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/client.ts";
import type { AsOf } from "./organisation-search.ts";

const pageSize = 100;

/** A manager's people, or those without a manager, as of a day, page by page. */
export function useBranch(asOf: AsOf, of: number | undefined) {
  const query = useInfiniteQuery({
    queryKey: ["continuity", "chart", asOf.day, asOf.knownOn ?? null, of ?? null],
    queryFn: ({ pageParam: page, signal }) =>
      callApi(
        "continuity.chart",
        { query: { ...asOf, page, pageSize, ...(of && { of }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
  });
  return {
    people: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages[0]?.total ?? 0,
    isError: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
