import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { StoryKind } from "#contract/codes/story-kind.ts";
import { callApi } from "#web/api/client.ts";

const pageSize = 10;

/** An employee's history, newest first, page by page as earlier entries are requested. */
export function useHistory(employeeId: number, kind: StoryKind | undefined) {
  const query = useInfiniteQuery({
    queryKey: ["employees", "history", { employeeId, kind }],
    queryFn: ({ pageParam: page, signal }) =>
      callApi(
        "employees.history",
        { params: { id: employeeId }, query: { page, pageSize, kind, sort: "-happenedAt" } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    entries: query.data?.pages.flatMap(({ items }) => items),
    total: query.data?.pages.at(-1)?.total ?? 0,
  };
}
